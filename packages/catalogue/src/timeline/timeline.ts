import type { Aspect, Registry } from '@colophon/schema';
import { jsonDifference, type PatchStep } from '../history/json-difference.ts';
import type { AspectRow, Store } from '../ports.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import { type Change, type ChangeCategory, type ChangeTransaction, largestChange } from './change.ts';
import { detectorsOf } from './detectors.ts';
import { nextVersion, printVersion, type SemanticVersion } from './semantic-version.ts';

/** Asks what changed about an entity. */
export interface TimelineQuery {
  readonly urn: string;
  readonly categories: readonly ChangeCategory[];
  /** Changes from this time on, in milliseconds; from the first that is known when absent. */
  readonly startTimeMillis?: number;
  /** Changes up to this time. */
  readonly endTimeMillis?: number;
}

/** A transaction, and what became of the aspects in it, as a patch under `/{aspect}`. */
export interface TimelineEntry extends ChangeTransaction {
  readonly difference: readonly PatchStep[];
}

/** One version of an aspect with the one before it. */
interface Succession {
  readonly row: AspectRow;
  /** Absent for the first version that there ever was. */
  readonly previous?: AspectRow;
  readonly changes: readonly Change[];
}

/**
 * What changed, oldest first, from the versions that are kept. Semantic versions count from the first change of these
 * categories, regardless of the time requested, so that one change has one number.
 */
export async function readTimeline(
  registry: Registry,
  store: Store,
  { urn, categories, startTimeMillis = 0, endTimeMillis = Number.MAX_SAFE_INTEGER }: TimelineQuery,
): Promise<readonly TimelineEntry[]> {
  const { entity } = parseEntityUrn(registry, urn);
  const wanted = new Set(categories);
  const aspects = [entity.key, ...entity.aspects].filter(({ kind }) => kind === 'versioned');
  const versions = new Map<string, readonly AspectRow[]>();
  const found: Succession[] = [];
  for (const aspect of aspects) {
    const detectors = detectorsOf(aspect, aspect === entity.key);
    if (detectors.length === 0) continue;
    const rows = await oldestFirst(store, urn, aspect);
    versions.set(aspect.name, rows);
    for (const [i, row] of rows.entries()) {
      const previous = rows[i - 1];
      if (!previous && !isFirst(row)) continue;
      const changes = detectors
        .flatMap((detect) => detect(previous?.value ?? {}, row.value, urn))
        .filter(({ category }) => wanted.has(category));
      if (changes.length > 0) found.push({ row, ...(previous && { previous }), changes });
    }
  }
  return transactions(found, versions).filter(({ time }) => time >= startTimeMillis && time <= endTimeMillis);
}

async function oldestFirst(store: Store, urn: string, { name }: Aspect): Promise<readonly AspectRow[]> {
  const { versions } = await store.history({ urn, aspect: name }, 0, Number.MAX_SAFE_INTEGER);
  return versions.toReversed();
}

/** False when older versions have gone: what this one changed is not known then. */
const isFirst = ({ systemMetadata }: AspectRow): boolean => (systemMetadata.version ?? '1') === '1';

function transactions(
  found: readonly Succession[],
  versions: ReadonlyMap<string, readonly AspectRow[]>,
): TimelineEntry[] {
  const byTime = [...Map.groupBy(found, ({ row }) => row.created.time)].sort(([a], [b]) => a - b);
  let version: SemanticVersion | undefined;
  return byTime.map(([time, group]) => {
    const changes = group.flatMap((succession) => succession.changes);
    const semanticChange = largestChange(changes.map((change) => change.semanticChange));
    version = nextVersion(version, semanticChange);
    return {
      time,
      // A key is written for the actor by the catalogue: any other writer at that time is the one to name.
      actor:
        (group.find(({ changes: [first] }) => first?.operation !== 'CREATE') ?? group[0])?.row.created
          .actor ?? '',
      semanticVersion: printVersion(version),
      semanticChange,
      versions: versionsAt(time, versions),
      changes,
      difference: group.flatMap(({ row, previous }): readonly PatchStep[] => {
        const path = `/${row.aspect}`;
        // What is replaced has to be there (RFC 6902, 4.3).
        return previous
          ? jsonDifference(previous.value, row.value, path)
          : [{ op: 'add', path, value: row.value }];
      }),
    };
  });
}

/** The version of each aspect that was the latest at a time; of those that were there. */
function versionsAt(
  time: number,
  versions: ReadonlyMap<string, readonly AspectRow[]>,
): Record<string, number> {
  const at = [...versions].flatMap(([name, rows]): [string, number][] => {
    const row = rows.findLast(({ created }) => created.time <= time);
    return row ? [[name, row.version]] : [];
  });
  return Object.fromEntries(at.sort(([a], [b]) => (a < b ? -1 : 1)));
}
