import type { Registry } from '@colophon/schema';
import { jsonDifference, type PatchStep } from '../history/json-difference.ts';
import { createPace } from '../pace.ts';
import type { AspectKey, AspectRow } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { boundsOf, type QueryBounds } from '../query-bounds.ts';
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
interface Succession extends Pick<AspectRow, 'aspect' | 'created' | 'version'> {
  readonly changes: readonly Change[];
  /** Empty outside the time requested. */
  readonly difference: readonly PatchStep[];
}

/**
 * When a version was written: its time in milliseconds, and how many versions of the same aspect were written before it in
 * that millisecond. Writes one after the other are changes of their own, however fast they follow.
 */
interface Moment {
  readonly time: number;
  readonly place: number;
}

type WrittenVersion = Pick<AspectRow, 'version' | 'created'>;
/** The versions of an aspect, oldest first. */
type Moments = ReadonlyMap<WrittenVersion['version'], Moment>;

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
    budget,
    ...bounds
  }: TimelineQuery,
): Promise<readonly TimelineEntry[]> {
  const { entity } = parseEntityUrn(registry, urn);
  const wanted = new Set(categories);
  const aspects = [entity.key, ...entity.aspects].filter(({ kind }) => kind === 'versioned');
  const isRequested = (time: number): boolean => time >= startTimeMillis && time <= endTimeMillis;
  const moments = new Map<string, Moments>();
  const found: Succession[] = [];
  for (const aspect of aspects) {
    const detectors = detectorsOf(aspect, aspect === entity.key);
    if (detectors.length === 0) continue;
    const key = { urn, aspect: aspect.name };
    const rows: WrittenVersion[] = [];
    const ofAspect: Succession[] = [];
    for await (const [row, previous] of successions(store, key, bounds)) {
      const { version, created } = row;
      rows.push({ version, created });
      if (!previous && !isFirst(row)) continue;
      const changes = detectors
        .flatMap((detect) => detect(previous?.value ?? {}, row.value, urn))
        .filter(({ category }) => wanted.has(category));
      if (changes.length === 0) continue;
      const difference = isRequested(created.time) ? differenceOf(row, previous) : [];
      budget?.spend(JSON.stringify(difference).length);
      budget?.check(key);
      ofAspect.push({ aspect: aspect.name, version, created, changes, difference });
    }
    moments.set(aspect.name, momentsOf(rows.reverse()));
    for (const succession of ofAspect.reverse()) found.push(succession);
  }
  return transactions(found, moments).filter(({ time }) => isRequested(time));
}

/** Most JSON text of versions that are held at a time, in characters, besides the last one of them. */
const maxHeldLength = 1024 * 1024;

/** Each version of an aspect with the one before it, newest first; a few are held at a time, and others come in between. */
async function* successions(
  store: Store,
  key: AspectKey,
  bounds: QueryBounds,
): AsyncIterable<readonly [row: AspectRow, previous: AspectRow | undefined]> {
  const pace = createPace(bounds);
  let row: AspectRow | undefined;
  for (let start = 0; ; ) {
    await pace();
    const { versions } = await store.history(key, start, Number.MAX_SAFE_INTEGER, {
      ...boundsOf(bounds),
      budget: new ReadBudget(maxHeldLength),
    });
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

/** The moment of each version, of versions that are given oldest first. */
function momentsOf(rows: readonly WrittenVersion[]): Moments {
  const moments = new Map<number, Moment>();
  let last: Moment | undefined;
  for (const { version, created } of rows) {
    last = { time: created.time, place: last?.time === created.time ? last.place + 1 : 0 };
    moments.set(version, last);
  }
  return moments;
}

/** A transaction is what was written at one moment: one version of each aspect at most. */
function transactions(found: readonly Succession[], moments: ReadonlyMap<string, Moments>): TimelineEntry[] {
  const groups = new Map<string, { readonly moment: Moment; readonly group: Succession[] }>();
  for (const succession of found) {
    const moment = moments.get(succession.aspect)?.get(succession.version);
    if (!moment) continue;
    const name = `${moment.time} ${moment.place}`;
    const entry = groups.get(name) ?? { moment, group: [] };
    entry.group.push(succession);
    groups.set(name, entry);
  }
  const byMoment = [...groups.values()].sort(({ moment: a }, { moment: b }) => compareMoments(a, b));
  const latest = latestVersions(moments);
  let version: SemanticVersion | undefined;
  return byMoment.map(({ moment, group }) => {
    const changes = group.flatMap((succession) => succession.changes);
    const semanticChange = largestChange(changes.map((change) => change.semanticChange));
    version = nextVersion(version, semanticChange);
    return {
      time: moment.time,
      // A key is written for the actor by the catalogue: any other writer at that time is the one to name.
      actor:
        (group.find(({ changes: [first] }) => first?.operation !== 'CREATE') ?? group[0])?.created.actor ??
        '',
      semanticVersion: printVersion(version),
      semanticChange,
      versions: Object.fromEntries(latest(moment)),
      changes,
      difference: group.flatMap(({ difference }) => difference),
    };
  });
}

const compareMoments = (a: Moment, b: Moment): number => a.time - b.time || a.place - b.place;

/**
 * The version of each aspect that was the latest at a moment, of those that were there, ordered by aspect. The moments are
 * asked for in their order, so that each version is passed once.
 */
function latestVersions(moments: ReadonlyMap<string, Moments>) {
  const followed = [...moments]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, ofAspect]) => ({ name, rows: [...ofAspect], passed: 0 }));
  return (moment: Moment): [string, number][] =>
    followed.flatMap((aspect): [string, number][] => {
      const { name, rows } = aspect;
      for (
        let row = rows[aspect.passed];
        row && compareMoments(row[1], moment) <= 0;
        row = rows[aspect.passed]
      )
        aspect.passed++;
      const last = rows[aspect.passed - 1];
      return last ? [[name, last[0]]] : [];
    });
}
