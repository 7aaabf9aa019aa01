import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOpenLineageFile } from './open-lineage-file.ts';

const file = join(mkdtempSync(join(tmpdir(), 'openlineage-')), 'openlineage.json');

it('reads the settings of a file over the defaults', () => {
  writeFileSync(file, '{ "env": "dev", "usePatch": true }');
  expect(readOpenLineageFile(file)).toMatchObject({ env: 'DEV', usePatch: true, materializeDataset: true });
  expect(readOpenLineageFile(undefined)).toMatchObject({ usePatch: false });
});

it.each([
  ['{', 'The body'],
  ['{ "environment": "DEV" }', '/environment: unknown'],
  ['{ "env": "DEVELOPMENT" }', '/env: expected one of PROD'],
])('refuses %s with the name of the file', (text, message) => {
  writeFileSync(file, text);
  expect(() => readOpenLineageFile(file)).toThrow(message);
  expect(() => readOpenLineageFile(file)).toThrow(`--openlineage ${file}: `);
});

it('refuses a file that does not exist', () => {
  expect(() => readOpenLineageFile(`${file}.none`)).toThrow('--openlineage: ENOENT');
});
