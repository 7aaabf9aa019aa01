import type { TimeseriesAspectName } from '@colophon/model-types';
import { type Moment, toMillis } from '../builders/aspects/audit.ts';
import { emit } from '../emit.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import type { Proposal } from '../proposal.ts';
import { callAction } from '../read-response.ts';

/** Whether to hide an entity or to restore it. */
export interface SoftDeleteOptions extends CallOptions {
  /** False restores the entity. Default true. */
  readonly removed?: boolean;
}

export async function softDelete(
  client: HttpClient,
  urn: string,
  { removed = true, ...options }: SoftDeleteOptions = {},
): Promise<void> {
  const status: Proposal<'status'> = { entityUrn: urn, aspectName: 'status', aspect: { removed } };
  await emit(client, status, options);
}

/** What was deleted. */
export interface Deleted {
  /** Number of aspect values, including older versions. */
  readonly rows: number;
  /** Number of time-series values. */
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

/** A time range, including both ends. */
export interface TimeRange extends CallOptions {
  /** Default: from the first value. */
  readonly start?: Moment;
  /** Default: up to the last value. */
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
      startTimeMillis: start && toMillis(start),
      endTimeMillis: end && toMillis(end),
    },
    { timeseriesRows: 'number' },
    options,
  );
  return timeseriesRows;
}

/** An aspect that references an entity. */
export interface Reference {
  /** Name of the relationship, such as `OwnedBy`. */
  readonly relationship: string;
  /** URN of the entity that has the reference. */
  readonly entity: string;
  /** Aspect that contains the reference. */
  readonly aspect: string;
}

/** References to an entity, or those that were removed. */
export interface References {
  /** Number of aspects that reference the entity. */
  readonly total: number;
  /** The first of them, or all. */
  readonly relatedAspects: readonly Reference[];
}

/** Whether to apply changes, or only to report them. */
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
