import type { Registry } from '@colophon/schema';
import { jsonDifference, type PatchStep } from '../history/json-difference.ts';
import { createPace } from '../pace.ts';
import type { AspectKey, AspectRow } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { ReadBudget, type ReadOptions } from '../read-budget.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import { type Change, type ChangeCategory, type ChangeTransaction, largestChange } from './change.ts';
import { detectorsOf } from './detectors.ts';
import { nextVersion, printVersion, type SemanticVersion } from './semantic-version.ts';

/** Asks what changed about an entity. */
export interface TimelineQuery extends ReadOptions {
  readonly urn: string;
  readonly categories: readonly ChangeCategory[];
  /** Changes from this time on, in milliseconds; from the first that is known when absent. */
  readonly startTimeMillis?: number;
  /** Changes up to this time. */
  readonly endTimeMillis?: number;
}

/** A transaction with its changes of aspects, as a patch under `/{aspect}`. */
export interface TimelineEntry extends ChangeTransaction {
  readonly difference: readonly PatchStep[];
}

/** What one version of an aspect changed; the values themselves are not kept. */
interface Succession extends Pick<AspectRow, 'aspect' | 'created'> {
  readonly changes: readonly Change[];
  /** Empty outside the time requested. */
  readonly difference: readonly PatchStep[];
}

/** When a version was written. */
type VersionTime = Pick<AspectRow, 'version' | 'created'>;

/**
 * What changed, oldest first, from the versions that are kept. Semantic versions count from the first change of these
 * categories, regardless of the time requested, so that one change has one number.
 *
 * @throws CatalogueError `LIMIT_EXCEEDED` when the changes are longer than the budget.
 */
export async function readTimeline(
  registry: Registry,
  store: Store,
  {
    urn,
    categories,
    startTimeMillis = 0,
    endTimeMillis = Number.MAX_SAFE_INTEGER,
    signal,
    budget,
  }: TimelineQuery,
): Promise<readonly TimelineEntry[]> {
  const { entity } = parseEntityUrn(registry, urn);
  const wanted = new Set(categories);
  const aspects = [entity.key, ...entity.aspects].filter(({ kind }) => kind === 'versioned');
  const isRequested = ({ created: { time } }: VersionTime) =>
    time >= startTimeMillis && time <= endTimeMillis;
  const versions = new Map<string, readonly VersionTime[]>();
  const found: Succession[] = [];
  for (const aspect of aspects) {
    const detectors = detectorsOf(aspect, aspect === entity.key);
    if (detectors.length === 0) continue;
    const key = { urn, aspect: aspect.name };
    const times: VersionTime[] = [];
    const ofAspect: Succession[] = [];
    for await (const [row, previous] of successions(store, key, signal)) {
      const { version, created } = row;
      times.push({ version, created });
      if (!previous && !isFirst(row)) continue;
      const changes = detectors
        .flatMap((detect) => detect(previous?.value ?? {}, row.value, urn))
        .filter(({ category }) => wanted.has(category));
      if (changes.length === 0) continue;
      const difference = isRequested(row) ? differenceOf(row, previous) : [];
      budget?.spend(JSON.stringify(difference).length);
      budget?.check(key);
      ofAspect.push({ aspect: aspect.name, created, changes, difference });
    }
    versions.set(aspect.name, times.reverse());
    for (const succession of ofAspect.reverse()) found.push(succession);
  }
  return transactions(found, versions).filter(({ time }) => time >= startTimeMillis && time <= endTimeMillis);
}

/** Most JSON text of versions that are held at a time, in characters, besides the last one of them. */
const maxHeldLength = 1024 * 1024;

/** Each version of an aspect with the one before it, newest first; a few are held at a time, and others come in between. */
async function* successions(
  store: Store,
  key: AspectKey,
  signal: AbortSignal | undefined,
): AsyncIterable<readonly [row: AspectRow, previous: AspectRow | undefined]> {
  const pace = createPace(signal);
  let row: AspectRow | undefined;
  for (let start = 0; ; ) {
    await pace();
    const { versions } = await store.history(
      key,
      start,
      Number.MAX_SAFE_INTEGER,
      new ReadBudget(maxHeldLength),
    );
    if (versions.length === 0) break;
    for (const previous of versions) {
      if (row) yield [row, previous];
      row = previous;
    }
    start += versions.length;
  }
  if (row) yield [row, undefined];
}

function differenceOf(row: AspectRow, previous: AspectRow | undefined): readonly PatchStep[] {
  const path = `/${row.aspect}`;
  // What is replaced has to be there (RFC 6902, 4.3).
  return previous ? jsonDifference(previous.value, row.value, path) : [{ op: 'add', path, value: row.value }];
}

/** False when older versions have gone: what this one changed is not known then. */
const isFirst = ({ systemMetadata }: AspectRow): boolean => (systemMetadata.version ?? '1') === '1';

function transactions(
  found: readonly Succession[],
  versions: ReadonlyMap<string, readonly VersionTime[]>,
): TimelineEntry[] {
  const byTime = [...Map.groupBy(found, ({ created }) => created.time)].sort(([a], [b]) => a - b);
  let version: SemanticVersion | undefined;
  return byTime.map(([time, group]) => {
    const changes = group.flatMap((succession) => succession.changes);
    const semanticChange = largestChange(changes.map((change) => change.semanticChange));
    version = nextVersion(version, semanticChange);
    return {
      time,
      // A key is written for the actor by the catalogue: any other writer at that time is the one to name.
      actor:
        (group.find(({ changes: [first] }) => first?.operation !== 'CREATE') ?? group[0])?.created.actor ??
        '',
      semanticVersion: printVersion(version),
      semanticChange,
      versions: versionsAt(time, versions),
      changes,
      difference: group.flatMap(({ difference }) => difference),
    };
  });
}

/** The version of each aspect that was the latest at a time; of those that were there. */
function versionsAt(
  time: number,
  versions: ReadonlyMap<string, readonly VersionTime[]>,
): Record<string, number> {
  const at = [...versions].flatMap(([name, rows]): [string, number][] => {
    const row = rows.findLast(({ created }) => created.time <= time);
    return row ? [[name, row.version]] : [];
  });
  return Object.fromEntries(at.sort(([a], [b]) => (a < b ? -1 : 1)));
}
