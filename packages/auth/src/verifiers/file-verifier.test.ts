import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestEnvironment, createTestHasher } from '../testing/fixtures.ts';
import { openFileVerifier } from './file-verifier.ts';
import { parseProperties } from './properties.ts';

const hasher = createTestHasher(createTestEnvironment());
const hash = await hasher.hash('correct horse');
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colophon-users-'));
  path = join(folder, 'user.props');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (text: string) => {
  writeFileSync(path, text);
  return openFileVerifier(path, hasher);
};

describe('a user of a file', () => {
  it.each([
    ['the password itself', 'ada: s3cret, with', 's3cret'],
    ['our own hash', `ada: ${hash}`, 'correct horse'],
    ['our own hash with groups', `ada: ${hash}, readers`, 'correct horse'],
    // As Jetty's documentation has them.
    ['MD5', 'ada: MD5:5f4dcc3b5aa765d61d8327deb882cf99', 'password'],
    ['OBF', 'ada: OBF:1v2j1uum1xtv1zej1zer1xtn1uvk1v1v', 'password'],
    ['the separators of Java', 'ada=s\\u00e9cret\\:1', 'sécret:1'],
    ['a name with an @', 'ada@example.org: s3cret', 's3cret', 'ada@example.org'],
  ])('is recognised by %s', async (_, text, password, name = 'ada') => {
    const verifier = await open(text);
    expect(await verifier.verify(name, password)).toMatchObject({ name });
    expect(await verifier.verify(name.toUpperCase(), password)).toMatchObject({ name });
    for (const wrong of ['', 'wrong', `${password} `, text.slice(5)])
      expect(await verifier.verify(name, wrong)).toBeUndefined();
    expect(await verifier.verify('bob', password)).toBeUndefined();
  });

  it('has the groups that follow the password', async () => {
    const verifier = await open('ada: s3cret, readers ,editors\nbob: s3cret');
    expect(await verifier.verify('ada', 's3cret')).toEqual({ name: 'ada', groups: ['readers', 'editors'] });
    expect(await verifier.verify('bob', 's3cret')).toEqual({ name: 'bob' });
  });

  it('is hashed for as often as one that does not exist', async () => {
    let hashes = 0;
    const counting = {
      ...hasher,
      verify: (...given: Parameters<typeof hasher.verify>) => {
        hashes++;
        return hasher.verify(...given);
      },
    };
    writeFileSync(path, `a: plain\nb: MD5:5f4dcc3b5aa765d61d8327deb882cf99\nc: ${hash}`);
    const verifier = await openFileVerifier(path, counting);
    for (const name of ['a', 'b', 'c', 'd']) await verifier.verify(name, 'wrong');
    expect(hashes).toBe(4);
  });

  it('changes with the file', async () => {
    const verifier = await open('ada: first\n');
    expect(await verifier.verify('ada', 'first')).toBeDefined();
    change('ada: second\n');
    expect(await verifier.verify('ada', 'first')).toBeUndefined();
    expect(await verifier.verify('ada', 'second')).toBeDefined();
    change('ada: second\nada: third\n');
    await expect(verifier.verify('ada', 'second')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(verifier.verify('ada', 'second')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    change('bob: second\n');
    expect(await verifier.verify('ada', 'second')).toBeUndefined();
    rmSync(path);
    await expect(verifier.verify('bob', 'second')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  let changes = 0;
  function change(text: string) {
    writeFileSync(path, text);
    // Files of the same size that are written within a tick of the clock have the same time.
    utimesSync(path, 1, ++changes);
  }
});

it.each([
  ['ada', 'expected "name: password"'],
  ['ada:', 'expected "name: password"'],
  ['\n# comment\na b: secret-text', undefined],
  ['a/b: secret-text', 'The name of a user'],
  ['ada: secret-text\nADA: secret-text', 'Line 2'],
  ['ada: CRYPT:adpexzg3FUZAk', 'not supported'],
  ['ada: $2b$10$secret-text', 'not supported'],
  ['ada: OBF:zzzzz', 'not supported'],
  ['ada: MD5:secret-text', 'not supported'],
])('%j is an error, or none, that repeats no secret', async (text, message) => {
  if (message === undefined) {
    await expect(open(text)).resolves.toBeDefined();
    return;
  }
  await expect(open(text)).rejects.toThrow(message);
  await expect(open(text)).rejects.not.toThrow('secret-text');
});

it('a file that does not exist is an error', async () => {
  await expect(openFileVerifier(path, hasher)).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' });
});

it('properties are read as Java reads them', () => {
  const text =
    '# comment\n! comment\n\n  a=1\nb : 2\nc 3\nd\ne\\:f=g\\\n   h\r\ni=\\u0041\\tB\\\\\nj=k\\\\\nl = a=b:c \n';
  expect(parseProperties(text).map(({ name, value }) => [name, value])).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
    ['d', ''],
    ['e:f', 'gh'],
    ['i', 'A\tB\\'],
    ['j', 'k\\'],
    ['l', 'a=b:c '],
  ]);
});
