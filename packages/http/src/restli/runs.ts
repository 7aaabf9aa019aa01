import { type AspectRow, noRunId, type RollbackReport, type Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { Parameters } from '@colophon/wire';
import { mapInSlices } from '../operation/map-in-slices.ts';
import { respondLongValue } from './respond.ts';

/** Rows of a page that names no size. */
export const defaultRunsPageSize = 100;
/** Most rows of a page. */
export const maxRunsPageSize = 5000;

/** `POST /runs?action=list`: the ingestion runs, the last one first. */
export async function listRuns(session: Session, parameters: Parameters): Promise<Response> {
  const runs = await session.runs({
    offset: parameters.count('pageOffset') ?? 0,
    limit: Math.min(parameters.count('pageSize') ?? defaultRunsPageSize, maxRunsPageSize),
    includeRemoved: parameters.boolean('includeSoft') ?? false,
  });
  return respondLongValue(
    session.context,
    runs.map(({ runId, lastObserved, rows }) => ({ runId, timestamp: lastObserved, rows })),
  );
}

/** `POST /runs?action=describe`: the aspects that a run wrote last. */
export async function describeRun(session: Session, parameters: Parameters): Promise<Response> {
  const rows = await session.writtenBy(
    { runId: parameters.requiredString('runId') },
    {
      offset: parameters.count('start') ?? 0,
      limit: Math.min(parameters.count('count') ?? defaultRunsPageSize, maxRunsPageSize),
      includeRemoved: parameters.boolean('includeSoft') ?? false,
    },
  );
  const withAspect = parameters.boolean('includeAspect') ?? false;
  const summaries = await mapInSlices(
    rows,
    (row) => ({ ...summaryOf(session, row), ...(withAspect && { aspect: row.value }) }),
    session.context.signal,
  );
  return respondLongValue(session.context, summaries);
}

/**
 * `POST /runs?action=rollback`: takes back what a run wrote. `safe: false` deletes the entities that it made; else
 * they are hidden.
 */
export async function rollbackRun(session: Session, parameters: Parameters): Promise<Response> {
  const safe = parameters.boolean('safe');
  const hard = safe === undefined ? (parameters.boolean('hardDelete') ?? false) : !safe;
  const report = await session.rollBack(
    { runId: parameters.requiredString('runId') },
    { dryRun: parameters.boolean('dryRun') ?? false, hard },
  );
  return respondLongValue(session.context, rollbackResponse(session, report));
}

/** Rest.li's RollbackResponse. */
export function rollbackResponse(session: Session, report: RollbackReport): JsonObject {
  const { rows, unsafeEntities, ...counts } = report;
  return {
    ...counts,
    unsafeEntitiesCount: unsafeEntities.length,
    unsafeEntities: unsafeEntities.map((urn) => ({ urn })),
    aspectRowSummaries: rows.map((row) => summaryOf(session, row)),
  };
}

const summaryOf = (session: Session, row: Omit<AspectRow, 'value'>): JsonObject => ({
  runId: row.systemMetadata.runId ?? noRunId,
  aspectName: row.aspect,
  urn: row.urn,
  timestamp: row.systemMetadata.lastObserved ?? row.created.time,
  metadata: JSON.stringify(row.systemMetadata),
  version: row.version,
  keyAspect: session.registry.entities.get(row.entityType)?.key.name === row.aspect,
});
