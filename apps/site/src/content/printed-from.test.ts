import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printedFrom } from './printed-from.ts';

const docs = join(import.meta.dirname, '../../../../docs');

test('a page names the source it was generated from', () => {
  expect(printedFrom('\n{/* Printed by `npm run generate` from CHANGELOG.md. Do not edit. */}\n\nText')).toBe(
    'CHANGELOG.md',
  );
  expect(printedFrom('Written by hand.')).toBeUndefined();
});

test('all generated pages use the same wording', async () => {
  for await (const file of glob('**/*.mdx', { cwd: docs })) {
    const text = await readFile(join(docs, file), 'utf8');
    const speaksOfIt = text.includes('{/* Printed by');
    expect(printedFrom(text) !== undefined, file).toBe(speaksOfIt);
  }
});
