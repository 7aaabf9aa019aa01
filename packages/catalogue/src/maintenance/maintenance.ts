import type { Aspect, Entity, Registry } from '@colophon/schema';
import type { WriteGuard } from '../access/write-guard.ts';
import { CatalogueError } from '../errors.ts';
import type { BackupFile, BackupOptions, Page, RunSummary, WrittenBy } from '../ports/administration.ts';
import type { AspectRow } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import type { PointRange } from '../ports/timeseries-store.ts';
import { noRunId, unknownActor } from '../proposal.ts';
import type { Validator } from '../validate/validator.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import type { Writer } from '../write/writer.ts';
import { applyRetention, type RetentionQuery, type RetentionReport } from './apply-retention.ts';
import { checkSelection } from './check-selection.ts';
import { type Deleted, deleteEntity, deletePoints } from './delete-entity.ts';
import { deleteReferences, type References } from './delete-references.ts';
import { type RestoreOptions, type RestoreReport, restoreIndices } from './restore-indices.ts';
import { type RollbackReport, rollBack } from './roll-back.ts';
import { type TruncationQuery, type TruncationReport, truncateTimeseries } from './truncate-timeseries.ts';
import { type WriteStates, writeStates } from './write-states.ts';

/** What operators and clients do to a catalogue beyond proposing: delete, undo, rebuild. */
export interface Maintenance {
  /** Deletes an entity with its history. Deleting an entity that does not exist succeeds. */
  deleteEntity(urn: string, actor?: string, guard?: WriteGuard): Promise<Deleted>;
  /** Deletes the points of a time-series aspect within a range of time. */
  deletePoints(range: Omit<PointRange, 'runId'>, actor?: string): Promise<Deleted>;
  /**
   * Deletes the points of a time-series aspect up to a time, of all entities of a type.
   *
   * @throws CatalogueError `UNKNOWN_ENTITY`, `UNKNOWN_ASPECT`, or `UNSUPPORTED_CHANGE` when the aspect is versioned.
   */
  truncateTimeseries(
    query: TruncationQuery,
    options?: { readonly dryRun?: boolean; readonly actor?: string },
  ): Promise<TruncationReport>;
  /** Takes a URN out of every aspect that points at it by a relationship. */
  deleteReferences(
    urn: string,
    options?: { readonly dryRun?: boolean; readonly actor?: string },
  ): Promise<References>;
  /** The ingestion runs, the last one first. */
  runs(page: Page): Promise<readonly RunSummary[]>;
  /** The aspects that a run, or a model plug-in, wrote last. */
  writtenBy(writer: WrittenBy, page: Page): Promise<readonly AspectRow[]>;
  /**
   * Takes back what a run, or a model plug-in, wrote.
   *
   * @throws CatalogueError `INVALID_REQUEST` for the run id of writes that name none.
   */
  rollBack(
    writer: WrittenBy,
    options?: { readonly dryRun?: boolean; readonly hard?: boolean; readonly actor?: string },
  ): Promise<RollbackReport>;
  /**
   * Rebuilds search documents and edges from the stored aspects while reads and writes continue.
   *
   * @throws CatalogueError `INVALID_URN`, `UNKNOWN_ENTITY` or `UNKNOWN_ASPECT` for a selection that the model does not have.
   */
  restoreIndices(options?: RestoreOptions): Promise<RestoreReport>;
  /** Holds the stored history to the rules of retention; rejects a selection as `restoreIndices` does. */
  applyRetention(query?: RetentionQuery): Promise<RetentionReport>;
  /** A copy of everything that is stored; undefined where the store has no file to copy. */
  backup(options: BackupOptions): Promise<BackupFile | undefined>;
  /** The outcome of the writes of a trace id. */
  writeStates(traceId: string, aspects: Readonly<Record<string, readonly string[]>>): Promise<WriteStates>;
}

export interface MaintenanceOptions {
  readonly registry: Registry;
  readonly store: Store;
  readonly validator: Validator;
  readonly writer: Writer;
  readonly now: () => number;
}

export function createMaintenance(options: MaintenanceOptions): Maintenance {
  const { registry, store, writer, now } = options;
  const entityOf = (urn: string) => parseEntityUrn(registry, urn).entity;
  function timeseriesOf(entity: Entity, name: string): Aspect {
    const aspect = registry.aspectOf(entity.name, name);
    if (!aspect)
      throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${name} is not an aspect of ${entity.name}`);
    if (aspect.kind !== 'timeseries')
      throw new CatalogueError(
        'UNSUPPORTED_CHANGE',
        `aspectName: expected a time series, and ${aspect.name} is versioned`,
      );
    return aspect;
  }
  const stampOf = (actor = unknownActor) => ({ actor, time: now() });

  return {
    async deleteEntity(urn, actor, guard) {
      return deleteEntity(store, writer, { urn, entity: entityOf(urn) }, stampOf(actor), guard);
    },

    async deletePoints({ urn, aspect: name, ...range }, actor) {
      const entity = entityOf(urn);
      return deletePoints(writer, { urn, entity, aspect: timeseriesOf(entity, name) }, range, stampOf(actor));
    },

    async truncateTimeseries({ entityType, aspect: name, endTimeMillis }, { dryRun = false, actor } = {}) {
      const entity = registry.entities.get(entityType);
      if (!entity)
        throw new CatalogueError('UNKNOWN_ENTITY', `entityType: ${entityType} is not an entity type`);
      const aspect = timeseriesOf(entity, name);
      return truncateTimeseries(options, entity, aspect, endTimeMillis, { dryRun, stamp: stampOf(actor) });
    },

    async deleteReferences(urn, { dryRun = false, actor } = {}) {
      entityOf(urn);
      return deleteReferences(options, urn, dryRun, stampOf(actor));
    },

    runs: (page) => store.runs(page),
    writtenBy: (by, page) => store.writtenBy(by, page),

    async rollBack(by, { dryRun = false, hard = false, actor } = {}) {
      if ('runId' in by && by.runId === noRunId) {
        throw new CatalogueError(
          'INVALID_REQUEST',
          `runId: expected the id of a run, got ${noRunId}, which means writes without a run`,
        );
      }
      return rollBack(options, by, { dryRun, hard, stamp: stampOf(actor) });
    },

    async restoreIndices(restore = {}) {
      checkSelection(registry, restore);
      return restoreIndices(options, restore);
    },

    async applyRetention(query = {}) {
      checkSelection(registry, query);
      return applyRetention(options, query);
    },

    backup: (options) => store.backup(options),
    writeStates: (traceId, aspects) => writeStates(registry, store, traceId, aspects),
  };
}
