import { createAudit, type Origin } from '../audit.ts';
import { type Environment, minuteMs, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import type { DeviceRequest } from '../ports/device-requests.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { hashSecret, randomText } from '../random-text.ts';
import type { BackOff } from '../sign-in/back-off.ts';
import { networkOf } from '../sign-in/device.ts';
import { makeUserCode, readUserCode } from './user-code.ts';

export interface DeviceFlowOptions {
  readonly store: IdentityStore;
  readonly box: SecretBox;
  /** Slows down guessing of codes. */
  readonly backOff: BackOff;
  readonly environment?: Environment;
  /** How long a code can be used. Default: 10 minutes. */
  readonly lifetimeMs?: number;
  /** How long a program waits between two questions. Default: 2 seconds. */
  readonly intervalMs?: number;
}

/** What a program gets that asks to act for somebody. The codes are not stored. */
export interface BegunDeviceRequest {
  /** For the program alone, which asks with it what became of the request. */
  readonly deviceCode: string;
  /** For the person, who types it in a browser: `WDJB-MJHT`. */
  readonly userCode: string;
  /** How long both can be used, in milliseconds. */
  readonly lifetimeMs: number;
  /** Least time between two questions, in milliseconds. */
  readonly intervalMs: number;
}

/** What became of a request. One that is unknown, used or too old is `expired`: who has no code learns nothing. */
export type DevicePoll =
  | { readonly state: 'approved'; readonly user: string; readonly client: string }
  | { readonly state: 'slow-down'; readonly intervalMs: number }
  | { readonly state: 'pending' | 'denied' | 'expired' };

/** A short code as it was typed, by whom. */
export interface TypedCode extends Origin {
  readonly code: string;
  /** URN of who is signed in. */
  readonly user: string;
}

/**
 * Signs a program in by a code that a person types in a browser, where the person signs in however the server has it: the
 * device authorization grant of RFC 8628.
 */
export interface DeviceFlow {
  /**
   * @param begin.client What the program says about itself; the first 64 characters count.
   * @throws AuthError `TOO_MANY_ATTEMPTS` for an address that begins too many
   */
  begin(begin: Origin & { readonly client: string }): Promise<BegunDeviceRequest>;
  /** Tells the program what became of its request. That it was approved is told once. */
  poll(deviceCode: string): Promise<DevicePoll>;
  /**
   * The request that a person is about to decide.
   *
   * @throws AuthError `INVALID_CODE` for one that is unknown, decided or expired; `TOO_MANY_ATTEMPTS` after guesses
   */
  find(typed: TypedCode): Promise<Pick<DeviceRequest, 'client' | 'address' | 'createdAt'>>;
  /** Approves or denies it, once. @throws AuthError as `find` */
  decide(typed: TypedCode & { readonly isApproved: boolean }): Promise<void>;
}

/** RFC 8628, 3.5: what each question that comes too early adds to the time between two. */
const slowDownMs = 5_000;
const maxClientLength = 64;
/** Requests that one network may begin in the lifetime of a code. */
const maxBegun = 100;

export function createDeviceFlow({
  store,
  box,
  backOff,
  environment = realEnvironment,
  lifetimeMs = 10 * minuteMs,
  intervalMs = 2_000,
}: DeviceFlowOptions): DeviceFlow {
  const audit = createAudit(store, environment);
  /** 34 bits can be tried out, so that a plain hash would not hide them. */
  const hashUserCode = (typed: string) => box.sign(readUserCode(typed), 'user-code');

  async function countBegun(address: string): Promise<void> {
    const at = environment.now();
    const key = box.sign(JSON.stringify(['device-flow', networkOf(address)]), 'attempts');
    let retryAfterMs: number | undefined;
    await store.updateAttempts([key], ([found]) => {
      const record =
        found && found.expiresAt > at ? found : { failures: 0, blockedUntil: 0, expiresAt: at + lifetimeMs };
      retryAfterMs = record.failures < maxBegun ? undefined : record.expiresAt - at;
      return [retryAfterMs === undefined ? { ...record, failures: record.failures + 1 } : record];
    });
    if (retryAfterMs !== undefined)
      throw new AuthError('TOO_MANY_ATTEMPTS', 'Too many programs ask to sign in. Try again later.', {
        retryAfterMs,
      });
  }

  /** Reads the request of a code, and may change it. A code that is none counts as a guess of the user. */
  async function withRequest(
    { code, user, address }: TypedCode,
    change: (request: DeviceRequest) => DeviceRequest,
  ): Promise<DeviceRequest> {
    const attempt = { name: `code of a device, ${user}`, ...(address !== undefined && { address }) };
    await backOff.begin(attempt);
    let found: DeviceRequest | undefined;
    await store.updateDeviceRequest({ userCodeHash: hashUserCode(code) }, (request) => {
      const isOpen = request?.state === 'pending' && environment.now() < request.expiresAt;
      found = isOpen ? change(request) : undefined;
      return found ?? request;
    });
    if (!found)
      throw new AuthError(
        'INVALID_CODE',
        'The code is unknown, used or expired. Check it, or start again on your device.',
      );
    await backOff.forgive(attempt);
    return found;
  }

  return {
    async begin({ client, address }) {
      await countBegun(address ?? '');
      const createdAt = environment.now();
      const deviceCode = randomText(environment, 32);
      for (;;) {
        const userCode = makeUserCode(environment);
        const isAdded = await store.addDeviceRequest({
          hash: hashSecret(deviceCode),
          userCodeHash: hashUserCode(userCode),
          client: printable(client),
          state: 'pending',
          intervalMs,
          nextPollAt: createdAt,
          createdAt,
          expiresAt: createdAt + lifetimeMs,
          ...(address !== undefined && { address }),
        });
        if (isAdded) return { deviceCode, userCode, lifetimeMs, intervalMs };
      }
    },

    async poll(deviceCode) {
      let result: DevicePoll = { state: 'expired' };
      await store.updateDeviceRequest({ hash: hashSecret(deviceCode) }, (request) => {
        const at = environment.now();
        result = { state: 'expired' };
        if (!request || at >= request.expiresAt) return undefined;
        const { state, user, client } = request;
        if (state === 'denied') result = { state };
        else if (state === 'approved' && user !== undefined) result = { state, user, client };
        else {
          const isEarly = at < request.nextPollAt;
          const interval = request.intervalMs + (isEarly ? slowDownMs : 0);
          result = isEarly ? { state: 'slow-down', intervalMs: interval } : { state: 'pending' };
          return { ...request, intervalMs: interval, nextPollAt: at + interval };
        }
        // It is told once.
        return undefined;
      });
      return result;
    },

    async find(typed) {
      const { client, address, createdAt } = await withRequest(typed, (request) => request);
      return { client, createdAt, ...(address !== undefined && { address }) };
    },

    async decide({ isApproved, ...typed }) {
      const { user } = typed;
      const { client } = await withRequest(typed, (request) =>
        isApproved ? { ...request, state: 'approved', user } : { ...request, state: 'denied' },
      );
      const outcome = isApproved ? 'done' : 'refused';
      await audit({ action: 'device-sign-in', outcome, actor: user, details: { client } }, typed);
    },
  };
}

/** One line of readable text: it stands on a page, in a list and in the audit log. */
const printable = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxClientLength) || 'a device';
