import type { JsonObject } from '@colophon/schema';
import { valueAt } from '../project/values-at.ts';
import type { LineageBounds } from './query.ts';

/** A range of time, in milliseconds since the epoch; both ends are in it. */
export interface TimeRange {
  readonly from: number;
  readonly until: number;
}

/** The time that the edges of a walk must be of; undefined when the walk takes edges of any time. */
export const timeRangeOf = ({ startTimeMillis, endTimeMillis }: LineageBounds): TimeRange | undefined =>
  startTimeMillis === undefined && endTimeMillis === undefined
    ? undefined
    : { from: startTimeMillis ?? 0, until: endTimeMillis ?? Number.MAX_SAFE_INTEGER };

/**
 * True for an edge that was created or updated in the range, for one without a time, which may be 0, and for one that a
 * person drew. An index that asks its own language must come to the same: `edgeTimeCases` in `testing/` is the table.
 */
export function isOfTime(properties: JsonObject | undefined, { from, until }: TimeRange): boolean {
  const { createdOn = 0, updatedOn = 0 } = properties ?? {};
  const isInRange = (time: unknown) => typeof time === 'number' && time >= from && time <= until;
  if (isInRange(properties?.createdOn) || isInRange(properties?.updatedOn)) return true;
  const isUnknown = (createdOn ?? 0) === 0 && (updatedOn ?? 0) === 0;
  return isUnknown || (properties !== undefined && valueAt(properties, 'properties.source') === 'UI');
}
