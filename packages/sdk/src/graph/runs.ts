import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-answer.ts';
import type { DryRunOptions } from './deletions.ts';

/** One page of a list of ingestion runs, or of what one wrote. */
export interface RunPageOptions extends CallOptions {
  /** Rows to pass over. Default 0. */
  readonly start?: number;
  /** Most rows to answer. Default 100. */
  readonly count?: number;
  /** True counts soft-deleted entities too. Default false. */
  readonly includeRemoved?: boolean;
}

/** One ingestion run, as far as what it wrote is still the latest. */
export interface RunSummary {
  /** Id of the run. */
  readonly runId: string;
  /** When it last saw a value, in milliseconds since the epoch. */
  readonly timestamp: number;
  /** Aspects that it wrote last. */
  readonly rows: number;
}

/** An aspect that a run wrote. */
export interface RunRow {
  /** Id of the run. */
  readonly runId: string;
  /** Urn of the entity. */
  readonly urn: string;
  /** Name of the aspect. */
  readonly aspectName: string;
  /** When the run saw the value, in milliseconds since the epoch. */
  readonly timestamp: number;
  /** True for the key, by which an entity came into being. */
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

/** How to take back what a run wrote. */
export interface RollbackOptions extends DryRunOptions {
  /** True deletes the entities that the run made, with all that others wrote of them. Default false: they are hidden. */
  readonly hard?: boolean;
}

/** What a rollback did, or would do. */
export interface RollbackReport {
  /** Entities of which the run wrote something. */
  readonly entitiesAffected: number;
  /** Aspects that go back to what they were before, or away. */
  readonly aspectsReverted: number;
  /** Entities that the run made. */
  readonly entitiesDeleted: number;
  /** Aspects of those entities that others wrote. */
  readonly aspectsAffected: number;
  /** The entities that have such aspects. */
  readonly unsafeEntities: readonly { readonly urn: string }[];
  /** The first hundred of the aspects reverted. */
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
