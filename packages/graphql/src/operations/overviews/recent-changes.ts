import { criterionOf, type LogEntry, searchQuery } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { readTime } from '../quality/input.ts';
import { entityTypeOfSymbol } from '../search/input/entity-types.ts';
import { requireRange } from '../search/input/page.ts';

/** Entries of the log that are read at a time. */
const entriesAtATime = 1000;
/** Entries that are looked at, the newest: a page that many open must not read all of a large run. */
const mostEntries = 20_000;
/** Longest list; no older entries are looked at once there are as many entities. */
const mostListed = 100;
const defaultCount = 10;

interface ChangesInput {
  readonly sinceMillis: number;
  readonly types?: readonly string[] | null;
  readonly owners?: readonly string[] | null;
  readonly count?: number | null;
}

async function recentChanges({ input }: { readonly input: ChangesInput }, context: GraphqlContext) {
  const since = readTime(input.sinceMillis, 'input.sinceMillis');
  const count = requireRange('input.count', input.count ?? defaultCount, 0, mostListed);
  const types = (input.types ?? []).map((type) => entityTypeOfSymbol(type, 'input.types'));
  const { entries, isComplete } = await latestEntries(context, since, types);
  const lastTime = new Map(entries.map(({ urn, created }) => [urn, created.time]));
  const urns = await visible(context, [...lastTime.keys()], input.owners ?? []);
  const changes = urns
    .map((urn) => ({ urn, timeMillis: lastTime.get(urn) ?? since }))
    .sort((a, b) => b.timeMillis - a.timeMillis || (a.urn < b.urn ? -1 : 1));
  return {
    isComplete,
    total: changes.length,
    changes: changes.slice(0, count).map(({ urn, timeMillis }) => ({ entity: stubOf(urn), timeMillis })),
  };
}

/** The newest entries of the log in their order. It is read past access control, which decides about the entities. */
async function latestEntries(
  { unguarded: { changes }, registry }: GraphqlContext,
  since: number,
  entityTypes: readonly string[],
): Promise<{ readonly entries: readonly LogEntry[]; readonly isComplete: boolean }> {
  const [first, end] = await Promise.all([
    changes.offsetSince(since),
    changes.offsetSince(Number.MAX_SAFE_INTEGER),
  ]);
  // Use and runs are reported every day, and change nothing.
  const aspects = [...registry.aspects.values()].flatMap(({ kind, name }) =>
    kind === 'versioned' ? [name] : [],
  );
  const entries: LogEntry[] = [];
  let start = end;
  const least = Math.max(first, end - mostEntries);
  while (start > least && new Set(entries.map(({ urn }) => urn)).size < mostListed) {
    const next = Math.max(least, start - entriesAtATime);
    entries.unshift(...(await entriesBetween(next, start)));
    start = next;
  }
  return { entries, isComplete: start <= first };

  async function entriesBetween(from: number, to: number): Promise<readonly LogEntry[]> {
    const found: LogEntry[] = [];
    for (let at = from; at < to; ) {
      // A page has fewer entries where their values are long.
      const page = await changes.read({ from: at, limit: to - at, entityTypes, aspects });
      found.push(...page.entries.filter(({ offset }) => offset < to));
      if (page.next <= at) break;
      at = page.next;
    }
    return found;
  }
}

/** Those of the entities that the caller may find, and that have one of the owners, if any are named. */
async function visible(
  { session }: GraphqlContext,
  urns: readonly string[],
  owners: readonly string[],
): Promise<readonly string[]> {
  if (urns.length === 0) return [];
  const { hits } = await session.search(
    searchQuery({
      urns,
      filter: owners.length > 0 ? [[criterionOf('owners', owners, 'IN')]] : [],
      count: urns.length,
    }),
  );
  return hits.map(({ urn }) => urn);
}

/** What has changed lately. */
export const recentChangesSubject: Subject = { queries: { recentChanges } };
