import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../describe-failure.ts';
import { printable } from '../print/printable.ts';
import { callIdentity, request } from './call-identity.ts';
import type { MadeToken } from './tokens.ts';

interface Begun {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly path: string;
  readonly lifetimeMs: number;
  readonly intervalMs: number;
}

/** Longest time between two questions, in milliseconds, however busy the server is. */
const longestMs = 60_000;

/**
 * Shows a code that somebody types in a browser, and waits until the request is allowed: RFC 8628. It needs no browser on
 * this machine, and works however the server signs people in.
 *
 * @throws CommandError when it is denied or the code expires.
 */
export async function signInByCode(server: string): Promise<MadeToken> {
  // Without a token: who signs in anew may have one that is revoked.
  const begun = (await callIdentity({ server }, 'POST', '/device', {
    headers: {},
    body: { client: hostname() },
  })) as Begun;
  const { deviceCode, userCode, path, lifetimeMs } = begun;
  console.log(
    `Open ${server.replace(/\/+$/, '')}${printable(path)} in a browser and enter the code ${printable(userCode)}`,
  );
  console.log(`The code is valid for ${Math.round(lifetimeMs / 60_000)} minutes. Waiting …`);
  const giveUpAt = performance.now() + lifetimeMs;
  let { intervalMs } = begun;
  while (performance.now() < giveUpAt) {
    await sleep(intervalMs);
    const answer = await redeem(server, deviceCode);
    if ('token' in answer) return answer;
    switch (answer.error) {
      case 'authorization_pending':
        break;
      case 'slow_down':
        intervalMs = Math.min(answer.intervalMs ?? intervalMs * 2, longestMs);
        break;
      case 'access_denied':
        throw new CommandError('the sign-in was denied in the browser');
      case 'expired_token':
        throw expired();
      default:
        throw new CommandError(answer.message ?? `${server} returned no token, and no reason`);
    }
  }
  throw expired();
}

const expired = () => new CommandError('the code has expired. Run "colophon login" again.');

interface Refused {
  readonly error?: string;
  readonly message?: string;
  readonly intervalMs?: number;
}

async function redeem(server: string, deviceCode: string): Promise<MadeToken | Refused> {
  const response = await request(server, '/openapi/v1/identity/device/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ deviceCode }),
  });
  // A server that is busy still knows the code.
  if (response.status === 429 || response.status >= 500) return { error: 'slow_down' };
  // What is no JSON is of no server of ours.
  return (await response.json().catch(() => ({}))) as MadeToken | Refused;
}
