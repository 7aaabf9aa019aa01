import { isCatalogueError, type TimeseriesRow } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import { type FacetFilter, readCount, toFilter } from './input.ts';

/** Which values of a time series are asked for. */
export interface SeriesInput {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly filter?: { readonly and: readonly FacetFilter[] } | null;
  readonly limit?: number | null;
}

/** Values of a time series of an entity, newest first. */
export function readSeries(
  { session }: Pick<GraphqlContext, 'session'>,
  urn: string,
  aspect: string,
  { startTimeMillis, endTimeMillis, filter, limit }: SeriesInput = {},
): Promise<readonly TimeseriesRow[]> {
  return session.timeseries({
    urn,
    aspect,
    filter: toFilter(filter),
    ...(typeof startTimeMillis === 'number' && { startTimeMillis }),
    ...(typeof endTimeMillis === 'number' && { endTimeMillis }),
    ...(typeof limit === 'number' && { limit: readCount(limit, 'limit') }),
  });
}

/** What a read answers, or something else for callers who lack the privilege for it. */
export async function unlessForbidden<T, E>(read: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await read;
  } catch (error) {
    if (isCatalogueError(error) && error.code === 'FORBIDDEN') return otherwise;
    throw error;
  }
}

/** Lengths of time that end now, in days. */
const rangeDays = {
  DAY: 1,
  WEEK: 7,
  MONTH: 31,
  QUARTER: 92,
  HALF_YEAR: 183,
  YEAR: 366,
  ALL: Number.POSITIVE_INFINITY,
} as const;
export type TimeRange = keyof typeof rangeDays;

export const dayMs = 24 * 60 * 60 * 1000;

/** When a range of time that ends now began. */
export const startOf = (range: TimeRange, now = Date.now()): number =>
  Math.max(0, now - rangeDays[range] * dayMs);

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const recordsOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value)
    ? value.filter(
        (item): item is JsonObject => typeof item === 'object' && item !== null && !Array.isArray(item),
      )
    : [];

/** Sums of counts by name, largest first. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: unknown, by: unknown): void {
    if (typeof name === 'string') this.#counts.set(name, (this.#counts.get(name) ?? 0) + numberOf(by));
  }

  get size(): number {
    return this.#counts.size;
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  entries(): readonly (readonly [string, number])[] {
    return [...this.#counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  }
}
