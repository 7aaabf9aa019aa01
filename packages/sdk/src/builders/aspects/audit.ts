import type { AuditStamp, TimeStamp } from '@colophon/model-types';

/** A point in time: milliseconds since the epoch, or a Date. */
export type Moment = number | Date;

/** Milliseconds since the epoch; fractions are truncated. */
export const toMillis = (moment: Moment): number => Math.trunc(Number(moment));

/**
 * Who did something, and when.
 *
 * @param actor URN, such as `urn:li:corpuser:jdoe`.
 * @param time Default: now.
 * @example
 * ```ts
 * auditStamp(makeUserUrn('jdoe'), 1_700_000_000_000); // { actor: 'urn:li:corpuser:jdoe', time: 1700000000000 }
 * ```
 */
export const auditStamp = (actor: string, time: Moment = Date.now()): AuditStamp => ({
  actor,
  time: toMillis(time),
});

/**
 * When something happened in the source system.
 *
 * @param actor URN of the user who caused it. Default: not recorded.
 * @param time When it happened.
 * @example
 * ```ts
 * makeTimestamp(1_700_000_000_000); // { time: 1700000000000 }
 * ```
 */
export const makeTimestamp = (time: Moment, actor?: string): TimeStamp => ({
  time: toMillis(time),
  ...(actor !== undefined && { actor }),
});
