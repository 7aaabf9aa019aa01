import { describe, expect, it } from 'vitest';
import { createTestEnvironment, testCost } from '../testing/fixtures.ts';
import { createPasswordHasher, isPasswordHash } from './password-hasher.ts';

const environment = createTestEnvironment();
const hasher = createPasswordHasher({ environment, cost: testCost });

describe('a password hash', () => {
  it('verifies its own password and no other', async () => {
    const hash = await hasher.hash('correct horse');
    expect(hash).toMatch(/^\$scrypt\$ln=1,r=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(isPasswordHash(hash)).toBe(true);
    expect(await hasher.verify('correct horse', hash)).toBe(true);
    expect(await hasher.verify('correct horsf', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
  });

  it('differs although the password is the same', async () => {
    expect(await hasher.hash('a')).not.toBe(await hasher.hash('a'));
  });

  it('is the same for the same characters from another keyboard', async () => {
    const hash = await hasher.hash('caf\u00e9 \u212b');
    expect(await hasher.verify('cafe\u0301 \u00c5', hash)).toBe(true);
  });

  it('of another cost is verified, and to be replaced when the cost is higher now', async () => {
    const stronger = createPasswordHasher({ environment, cost: { ...testCost, log2N: 2 } });
    const old = await hasher.hash('a');
    expect(await stronger.verify('a', old)).toBe(true);
    expect(stronger.needsRehash(old)).toBe(true);
    const replaced = await stronger.hash('a');
    expect(stronger.needsRehash(replaced)).toBe(false);
    expect(hasher.needsRehash(replaced)).toBe(false);
    expect(await hasher.verify('a', replaced)).toBe(true);
  });

  it('is never verified when it is none, is cut, or would take too much memory', async () => {
    const hash = await hasher.hash('');
    const bad = [
      'plain',
      '',
      hash.slice(0, -1),
      hash.replace('ln=1', 'ln=30'),
      hash.replace('p=1', 'p=999'),
      hash.replace('ln=1', 'ln=0'),
    ];
    for (const one of bad) {
      expect([one, isPasswordHash(one)]).toEqual([one, false]);
      expect([one, await hasher.verify('', one)]).toEqual([one, false]);
    }
  });

  it('is computed for an unknown user too, and never verified', async () => {
    expect(await hasher.verify('', undefined)).toBe(false);
    // A full queue shows that the work is done: without it there would be nothing to wait for.
    const busy = createPasswordHasher({ environment, cost: testCost, maxConcurrent: 1, maxWaiting: 0 });
    const running = busy.verify('a', undefined);
    await expect(busy.verify('a', undefined)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterMs: 1_000,
    });
    expect(await running).toBe(false);
    expect(await busy.verify('a', undefined)).toBe(false);
  });
});

it('has a cost by default that Node can compute', async () => {
  const real = createPasswordHasher();
  const hash = await real.hash('a');
  expect(hash).toContain('$ln=15,r=8,p=3$');
  expect(await real.verify('a', hash)).toBe(true);
});

it('rejects a cost that scrypt does not support', () => {
  for (const cost of [{ log2N: 0 }, { r: 0 }, { p: 1.5 }, { log2N: 24, r: 8 }])
    expect(() => createPasswordHasher({ cost: { ...testCost, ...cost } })).toThrow('cannot be hashed');
});
