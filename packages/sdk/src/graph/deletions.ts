import type { TimeseriesAspectName } from '@colophon/model/types';
import { type Moment, toMillis } from '../builders/aspects/audit.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-answer.ts';

/** Whether to hide an entity or to bring it back. */
export interface SoftDeleteOptions extends CallOptions {
  /** False brings the entity back. Default true. */
  readonly removed?: boolean;
}

/** What a deletion took away. */
export interface Deleted {
  /** Values of aspects, older versions included. */
  readonly rows: number;
  /** Points in time. */
  readonly timeseriesRows: number;
}

export async function hardDelete(client: HttpClient, urn: string, options: CallOptions): Promise<Deleted> {
  const { rows, timeseriesRows } = await callAction<Deleted>(
    client,
    'entities?action=delete',
    { urn },
    { rows: 'number', timeseriesRows: 'number' },
    options,
  );
  return { rows, timeseriesRows };
}

/** A range of time; both ends belong to it. */
export interface TimeRange extends CallOptions {
  /** Default: from the first point on. */
  readonly start?: Moment;
  /** Default: up to the last point. */
  readonly end?: Moment;
}

export async function deleteTimeseries(
  client: HttpClient,
  urn: string,
  aspectName: TimeseriesAspectName,
  { start, end, ...options }: TimeRange = {},
): Promise<number> {
  const { timeseriesRows } = await callAction<Deleted>(
    client,
    'entities?action=delete',
    {
      urn,
      aspectName,
      startTimeMillis: start === undefined ? undefined : toMillis(start),
      endTimeMillis: end === undefined ? undefined : toMillis(end),
    },
    { timeseriesRows: 'number' },
    options,
  );
  return timeseriesRows;
}

/** An aspect that points at an entity. */
export interface Reference {
  /** Name of the relationship, such as `OwnedBy`. */
  readonly relationship: string;
  /** Urn of the entity that points. */
  readonly entity: string;
  /** Aspect in which it does. */
  readonly aspect: string;
}

/** What points at an entity, or did. */
export interface References {
  /** Number of aspects that point at the entity. */
  readonly total: number;
  /** The first of them, or all. */
  readonly relatedAspects: readonly Reference[];
}

/** Whether to do something, or to tell what would be done. */
export interface DryRunOptions extends CallOptions {
  /** True reports what would be done and changes nothing. Default false. */
  readonly dryRun?: boolean;
}

export const deleteReferences = (
  client: HttpClient,
  urn: string,
  { dryRun = false, ...options }: DryRunOptions = {},
): Promise<References> =>
  callAction(
    client,
    'entities?action=deleteReferences',
    { urn, dryRun },
    { total: 'number', relatedAspects: 'array' },
    options,
  );
