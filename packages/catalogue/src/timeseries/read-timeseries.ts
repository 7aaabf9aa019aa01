import type { JsonObject } from '@colophon/schema';
import { createPace } from '../pace.ts';
import type { TimeseriesQuery, TimeseriesRow, TimeseriesStore } from '../ports/timeseries-store.ts';
import { valueAt } from '../project/values-at.ts';
import type { QueryBounds } from '../query-bounds.ts';
import { ReadBudget } from '../read-budget.ts';
import { compareOrdered, sortKeyOf } from '../search/compare.ts';
import { matchesFilter } from '../search/matches-filter.ts';
import type { SortCriterion } from '../search/query.ts';
import { type TimeseriesRead, timestampField } from './query.ts';

/** Values fetched per batch. */
const batchSize = 1000;
/** Most JSON text of a batch, in characters; a batch ends with the value that exceeds it. */
const maxBatchLength = 1024 * 1024;

/**
 * The points that a query asks for. Its limit counts what passes the filter.
 *
 * @throws CatalogueError `LIMIT_EXCEEDED` when they have more than the budget.
 */
export async function readTimeseries(
  store: TimeseriesStore,
  { filter = [], sort, limit, budget, ...window }: TimeseriesRead & { readonly limit: number },
): Promise<readonly TimeseriesRow[]> {
  const byTime = sort === undefined || sort.field === timestampField;
  const order = byTime && sort ? sort.order : 'DESCENDING';
  const found: TimeseriesRow[] = [];
  const isWhole = byTime && filter.length === 0;
  // What the filter leaves out is not kept: only what passes counts.
  const kept = isWhole ? budget : undefined;
  for await (const points of batchesOf(store, { ...window, order }, isWhole ? limit : undefined, kept)) {
    for (const point of points) {
      if (!matchesFilter(point.value, filter)) continue;
      if (!isWhole) budget?.spend(JSON.stringify(point.value).length);
      found.push(point);
    }
    budget?.check(points.at(-1));
    if (byTime && found.length >= limit) break;
  }
  if (!byTime) found.sort((a, b) => compareBy(sort, a.value, b.value));
  return found.slice(0, limit);
}

/** Points batch by batch: others come in between, and each is forgotten when the caller has looked at it. */
export async function* batchesOf(
  store: Pick<TimeseriesStore, 'timeseries'>,
  window: Omit<TimeseriesQuery, 'limit' | 'budget'>,
  limit = Number.MAX_SAFE_INTEGER,
  budget?: ReadBudget,
): AsyncIterable<readonly TimeseriesRow[]> {
  const pace = createPace(window);
  let { after } = window;
  for (let left = limit; left > 0; ) {
    await pace();
    const available = Math.min(maxBatchLength, budget?.left ?? maxBatchLength);
    const own = new ReadBudget(available);
    const size = Math.min(left, batchSize);
    const points = await store.timeseries({ ...window, limit: size, budget: own, ...(after && { after }) });
    budget?.spend(available - own.left);
    yield points;
    if (points.length < size && !own.isSpent) return;
    left -= points.length;
    after = points.at(-1) ?? after;
  }
}

/** The entities of a type that have points of an aspect, by URN, behind one when it is named. */
export async function* urnsAfter(
  store: Pick<TimeseriesStore, 'timeseriesUrns'>,
  entityType: string,
  aspect: string,
  after?: string,
  bounds?: QueryBounds,
): AsyncIterable<string> {
  for (let last = after; ; ) {
    const urns = await store.timeseriesUrns(entityType, aspect, batchSize, last, bounds);
    yield* urns;
    if (urns.length < batchSize) return;
    last = urns.at(-1);
  }
}

/** As searches sort; values that are absent last, whichever the order. */
function compareBy({ field, order }: SortCriterion, a: JsonObject, b: JsonObject): number {
  const [x, y] = [valueAt(a, field), valueAt(b, field)];
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
  const sign = order === 'ASCENDING' ? 1 : -1;
  return sign * compareOrdered(sortKeyOf(String(x)), sortKeyOf(String(y)));
}
