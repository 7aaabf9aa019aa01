import type { AnyProposal } from '@colophon/sdk/emitters';
import type { AspectName, AspectTypes, AuditStamp } from '@colophon/sdk/types';

/** A proposal to write one aspect. */
export const write = <A extends AspectName>(
  entityUrn: string,
  aspectName: A,
  aspect: AspectTypes[A],
): AnyProposal =>
  // The name and the value belong together, which the union of all aspects cannot express.
  ({ entityUrn, aspectName, aspect }) as unknown as AnyProposal;

/** Milliseconds of a day. */
export const dayMs = 86_400_000;
export const hourMs = 3_600_000;

/** The days that the sample covers. */
export interface Times {
  /** The midnight, in UTC, that began the current day, in milliseconds since the epoch. */
  readonly today: number;
  /** Number of days with time series, up to yesterday. */
  readonly days: number;
}

export const createTimes = (now: number, days: number): Times => ({ today: now - (now % dayMs), days });

/** A time some days before the current day began. */
export const daysAgo = ({ today }: Times, days: number): number => today - Math.round(days * dayMs);

/** Midnight of a complete day: 0 is yesterday. */
export const dayBefore = ({ today }: Times, index: number): number => today - (index + 1) * dayMs;

/** Number of a day since the epoch: what happened on it is the same whenever the sample is made. */
export const dayNumber = (midnight: number): number => midnight / dayMs;

export const stamp = (actor: string, time: number): AuditStamp => ({ actor, time });
