import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestEnvironment, testKey } from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { keyFileName, openKeyFile, removeFromKeyFile, rotateKeyFile } from './key-file.ts';
import { createKeyRing } from './key-ring.ts';
import { parseKeys } from './parse-keys.ts';
import { recordKeys } from './record-keys.ts';

const environment = createTestEnvironment();
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colophon-keys-'));
  path = join(folder, keyFileName);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

it('is made with a key for each purpose, and kept', () => {
  const first = openKeyFile(path, environment);
  expect(first.current('encryption').secret).not.toEqual(first.current('signing').secret);
  const second = openKeyFile(path, environment);
  expect(second.current('encryption')).toEqual(first.current('encryption'));
  expect(second.current('signing')).toEqual(first.current('signing'));
  expect(readdirSync(folder)).toEqual([keyFileName]);
});

it.runIf(process.platform !== 'win32')('is for its owner alone', () => {
  openKeyFile(path, environment);
  expect(modeOf(path)).toBe(0o600);
  chmodSync(path, 0o644);
  openKeyFile(path, environment);
  expect(modeOf(path)).toBe(0o600);
  rotateKeyFile(path, 'signing', environment);
  expect(modeOf(path)).toBe(0o600);
});

it('keeps earlier keys when one is rotated, until they are removed', () => {
  const before = openKeyFile(path, environment).current('encryption');
  const after = rotateKeyFile(path, 'encryption', environment);
  expect(after.current('encryption').id).not.toBe(before.id);
  expect(after.find('encryption', before.id)).toEqual(before);
  expect(openKeyFile(path).all('encryption')).toEqual(after.all('encryption'));

  expect(() => removeFromKeyFile(path, after.current('encryption').id)).toThrow('is in use');
  expect(() => removeFromKeyFile(path, 'none')).toThrow('has no key none');
  removeFromKeyFile(path, before.id);
  expect(openKeyFile(path).all('encryption')).toEqual([after.current('encryption')]);
});

it('gets no ID that a command line would take for an option', () => {
  openKeyFile(path, environment);
  // Without the rule, one of 64 keys would have such an ID.
  const ids = Array.from({ length: 400 }, () => rotateKeyFile(path, 'signing').current('signing').id);
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
});

it('names the line that is no key, and never repeats it', () => {
  openKeyFile(path, environment);
  writeFileSync(path, `${readFileSync(path, 'utf8')}signing 2026-01-01T00:00:00Z hunter2 hunter3\n`);
  expect(() => openKeyFile(path)).toThrow(`Line 4 of ${path} is not a key`);
  expect(() => openKeyFile(path)).not.toThrow('hunter');
  expect(() => parseKeys('signing 2026-01-01T00:00:00Z c2hvcnQ=', 'the variable')).toThrow('has 5 bytes');
});

it('is rejected without a key for each purpose', () => {
  const [line = ''] = readLines();
  writeFileSync(path, line);
  expect(() => openKeyFile(path)).toThrow('has no key for signing');

  function readLines() {
    openKeyFile(path, environment);
    return readFileSync(path, 'utf8').split('\n').slice(1);
  }
});

it('is compared with the keys that the store has seen', async () => {
  const store = createMemoryIdentityStore();
  const keys = [testKey('encryption'), testKey('signing')];
  await recordKeys(store, createKeyRing(keys), environment);
  await recordKeys(store, createKeyRing([...keys, testKey('encryption', 2)]), environment);
  expect(await store.listKeys()).toHaveLength(3);
  const others = createKeyRing([testKey('encryption', 3), testKey('signing')]);
  await expect(recordKeys(store, others, environment)).rejects.toThrow('restore it from a backup');
  expect(await store.listKeys()).toHaveLength(3);
});
