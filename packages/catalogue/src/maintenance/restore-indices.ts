import type { Registry } from '@colophon/schema';
import { createPace } from '../pace.ts';
import type { AspectKeyQuery } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { projectDocument } from '../project/document.ts';
import { edgesOf, hasEdges } from '../project/edges.ts';
import { systemActor } from '../proposal.ts';
import { parseUrnPattern } from '../urn-pattern.ts';
import { keyOf, parseEntityUrn } from '../write/check-proposal.ts';
import { defaultAspects, platformInfoOf } from '../write/default-aspects.ts';
import { putVersion } from '../write/put-version.ts';
import type { RetentionRules } from '../write/retention.ts';
import type { WorkingState } from '../write/working-state.ts';
import type { Writer } from '../write/writer.ts';

export interface RestoreOptions extends Omit<AspectKeyQuery, 'limit' | 'urnPattern'> {
  /** Only entities whose URN is like this, as {@link parseUrnPattern} reads it. */
  readonly urnLike?: string | undefined;
  /** Aspects per transaction; writers run between transactions. Default 500. */
  readonly batchSize?: number | undefined;
  /** Maximum number of aspects to scan. Default: all. */
  readonly limit?: number | undefined;
  /** True gives entities the aspects that a new one has from the start, where they are missing. */
  readonly createDefaultAspects?: boolean;
  /** True takes all projections away first. Until the end, searches find only what is made again already. */
  readonly fromScratch?: boolean;
  /** Called after every batch. */
  readonly onProgress?: (report: RestoreReport) => void;
  /** Stops after the current batch. What is restored stays restored; continue after `last`. */
  readonly signal?: AbortSignal;
}

export interface RestoreReport {
  /** Number of aspects scanned. */
  readonly rows: number;
  /** Entities whose search document and edges were made again. */
  readonly entities: number;
  /** The last aspect scanned. Pass it as `after` to continue. */
  readonly last: AspectKey | undefined;
  /** True when none is left. */
  readonly done: boolean;
}

/** Default number of aspects per transaction. */
export const defaultRestoreBatchSize = 500;

export interface RestoreTools {
  readonly registry: Registry;
  readonly store: Store;
  readonly writer: Writer;
  readonly now: () => number;
}

/** Rebuilds search documents and edges from the stored aspects while reads and writes continue. */
export async function restoreIndices(
  tools: RestoreTools,
  {
    batchSize = defaultRestoreBatchSize,
    limit = Number.POSITIVE_INFINITY,
    offset = 0,
    createDefaultAspects = false,
    fromScratch = false,
    onProgress,
    signal,
    urnLike,
    ...query
  }: RestoreOptions,
): Promise<RestoreReport> {
  const urnPattern = urnLike === undefined ? undefined : parseUrnPattern(urnLike);
  if (fromScratch) await tools.store.dropProjections();
  // What is to be made again as a whole, an index beside the store does without the entities that are gone.
  else if (isWhole({ ...query, urnLike, offset })) await tools.store.rebuildIndex?.();
  let report: RestoreReport = { rows: 0, entities: 0, last: query.after, done: false };
  while (!report.done && report.rows < limit && !signal?.aborted) {
    const size = Math.min(batchSize, limit - report.rows);
    const { last } = report;
    const keys = await tools.store.aspectKeys({
      ...query,
      urnPattern,
      limit: size,
      offset: report.rows === 0 ? offset : 0,
      after: last,
    });
    const urns = [...new Set(keys.map(({ urn }) => urn))];
    await restore(tools, urns, createDefaultAspects);
    report = {
      rows: report.rows + keys.length,
      // The last entity of a batch may be the first of the next one.
      entities: report.entities + urns.length - (last && urns[0] === last.urn ? 1 : 0),
      last: keys.at(-1) ?? last,
      done: keys.length < size,
    };
    onProgress?.(report);
  }
  return report;
}

/** True for the first part of everything, of whatever size. */
const isWhole = (query: RestoreOptions): boolean =>
  !query.offset &&
  [query.urn, query.urnLike, query.aspect, query.createdFrom, query.createdUntil, query.after].every(
    (value) => value === undefined,
  );

async function restore(
  { registry, writer, now }: RestoreTools,
  urns: readonly string[],
  createDefaultAspects: boolean,
): Promise<void> {
  if (urns.length === 0) return;
  const keys = createDefaultAspects
    ? urns.flatMap((urn) => {
        const { entity, parts } = parseEntityUrn(registry, urn);
        return platformInfoOf(keyOf(entity, parts)) ?? [];
      })
    : [];
  await writer.change({ keys, urns, whole: urns }, async (state, { retention }) => {
    const pace = createPace();
    for (const urn of urns) {
      await pace();
      if (createDefaultAspects) addDefaults(registry, state, urn, now(), retention);
      rebuild(registry, state, urn);
    }
  });
}

function rebuild(registry: Registry, state: WorkingState, urn: string): void {
  const rows = state.aspectsOf(urn);
  for (const row of rows) {
    const aspect = registry.aspectOf(row.entityType, row.aspect);
    if (aspect && hasEdges(aspect)) state.setEdges(row, edgesOf(aspect, urn, row.value));
  }
  const document = projectDocument(registry, rows);
  if (document) state.rebuildDocument(document);
}

function addDefaults(
  registry: Registry,
  state: WorkingState,
  urn: string,
  time: number,
  retention: RetentionRules,
): void {
  const { entity, parts } = parseEntityUrn(registry, urn);
  const key = keyOf(entity, parts);
  for (const { aspect, value } of [
    { aspect: entity.key, value: key },
    ...defaultAspects(entity, key, state),
  ]) {
    if (state.latest({ urn, aspect: aspect.name })) continue;
    const proposal = { entityUrn: urn, aspectName: aspect.name, changeType: 'UPSERT', value } as const;
    putVersion(state, { urn, entity, proposal }, aspect, value, {
      stamp: { actor: systemActor, time },
      retention,
    });
  }
}
