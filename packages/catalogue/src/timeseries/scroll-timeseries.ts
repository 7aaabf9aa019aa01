import { CatalogueError } from '../errors.ts';
import { createPace } from '../pace.ts';
import type { TimeseriesPosition, TimeseriesRow, TimeseriesStore } from '../ports/timeseries-store.ts';
import { boundsOf, type QueryBounds } from '../query-bounds.ts';
import { ReadBudget } from '../read-budget.ts';
import { fromBase64, toBase64 } from '../search/cursor.ts';
import type { TimeseriesScroll } from './query.ts';
import { batchesOf, urnsAfter } from './read-timeseries.ts';

export interface TimeseriesPage {
  readonly points: readonly TimeseriesRow[];
  /** Asks for the next page; absent when this one is the last. */
  readonly next?: string;
}

/**
 * Points of a time series of many entities: entity by entity, of each the newest first. A page of long values ends before
 * the count.
 */
export async function scrollTimeseries(
  store: TimeseriesStore,
  { entityType, aspect, count, after, budget = new ReadBudget(), ...window }: TimeseriesScroll,
): Promise<TimeseriesPage> {
  const last = after === undefined ? undefined : parseCursor(after);
  const points: TimeseriesRow[] = [];
  const pace = createPace(window);
  for await (const urn of urnsFrom(store, entityType, aspect, last?.urn, boundsOf(window))) {
    await pace();
    const position = urn === last?.urn ? { after: last.position } : {};
    // One more than the page holds, to know whether there is another page.
    const limit = count + 1 - points.length;
    for await (const batch of batchesOf(store, { ...window, urn, aspect, ...position }, limit, budget)) {
      points.push(...batch);
      if (budget.isSpent) break;
    }
    if (points.length > count || budget.isSpent) break;
  }
  const page = points.slice(0, count);
  const end = points.length > count || budget.isSpent ? page.at(-1) : undefined;
  return { points: page, ...(end && { next: printCursor(end) }) };
}

/** The entities that have points of an aspect, from one on when it is named. */
async function* urnsFrom(
  store: TimeseriesStore,
  entityType: string,
  aspect: string,
  first: string | undefined,
  bounds: QueryBounds,
): AsyncIterable<string> {
  if (first !== undefined) yield first;
  yield* urnsAfter(store, entityType, aspect, first, bounds);
}

const printCursor = ({ urn, timestampMillis, partition, discriminator }: TimeseriesRow): string =>
  toBase64(JSON.stringify([urn, timestampMillis, partition, discriminator]));

function parseCursor(cursor: string): { readonly urn: string; readonly position: TimeseriesPosition } {
  const [urn, timestampMillis, partition, discriminator] = read(cursor);
  const isWhole = typeof partition === 'string' && typeof discriminator === 'string';
  if (typeof urn === 'string' && typeof timestampMillis === 'number' && isWhole)
    return { urn, position: { timestampMillis, partition, discriminator } };
  throw new CatalogueError(
    'INVALID_REQUEST',
    `scrollId: expected the one from the previous page, got ${JSON.stringify(cursor.slice(0, 100))}`,
  );
}

function read(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(fromBase64(cursor));
    return Array.isArray(parts) ? parts : [];
  } catch {
    // Whatever the fault, the message says what was expected.
    return [];
  }
}
