import type { FilterCriterion, SearchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';

/** Largest page, and largest number of values of a time series. */
const maxCount = 10_000;

export interface PageInput {
  readonly start?: number | null;
  readonly count?: number | null;
}

export interface Page {
  readonly start: number;
  readonly count: number;
}

/** @throws RequestError `INVALID_REQUEST` for a page that is out of reach. */
export function readPage({ start, count }: PageInput, defaultCount: number, place = ''): Page {
  return {
    start: readCount(start ?? 0, `${place}start`),
    count: readCount(count ?? defaultCount, `${place}count`),
  };
}

/** @throws RequestError `INVALID_REQUEST` for a number below 0 or above 10000. */
export function readCount(value: number, place: string): number {
  if (value >= 0 && value <= maxCount) return value;
  throw new RequestError('INVALID_REQUEST', `${place}: expected 0 to ${maxCount}, got ${value}`);
}

/** @throws RequestError `INVALID_REQUEST` for text that is empty. */
export function requireText(value: string, place: string): string {
  if (value.trim() !== '') return value;
  throw new RequestError('INVALID_REQUEST', `${place}: expected text, got ${JSON.stringify(value)}`);
}

/** @throws RequestError `INVALID_REQUEST` for a time before 1970. */
export function readTime(value: number | null | undefined, place: string): number {
  const time = value ?? Date.now();
  if (time >= 0) return time;
  throw new RequestError(
    'INVALID_REQUEST',
    `${place}: expected milliseconds since the epoch, got ${String(value)}`,
  );
}

export interface FacetFilter {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: FilterCriterion['condition'] | null;
}

export const toCriterion = ({ field, values, negated, condition }: FacetFilter): FilterCriterion => ({
  fields: [field],
  values: values ?? [],
  negated: negated ?? false,
  condition: condition ?? 'EQUAL',
});

/** A filter of a time series. */
export const toFilter = (
  filter: { readonly and: readonly FacetFilter[] } | null | undefined,
): SearchQuery['filter'] => (filter && filter.and.length > 0 ? [filter.and.map(toCriterion)] : []);

export interface EntryInput {
  readonly key: string;
  readonly value?: string | null;
}

/** A map of the model, of a list of its entries. An entry without a value is left out. */
export const toMap = (entries: readonly EntryInput[] | null | undefined): Record<string, string> =>
  Object.fromEntries(
    (entries ?? []).flatMap(({ key, value }) => (typeof value === 'string' ? [[key, value]] : [])),
  );

/** Who does something now. */
export const stampOf = ({ actor }: Pick<GraphqlContext, 'actor'>): JsonObject => ({
  time: Date.now(),
  actor,
});

/** A record without the fields that have no value. */
export function present(fields: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as JsonObject;
}
