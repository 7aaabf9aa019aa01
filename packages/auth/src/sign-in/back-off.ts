import { dayMs, type Environment, hourMs, minuteMs, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import type { AttemptRecord, AttemptStore } from '../ports/attempts.ts';
import { signInNameOf } from '../users/user-name.ts';
import { isDeviceOf, networkOf } from './device.ts';

/** How failed attempts slow down the next ones. */
export interface BackOffRule {
  /** Failures without a consequence. */
  readonly free: number;
  /** Wait after the next failure; it doubles with each further one. */
  readonly firstMs: number;
  /** Longest wait. */
  readonly longestMs: number;
  /** Failures are forgotten when none has come for this long. */
  readonly forgetMs: number;
}

/** Of one user from one address, or one browser. */
const pairRule: BackOffRule = { free: 5, firstMs: 1_000, longestMs: 15 * minuteMs, forgetMs: dayMs };
/** Of one address, whoever it tries to be: many people may share it, so it allows more. */
const addressRule: BackOffRule = { free: 50, firstMs: 1_000, longestMs: 5 * minuteMs, forgetMs: hourMs };

export interface Attempt {
  /** As typed. It is never stored: people type passwords here. */
  readonly name: string;
  /** IP address of the caller. Default: one that all callers without an address share. */
  readonly address?: string;
  /** What `createDevices` gave the browser at an earlier sign-in. */
  readonly device?: string;
  /**
   * True where the address belongs to a program that asks for many people: their failures are then not added up, or one of
   * them could keep all others out. Default: false.
   */
  readonly isSharedAddress?: boolean;
}

export interface BackOff {
  /**
   * Counts an attempt as failed before it is made, so that many at the same time are as slow as one after another.
   *
   * @throws AuthError `TOO_MANY_ATTEMPTS`, for names that exist and for others alike
   */
  begin(attempt: Attempt): Promise<void>;
  /** Takes back what `begin` has counted: the attempt has succeeded, or could not be made. */
  forgive(attempt: Attempt): Promise<void>;
}

export interface BackOffOptions {
  readonly store: AttemptStore;
  readonly box: SecretBox;
  readonly environment?: Environment;
}

/**
 * Slows down guessing without a way to lock somebody out. Nothing is counted for a user alone, so failures elsewhere never
 * block the user. Failures are counted for a user from an address and for an address. Who shares the address of an attacker
 * is safe, too, in a browser that has signed in before: its failures are counted apart, as OWASP's "device cookies" do.
 * Guesses at one user from many addresses are left to the cost of a hash and to the list of common passwords.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function createBackOff({ store, box, environment = realEnvironment }: BackOffOptions): BackOff {
  /** The records of an attempt, each with its rule. Names and addresses are stored as codes only the server can make. */
  const countersOf = ({ name, address = '', device, isSharedAddress = false }: Attempt) => {
    const user = signInNameOf(name);
    const counter = (rule: BackOffRule, ...parts: string[]) => ({
      rule,
      key: box.sign(JSON.stringify(parts), 'attempts'),
    });
    if (device !== undefined && isDeviceOf(box, device, user))
      return [counter(pairRule, 'device', user, device)];
    const network = networkOf(address);
    const ofPair = counter(pairRule, 'pair', user, network);
    return isSharedAddress ? [ofPair] : [ofPair, counter(addressRule, 'address', network)];
  };
  const current = (record: AttemptRecord | undefined, at: number) =>
    record && record.expiresAt > at ? record : undefined;

  return {
    async begin(attempt) {
      const at = environment.now();
      const counters = countersOf(attempt);
      let blockedUntil = 0;
      await store.updateAttempts(
        counters.map(({ key }) => key),
        (records) => {
          blockedUntil = Math.max(...records.map((record) => current(record, at)?.blockedUntil ?? 0));
          // An attempt that is not made counts nothing, or an impatient person would wait for ever.
          if (blockedUntil > at) return records;
          return counters.map(({ rule }, place) => fail(current(records[place], at), rule, at));
        },
      );
      if (blockedUntil > at)
        throw new AuthError('TOO_MANY_ATTEMPTS', 'Too many failed attempts. Try again later.', {
          retryAfterMs: blockedUntil - at,
        });
    },

    async forgive(attempt) {
      const counters = countersOf(attempt);
      await store.updateAttempts(
        counters.map(({ key }) => key),
        (records) =>
          records.map((record, place) => {
            // One success says nothing about the other names that were tried from the address.
            if (counters[place]?.rule !== addressRule || !record || record.failures <= 1) return undefined;
            return { ...record, failures: record.failures - 1, blockedUntil: 0 };
          }),
      );
    },
  };
}

function fail(record: AttemptRecord | undefined, rule: BackOffRule, at: number): AttemptRecord {
  const failures = (record?.failures ?? 0) + 1;
  const over = failures - rule.free;
  const waitMs = over < 0 ? 0 : Math.min(rule.firstMs * 2 ** Math.min(over, 30), rule.longestMs);
  return { failures, blockedUntil: at + waitMs, expiresAt: at + rule.forgetMs };
}
