import type { Registry } from '@colophon/schema';
import type { WrittenBy } from '../maintenance-ports.ts';
import { createPace } from '../pace.ts';
import type { AspectRow, LatestAspect, Store } from '../ports.ts';
import type { AuditStamp, SystemMetadata } from '../proposal.ts';
import { ReadBudget } from '../read-budget.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import { deleteAspect, deleteEntity } from '../write/delete.ts';
import { logEntry } from '../write/log-entry.ts';
import { putVersion, setLatest } from '../write/put-version.ts';
import type { RetentionRules } from '../write/retention.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { Writer } from '../write/writer.ts';

export interface RollbackOptions {
  /** True reports what would be done, and does nothing. */
  readonly dryRun: boolean;
  /** True deletes the entities that the writer made; false hides them, by their status. */
  readonly hard: boolean;
  readonly stamp: AuditStamp;
}

/** A row without its value, which nobody needs: a run may have written more than there is memory. */
type WrittenRow = Omit<AspectRow, 'value'>;

export interface RollbackReport {
  /** Entities of which the writer wrote something. */
  readonly entitiesAffected: number;
  /** Aspects that go back to what they were before, or away. */
  readonly aspectsReverted: number;
  /** Entities that the writer made. */
  readonly entitiesDeleted: number;
  /** Aspects of those entities written by others, which are deleted with them. */
  readonly aspectsAffected: number;
  /** The entities that have such aspects. */
  readonly unsafeEntities: readonly string[];
  /** The first of the aspects reverted, as they were. */
  readonly rows: readonly WrittenRow[];
}

/** Aspects that a report shows. */
const maxShown = 100;
/** Aspects that change in one transaction. */
const batchSize = 500;
/** Aspects that are read at a time. */
const pageSize = 10_000;

export interface RollbackTools {
  readonly registry: Registry;
  readonly store: Store;
  readonly writer: Writer;
}

/**
 * Undoes what a run, or a model plug-in, wrote: each aspect returns to the newest value that another writer
 * wrote, or goes away; entities that the writer made are deleted or hidden. Time-series values that a run wrote go.
 */
export async function rollBack(
  tools: RollbackTools,
  by: WrittenBy,
  { dryRun, hard, stamp }: RollbackOptions,
): Promise<RollbackReport> {
  const { store, writer, registry } = tools;
  const rows = await everyRow(store, by);
  const made = new Set(rows.filter((row) => isKey(registry, row)).map(({ urn }) => urn));
  const report = await reportOn(store, by, rows, made);
  if (dryRun) return report;

  const retention = await writer.retention();
  // Entities that go wholly first: their aspects need not go back one by one.
  const reverted = rows.filter((row) => !(made.has(row.urn) && (hard || isKey(registry, row))));
  const steps = [
    ...[...made].map((urn) => ({ urn, row: undefined })),
    ...reverted.map((row) => ({ urn: row.urn, row })),
  ];
  for (let i = 0; i < steps.length; i += batchSize) {
    const batch = steps.slice(i, i + batchSize);
    await writer.change(
      { keys: batch.flatMap(({ row }) => row ?? []), whole: batch.map(({ urn }) => urn) },
      async (state) => {
        for (const { urn, row } of batch) {
          if (row) await revert(tools, state, row, by, stamp);
          else remove(registry, state, urn, { hard, stamp, retention });
        }
      },
    );
  }
  if ('runId' in by) await deletePointsOfRun(tools, by.runId, stamp);
  return report;
}

const withoutValue = ({
  urn,
  aspect,
  entityType,
  version,
  systemMetadata,
  created,
}: AspectRow): WrittenRow => ({ urn, aspect, entityType, version, systemMetadata, created });

async function everyRow(store: Store, by: WrittenBy): Promise<WrittenRow[]> {
  const rows: WrittenRow[] = [];
  const pace = createPace();
  for (;;) {
    await pace();
    const budget = new ReadBudget();
    const page = await store.writtenBy(by, {
      offset: rows.length,
      limit: pageSize,
      includeRemoved: true,
      budget,
    });
    for (const row of page) rows.push(withoutValue(row));
    if (page.length < pageSize && !budget.isSpent) return rows;
  }
}

async function reportOn(
  store: Store,
  by: WrittenBy,
  rows: readonly WrittenRow[],
  made: ReadonlySet<string>,
): Promise<RollbackReport> {
  let aspectsAffected = 0;
  const unsafeEntities: string[] = [];
  const pace = createPace();
  for (const urn of made) {
    await pace();
    const foreign = (await store.aspects(urn)).filter((row) => !isWrittenBy(row, by));
    aspectsAffected += foreign.length;
    if (foreign.length > 0) unsafeEntities.push(urn);
  }
  return {
    entitiesAffected: new Set(rows.map(({ urn }) => urn)).size,
    aspectsReverted: rows.length,
    entitiesDeleted: made.size,
    aspectsAffected,
    unsafeEntities,
    rows: rows.slice(0, maxShown),
  };
}

function isWrittenBy(
  { systemMetadata }: { readonly systemMetadata: SystemMetadata },
  by: WrittenBy,
): boolean {
  if ('runId' in by) return systemMetadata.runId === by.runId;
  const { registryName, registryVersion } = systemMetadata;
  return registryName === by.registryName && registryVersion === by.registryVersion;
}

const isKey = (registry: Registry, { entityType, aspect }: WrittenRow): boolean =>
  registry.entities.get(entityType)?.key.name === aspect;

/** Deletes an entity that the writer made, or hides it. */
function remove(
  registry: Registry,
  state: WorkingState,
  urn: string,
  { hard, stamp, retention }: Omit<RollbackOptions, 'dryRun'> & { readonly retention: RetentionRules },
): void {
  const { entity } = parseEntityUrn(registry, urn);
  const status = registry.aspectOf(entity.name, 'status');
  // What has no status cannot be hidden, and stays.
  if (hard) deleteEntity(state, { urn, entity }, stamp);
  if (hard || !status) return;
  const value = { removed: true };
  if (state.latest({ urn, aspect: status.name })?.value.removed === true) return;
  const proposal = { entityUrn: urn, aspectName: status.name, changeType: 'UPSERT', value } as const;
  putVersion(state, { urn, entity, proposal }, status, value, { stamp, retention });
}

/** Sets an aspect back to its newest version that the writer did not write; without one, it goes. */
async function revert(
  { registry, store }: RollbackTools,
  state: WorkingState,
  row: WrittenRow,
  by: WrittenBy,
  stamp: AuditStamp,
): Promise<void> {
  const { entity } = parseEntityUrn(registry, row.urn);
  const present = state.latest(row);
  const aspect = registry.aspectOf(entity.name, row.aspect);
  // Written again since the rows were read: that write is another's.
  if (!present || !aspect || !isWrittenBy(present, by)) return;
  const before = (await store.olderVersions(row)).find((older) => !isWrittenBy(older, by));
  if (!before) {
    deleteAspect(state, { urn: row.urn, entity, aspect }, stamp);
    return;
  }
  const restored = restoredRow(before, present, stamp);
  state.expire({ urn: row.urn, aspect: row.aspect, from: before.version });
  setLatest(state, aspect, restored);
  const named = { urn: row.urn, entity, proposal: { changeType: 'UPSERT' as const } };
  state.log(logEntry(named, row.aspect, restored.value, present.value, restored.systemMetadata, stamp));
}

/** The older value, with the count of changes going on: a reader who waits for a version to change must see it. */
function restoredRow(before: AspectRow, present: LatestAspect, stamp: AuditStamp): LatestAspect {
  return {
    ...before,
    version: 0,
    lastVersion: before.version - 1,
    systemMetadata: {
      ...before.systemMetadata,
      version: String(Number(present.systemMetadata.version ?? 1) + 1),
      aspectModified: stamp,
    },
  };
}

async function deletePointsOfRun(
  { registry, store, writer }: RollbackTools,
  runId: string,
  stamp: AuditStamp,
): Promise<void> {
  for (;;) {
    const points = await store.pointsOfRun(runId, batchSize);
    const series = new Map(points.map((point) => [`${point.aspect}\n${point.urn}`, point]));
    if (series.size === 0) return;
    await writer.change({ keys: [] }, (state) => {
      for (const { urn, aspect } of series.values()) {
        state.deletePoints({ urn, aspect, runId });
        const { entity } = parseEntityUrn(registry, urn);
        const named = { urn, entity, proposal: { changeType: 'DELETE' as const } };
        state.log(logEntry(named, aspect, undefined, undefined, { properties: { runId } }, stamp));
      }
    });
  }
}
