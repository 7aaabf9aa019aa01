import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSite } from './write-site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-write-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (out: string, texts: Readonly<Record<string, string>>) =>
  writeSite(
    join(folder, out),
    Object.entries(texts).map(([path, content]) => ({ path, content })),
    join(folder, 'cache'),
  );
const read = (path: string) => readFile(join(folder, path), 'utf8');

describe('writeSite', () => {
  test('writes what changed, and removes what is no longer there', async () => {
    expect(await write('site', { 'a.html': 'one', 'b.html': 'two' })).toEqual({ written: 2, removed: 0 });
    expect(await write('site', { 'a.html': 'one', 'c.html': 'two' })).toEqual({ written: 1, removed: 1 });
    expect((await readdir(join(folder, 'site'))).sort()).toEqual(['a.html', 'c.html']);
  });

  test('keeps track of several folders', async () => {
    await write('here', { 'a.html': 'old' });
    await write('there', { 'a.html': 'new' });
    await write('here', { 'a.html': 'new' });
    expect([await read('here/a.html'), await read('there/a.html')]).toEqual(['new', 'new']);
  });
});
