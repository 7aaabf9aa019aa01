import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts `colophon serve --model` on definitions that it must reject, and returns what it says. */
function errorOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-model-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = [main, 'serve', '--port', '0', '--data', join(folder, 'data'), '--model', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  return stderr.replaceAll(folder, '<folder>').trim();
}

const box = (doc: string) => `
import { aspect, extend, string } from '@colophon/schema';
export const info = extend('dataset', aspect({
  name: 'info', record: 'com.example.Info', doc: 'A thing.', fields: { a: { type: string, doc: '${doc}' } },
}));`;

describe('colophon serve --model', () => {
  it.each([
    [
      'a field without a description',
      { 'a.ts': box('') },
      'colophon: The field a of com.example.Info has no description.',
    ],
    [
      'a file that cannot be loaded',
      { 'a.ts': 'export const x = ;' },
      'colophon: <folder>/a.ts cannot be loaded:',
    ],
    [
      'an extension of what does not exist',
      { 'a.ts': box('A thing.').replace("'dataset'", "'nothing'") },
      'colophon: extend(): there is no entity type "nothing" to extend.',
    ],
    [
      'a name that the built-in model has',
      { 'a.ts': box('A thing.').replace("name: 'info'", "name: 'ownership'") },
      'colophon: Two different definitions of aspect ownership. Define it once and import it.',
    ],
    [
      'an aspect that no entity has',
      { 'a.ts': box('A thing.').replace("extend('dataset', aspect(", '(aspect(').replace('}));', '}));') },
      'colophon: <folder>/a.ts: no entity has the aspect info.',
    ],
  ])('rejects %s', (_, files, message) => {
    expect(errorOf(files)).toContain(message);
  });
});
