import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-response.ts';
import type { DryRunOptions } from './deletions.ts';

/** One page of a list of ingestion runs, or of a run's writes. */
export interface RunPageOptions extends CallOptions {
  /** Number of rows to skip. Default 0. */
  readonly start?: number;
  /** Maximum number of rows to return. Default 100. */
  readonly count?: number;
  /** True includes soft-deleted entities. Default false. */
  readonly includeRemoved?: boolean;
}

/** An ingestion run, with its values that are still current. */
export interface RunSummary {
  /** Id of the run. */
  readonly runId: string;
  /** When it last observed a value, in milliseconds since the epoch. */
  readonly timestamp: number;
  /** Number of current aspects that it wrote. */
  readonly rows: number;
}

/** An aspect that a run wrote. */
export interface RunRow {
  /** Id of the run. */
  readonly runId: string;
  /** URN of the entity. */
  readonly urn: string;
  /** Name of the aspect. */
  readonly aspectName: string;
  /** When the run observed the value, in milliseconds since the epoch. */
  readonly timestamp: number;
  /** True for the key aspect, which created the entity. */
  readonly keyAspect: boolean;
}

export const listRuns = (
  client: HttpClient,
  { start = 0, count = 100, includeRemoved = false, ...options }: RunPageOptions = {},
): Promise<readonly RunSummary[]> =>
  callAction(
    client,
    'runs?action=list',
    { pageOffset: start, pageSize: count, includeSoft: includeRemoved },
    'array',
    options,
  );

export const describeRun = (
  client: HttpClient,
  runId: string,
  { start = 0, count = 100, includeRemoved = false, ...options }: RunPageOptions = {},
): Promise<readonly RunRow[]> =>
  callAction(
    client,
    'runs?action=describe',
    { runId, start, count, includeSoft: includeRemoved },
    'array',
    options,
  );

/** How to roll back a run. */
export interface RollbackOptions extends DryRunOptions {
  /** True deletes the entities that the run created, with everything that others wrote to them. Default false: they are soft-deleted. */
  readonly hard?: boolean;
}

/** What a rollback did, or would do. */
export interface RollbackReport {
  /** Number of entities that the run wrote to. */
  readonly entitiesAffected: number;
  /** Number of aspects that are reverted or deleted. */
  readonly aspectsReverted: number;
  /** Number of entities that the run created. */
  readonly entitiesDeleted: number;
  /** Number of aspects of these entities that others wrote. */
  readonly aspectsAffected: number;
  /** The entities that have such aspects. */
  readonly unsafeEntities: readonly { readonly urn: string }[];
  /** The first hundred reverted aspects. */
  readonly aspectRowSummaries: readonly RunRow[];
}

export const rollBackRun = (
  client: HttpClient,
  runId: string,
  { dryRun = false, hard = false, ...options }: RollbackOptions = {},
): Promise<RollbackReport> =>
  callAction(
    client,
    'runs?action=rollback',
    { runId, dryRun, safe: !hard },
    { entitiesAffected: 'number', unsafeEntities: 'array', aspectRowSummaries: 'array' },
    options,
  );
