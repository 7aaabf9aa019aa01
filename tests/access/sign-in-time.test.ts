import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromOwnPage, password, type SignInServer, startWithSignIn } from './catalogue-with-sign-in.ts';

// Over HTTP, who guesses learns from the time of an answer no more than from its text. It measures CPU time, of which other
// programs take none, and compares medians with each other and with no clock.

const rounds = 9;
// Each attempt takes a hash of a tenth of a second of CPU time, and other programs may have most of the CPU.
vi.setConfig({ testTimeout: 300_000 });

let server: SignInServer;
beforeAll(async () => {
  server = await startWithSignIn({ trustedProxy: ['127.0.0.1', '::1'] });
  for (const name of ['eve', 'suspended-user']) await server.signUp(name);
  const user = encodeURIComponent('urn:li:corpuser:suspended-user');
  await server.as(server.admin, `/openapi/v1/identity/users/${user}/suspend`, { method: 'POST' });
});
afterAll(() => server[Symbol.asyncDispose]());

let caller = 0;
/** Each from an address of its own, so that none has to wait for the failures of another. */
const send = (path: string, body: object) =>
  server.send(path, {
    body,
    headers: { ...fromOwnPage, 'X-Forwarded-For': `10.${caller >> 8}.${caller++ & 255}.1` },
  });

const medianOf = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** CPU time of each request in the median, in microseconds. They take turns, so what disturbs one disturbs all. */
async function cpuOf(works: readonly (() => Promise<{ readonly status: number }>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [place, work] of works.entries()) {
      const start = process.cpuUsage();
      const { status } = await work();
      const { user, system } = process.cpuUsage(start);
      times[place]?.push(user + system);
      expect(status).toBe(400);
    }
  return times.map(medianOf);
}

function spreadOf(name: string, times: readonly number[]): number {
  const spread = Math.max(...times) / Math.min(...times);
  console.log(`${name}: ${times.join(', ')} µs of CPU time, at most ${spread.toFixed(3)} times as long`);
  return spread;
}

it('a sign-in takes as long for an unknown user as for a known or a suspended one', async () => {
  const attempt = (username: string) => () => send('/logIn', { username, password: 'wrong password' });
  const right = () => send('/logIn', { username: 'suspended-user', password });
  const times = await cpuOf([...['eve', 'nobody', 'suspended-user'].map(attempt), right]);
  expect(spreadOf('eve, nobody, suspended, suspended with the right password', times)).toBeLessThan(1.15);
});

it('a new password by a wrong link takes as long for an unknown user', async () => {
  const attempt = (email: string) => () =>
    send('/resetNativeUserCredentials', { email, password, resetToken: 'A'.repeat(32) });
  const times = await cpuOf(['eve', 'nobody', 'suspended-user'].map(attempt));
  // Of a millisecond, in which a request over a socket varies; a hash would take a hundred.
  expect(spreadOf('eve, nobody, suspended', times)).toBeLessThan(3);
});

it('a sign-up by a wrong link takes as long for a name that is taken', async () => {
  const attempt = (email: string) => () =>
    send('/signUp', { email, fullName: 'x', password, inviteToken: 'A'.repeat(32) });
  const times = await cpuOf(['eve', 'nobody', 'suspended-user'].map(attempt));
  expect(spreadOf('eve, nobody, suspended', times)).toBeLessThan(3);
});
