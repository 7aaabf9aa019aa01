import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { newUser } from '../users/native-users.ts';
import { openFileVerifier } from '../verifiers/file-verifier.ts';
import { createNativeVerifier } from '../verifiers/native-verifier.ts';

const rounds = 25;

/** CPU time that each of some works takes in the median, in microseconds. They take turns, so what disturbs one disturbs all. */
async function cpuOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [place, work] of works.entries()) {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      times[place]?.push(user + system);
    }
  return times.map((some) => some.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}

/** Reports how much the slowest of some times is above the fastest. */
function spreadOf(name: string, times: readonly number[]): number {
  const spread = Math.max(...times) / Math.min(...times);
  console.log(`${name}: ${times.join(', ')} µs of CPU time, at most ${spread.toFixed(3)} times as long`);
  return spread;
}

// A cost at which everything else that a sign-in does is small beside the hash, as it is with the real one.
const hasher = createPasswordHasher({ cost: { log2N: 14, r: 8, p: 1 } });
const passwordHash = await hasher.hash('correct horse');

it('a wrong password takes as long as an unknown user', async () => {
  const store = createMemoryIdentityStore();
  const user = { ...newUser('ada', { createdAt: 0 }), status: 'active', passwordHash } as const;
  await store.addUser(user);
  await store.addUser(newUser('bob', { createdAt: 0 }));
  const verifier = createNativeVerifier(store, hasher);
  const times = await cpuOf(['ada', 'bob', 'nobody'].map((name) => () => verifier.verify(name, 'wrong')));
  expect(spreadOf('ada, bob without a password, nobody', times)).toBeLessThan(1.15);
});

it('in a file of users too, whatever form its passwords have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-users-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'user.props');
  writeFileSync(path, `ada: ${passwordHash}\nbob: MD5:5f4dcc3b5aa765d61d8327deb882cf99\ncarol: plain`);
  const verifier = await openFileVerifier(path, hasher);
  const names = ['ada', 'bob', 'carol', 'nobody'];
  const times = await cpuOf(names.map((name) => () => verifier.verify(name, 'wrong')));
  expect(spreadOf(names.join(', '), times)).toBeLessThan(1.15);
});
