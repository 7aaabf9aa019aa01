import type { Json, JsonObject } from '@colophon/schema';
import type { Store, TimeseriesRow } from '../ports.ts';
import { valueAt } from '../project/values-at.ts';
import { matchesFilter } from '../search/matches-filter.ts';
import type { SortCriterion } from '../search/query.ts';
import { type TimeseriesRead, timestampField } from './query.ts';

/** Values fetched per batch when each must be checked. */
const batchSize = 1000;

/** The points that a query asks for. Its limit counts what passes the filter. */
export async function readTimeseries(
  store: Store,
  { filter = [], sort, limit, ...window }: TimeseriesRead & { readonly limit: number },
): Promise<readonly TimeseriesRow[]> {
  const byTime = sort === undefined || sort.field === timestampField;
  const order = byTime && sort ? sort.order : 'DESCENDING';
  if (byTime && filter.length === 0) return store.timeseries({ ...window, order, limit });

  const found: TimeseriesRow[] = [];
  let after: TimeseriesRow | undefined;
  do {
    const points = await store.timeseries({ ...window, order, limit: batchSize, ...(after && { after }) });
    found.push(...points.filter(({ value }) => matchesFilter(value, filter)));
    after = points.length < batchSize ? undefined : points.at(-1);
  } while (after && !(byTime && found.length >= limit));
  if (!byTime) found.sort((a, b) => compareBy(sort, a.value, b.value));
  return found.slice(0, limit);
}

/** Numbers as numbers, everything else as text; values that are absent last, whichever the order. */
function compareBy({ field, order }: SortCriterion, a: JsonObject, b: JsonObject): number {
  const [x, y] = [valueAt(a, field), valueAt(b, field)];
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
  const sign = order === 'ASCENDING' ? 1 : -1;
  return sign * compare(x, y);
}

function compare(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [String(a), String(b)];
  return x < y ? -1 : Number(x > y);
}
