import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printedFrom } from './printed-from.ts';

const docs = join(import.meta.dirname, '../../../../docs');

test('a page says what it was printed from', () => {
  expect(printedFrom('\n{/* Printed by `npm run generate` from CHANGELOG.md. Do not edit. */}\n\nText')).toBe(
    'CHANGELOG.md',
  );
  expect(printedFrom('Written by hand.')).toBeUndefined();
});

test('no page speaks of a printer in other words', async () => {
  for await (const file of glob('**/*.mdx', { cwd: docs })) {
    const text = await readFile(join(docs, file), 'utf8');
    const speaksOfIt = text.includes('{/* Printed by');
    expect(printedFrom(text) !== undefined, file).toBe(speaksOfIt);
  }
});
