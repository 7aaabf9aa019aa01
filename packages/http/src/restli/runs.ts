import { type AspectRow, type Catalogue, noRunId, type RollbackReport } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { Parameters } from '@colophon/wire';
import { respondValue } from './respond.ts';

/** Rows of a page that names no size. */
export const defaultRunsPageSize = 100;
/** Most rows of a page. */
export const maxRunsPageSize = 5000;

/** `POST /runs?action=list`: the ingestion runs, the last one first. */
export async function listRuns(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const runs = await catalogue.runs({
    offset: parameters.count('pageOffset') ?? 0,
    limit: Math.min(parameters.count('pageSize') ?? defaultRunsPageSize, maxRunsPageSize),
    includeRemoved: parameters.boolean('includeSoft') ?? false,
  });
  return respondValue(
    runs.map(({ runId, lastObserved, rows }) => ({ runId, timestamp: lastObserved, rows })),
  );
}

/** `POST /runs?action=describe`: the aspects that a run wrote last. */
export async function describeRun(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const rows = await catalogue.writtenBy(
    { runId: parameters.requiredString('runId') },
    {
      offset: parameters.count('start') ?? 0,
      limit: Math.min(parameters.count('count') ?? defaultRunsPageSize, maxRunsPageSize),
      includeRemoved: parameters.boolean('includeSoft') ?? false,
    },
  );
  const withAspect = parameters.boolean('includeAspect') ?? false;
  return respondValue(
    rows.map((row) => ({
      ...summaryOf(catalogue, row),
      ...(withAspect && { aspect: row.value }),
    })),
  );
}

/**
 * `POST /runs?action=rollback`: takes back what a run wrote. `safe: false` deletes the entities that it made; else
 * they are hidden.
 */
export async function rollbackRun(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const safe = parameters.boolean('safe');
  const hard = safe === undefined ? (parameters.boolean('hardDelete') ?? false) : !safe;
  const report = await catalogue.rollBack(
    { runId: parameters.requiredString('runId') },
    { dryRun: parameters.boolean('dryRun') ?? false, hard },
  );
  return respondValue(rollbackResponse(catalogue, report));
}

/** Rest.li's RollbackResponse. */
export function rollbackResponse(catalogue: Catalogue, report: RollbackReport): JsonObject {
  const { rows, unsafeEntities, ...counts } = report;
  return {
    ...counts,
    unsafeEntitiesCount: unsafeEntities.length,
    unsafeEntities: unsafeEntities.map((urn) => ({ urn })),
    aspectRowSummaries: rows.map((row) => summaryOf(catalogue, row)),
  };
}

const summaryOf = (catalogue: Catalogue, row: Omit<AspectRow, 'value'>): JsonObject => ({
  runId: row.systemMetadata.runId ?? noRunId,
  aspectName: row.aspect,
  urn: row.urn,
  timestamp: row.systemMetadata.lastObserved ?? row.created.time,
  metadata: JSON.stringify(row.systemMetadata),
  version: row.version,
  keyAspect: catalogue.registry.entities.get(row.entityType)?.key.name === row.aspect,
});
