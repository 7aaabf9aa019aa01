import type { JsonObject, Registry } from '@colophon/schema';
import { isProtectable } from '../effects/index.ts';
import { createPace } from '../pace.ts';
import type { WrittenBy } from '../ports/administration.ts';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { AspectRow } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import type { AuditStamp, ChangeProposal, SystemMetadata } from '../proposal.ts';
import { ReadBudget } from '../read-budget.ts';
import { checkDeletion } from '../write/apply-proposal.ts';
import { type Change, keyOf, parseEntityUrn } from '../write/check-proposal.ts';
import { logEntry } from '../write/log-entry.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { Writer } from '../write/writer.ts';

export interface RollbackOptions {
  /** True reports what would be done, and does nothing. */
  readonly dryRun: boolean;
  /** True deletes the entities that the writer made; false hides them, by their status. */
  readonly hard: boolean;
  readonly stamp: AuditStamp;
}

/** A row without its value: the values of a run may exceed the memory. */
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

/** An entity to delete or hide, or an aspect to set back. */
interface Step {
  readonly urn: string;
  readonly row: WrittenRow | undefined;
}

export interface RollbackTools {
  readonly registry: Registry;
  readonly store: Store;
  readonly writer: Writer;
}

/**
 * Undoes what a run, or a model plug-in, wrote: each aspect returns to the newest value that another writer
 * wrote, or goes away; entities that the writer made are deleted or hidden. Time-series values that a run wrote go.
 * What followed from the values is brought in step with those that are left.
 *
 * @throws CatalogueError when an entity to be deleted must stay; nothing is changed then.
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

  // Entities that go wholly first: their aspects need not go back one by one.
  const reverted = rows.filter((row) => !(made.has(row.urn) && (hard || isKey(registry, row))));
  const steps: Step[] = [
    ...[...made].map((urn) => ({ urn, row: undefined })),
    ...reverted.map((row) => ({ urn: row.urn, row })),
  ];
  if (hard) await checkDeletions(tools, [...made], stamp);
  for (let i = 0; i < steps.length; i += batchSize) {
    const batch = steps.slice(i, i + batchSize);
    await writer.applyChanges(
      { keys: batch.flatMap(({ row }) => row ?? []), whole: batch.map(({ urn }) => urn) },
      stamp,
      async (state, { transaction }) => {
        const changes: Change[] = [];
        const hidden = new Set<string>();
        for (const { urn, row } of batch) {
          // The status that hides an entity takes the place of the one that the writer gave it.
          if (row?.aspect === 'status' && hidden.has(urn)) continue;
          const change = row
            ? await reversal(registry, transaction, state, row, by)
            : removal(registry, state, urn, hard);
          if (!change) continue;
          if (!row) hidden.add(urn);
          changes.push(change);
        }
        return changes;
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

/** The change that deletes an entity that the writer made, or hides it; none where it is hidden, or cannot be. */
function removal(registry: Registry, state: WorkingState, urn: string, hard: boolean): Change | undefined {
  const { entity, parts } = parseEntityUrn(registry, urn);
  const named = { urn, entity, key: keyOf(entity, parts), rollback: {} };
  const aspect = hard ? entity.key : registry.aspectOf(entity.name, 'status');
  // What has no status cannot be hidden, and stays.
  if (!aspect) return undefined;
  if (hard) return { ...named, aspect, value: {}, proposal: proposalOf(urn, aspect.name, 'DELETE', {}) };
  const value = { removed: true };
  if (state.latest({ urn, aspect: aspect.name })?.value.removed === true) return undefined;
  return { ...named, aspect, value, proposal: proposalOf(urn, aspect.name, 'UPSERT', value) };
}

/** The change that sets an aspect back to its newest version that the writer did not write; without one, it goes. */
async function reversal(
  registry: Registry,
  transaction: TransactionReads,
  state: WorkingState,
  row: WrittenRow,
  by: WrittenBy,
): Promise<Change | undefined> {
  const { urn } = row;
  const { entity, parts } = parseEntityUrn(registry, urn);
  const present = state.latest(row);
  const aspect = registry.aspectOf(entity.name, row.aspect);
  // Written again since the rows were read: that write is another's.
  if (!present || !aspect || !isWrittenBy(present, by)) return undefined;
  const restored = (await transaction.olderVersions(row)).find((older) => !isWrittenBy(older, by));
  const value = restored?.value ?? {};
  const proposal = proposalOf(urn, aspect.name, restored ? 'UPSERT' : 'DELETE', value);
  return { proposal, urn, entity, aspect, value, key: keyOf(entity, parts), rollback: { restored } };
}

const proposalOf = (
  entityUrn: string,
  aspectName: string,
  changeType: ChangeProposal['changeType'],
  value: JsonObject,
): ChangeProposal => ({ entityUrn, aspectName, changeType, value });

/** @throws CatalogueError when one of the entities must stay, before any is deleted. */
async function checkDeletions(
  { registry, writer }: RollbackTools,
  urns: readonly string[],
  stamp: AuditStamp,
): Promise<void> {
  const whole = urns.filter((urn) => isProtectable(parseEntityUrn(registry, urn).entity));
  if (whole.length === 0) return;
  await writer.change({ keys: [], whole }, (state) => {
    for (const urn of whole) {
      const change = removal(registry, state, urn, true);
      if (change) checkDeletion(state, change, { registry, stamp });
    }
  });
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
        state.log(logEntry(named, aspect, { systemMetadata: { properties: { runId } } }, stamp));
      }
    });
  }
}
