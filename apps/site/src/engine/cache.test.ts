import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildCache } from './cache.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colophon-cache-'));
  file = join(folder, 'build.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build that asks for these keys; those that it had to make. */
function build(...keys: readonly string[]): string[] {
  const cache = new BuildCache(file);
  const made = keys.filter((key) => !cache.has(key));
  for (const key of keys) cache.text(key, () => key.repeat(10_000));
  cache.close();
  return made;
}

describe('the cache of a build', () => {
  it('keeps what the last build asked for', () => {
    expect(build('a', 'b')).toEqual(['a', 'b']);
    expect(build('b', 'c')).toEqual(['c']);
    expect(build('a', 'b', 'c')).toEqual(['a']);
  });

  it('is made again when its file is damaged', () => {
    build('a', 'b', 'c', 'd');
    const whole = readFileSync(file);
    writeFileSync(file, whole.fill(0x5a, 4096));
    expect(build('a', 'b')).toEqual(['a', 'b']);
    writeFileSync(file, 'This is no database.');
    expect(build('a', 'b')).toEqual(['a', 'b']);
    expect(build('a', 'b')).toEqual([]);
  });
});
