import { type FilterCriterion, type SearchQuery, type Session, searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { maxResultWindow, RequestError } from '@colophon/wire';

/** What the inputs of all lists have in common. */
export interface ListInput {
  readonly start?: number | null;
  readonly count?: number | null;
  readonly query?: string | null;
}

/** A filter as clients write it. GraphQL has checked the types. */
export interface FilterInput {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: FilterCriterion['condition'] | null;
}

/** One clause of filters, of which all must hold. */
export interface AndFilterInput {
  readonly and?: readonly FilterInput[] | null;
}

export interface Page {
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly urns: readonly string[];
}

export interface Window {
  readonly start: number;
  readonly count: number;
}

/** As DataHub's. */
const defaultCount = 20;

/** @throws RequestError `INVALID_REQUEST` for a page that is out of reach. */
export function windowOf(
  { start, count }: ListInput,
  { place = 'input.', count: usual = defaultCount } = {},
): Window {
  const window = { start: start ?? 0, count: count ?? usual };
  for (const name of ['start', 'count'] as const)
    if (window[name] < 0 || window[name] > maxResultWindow)
      throw new RequestError(
        'INVALID_REQUEST',
        `${place}${name}: expected 0 to ${maxResultWindow}, got ${window[name]}`,
      );
  return window;
}

/** A search among entities of one type: a page of it, in the order that is asked for. */
export async function findPage(
  session: Pick<Session, 'search'>,
  entityType: string,
  input: ListInput,
  { count, ...query }: Partial<Pick<SearchQuery, 'filter' | 'sort' | 'count'>> = {},
): Promise<Page> {
  const window = windowOf(input, { count });
  const { hits, total } = await session.search(
    searchQuery({ ...window, ...query, entityTypes: [entityType], input: wordsOf(input), facets: [] }),
  );
  return { start: window.start, count: hits.length, total, urns: hits.map(({ urn }) => urn) };
}

/** What to search for; `*` when nothing is asked for. */
const wordsOf = ({ query }: ListInput): string => (query == null || query.trim() === '' ? '*' : query);

/**
 * All entities of a type that fit, up to as many as a search reaches, with the values of an aspect: for conditions that
 * search does not index. Those without the aspect are left out.
 */
export async function readAll(
  session: Pick<Session, 'search' | 'entities'>,
  {
    entityType,
    aspect,
    ...query
  }: Pick<SearchQuery, 'filter' | 'sort'> & {
    readonly entityType: string;
    readonly aspect: string;
    readonly query?: string | null | undefined;
  },
): Promise<readonly { readonly urn: string; readonly value: JsonObject }[]> {
  const { urns } = await findPage(
    session,
    entityType,
    { query: query.query ?? null, count: maxResultWindow },
    query,
  );
  const views = urns.length === 0 ? [] : await session.entities(urns, [aspect]);
  const values = new Map(
    views.flatMap(({ urn, aspects }) => aspects.map(({ value }) => [urn, value] as const)),
  );
  return urns.flatMap((urn) => {
    const value = values.get(urn);
    return value ? [{ urn, value }] : [];
  });
}

/** The part of a list that a client asks for. */
export function slicePage<T>(
  all: readonly T[],
  window: Window,
): Window & { readonly total: number; readonly items: readonly T[] } {
  const items = all.slice(window.start, window.start + window.count);
  return { start: window.start, count: items.length, total: all.length, items };
}

export const newestFirst = (field: string): SearchQuery['sort'] => [{ field, order: 'DESCENDING' }];

export const toCriterion = ({ field, values, negated, condition }: FilterInput): FilterCriterion => ({
  fields: [field],
  values: values ?? [],
  negated: negated ?? false,
  condition: condition ?? 'EQUAL',
});

/** Clauses of which one must hold. An empty one says nothing. */
export const toFilter = (clauses: readonly AndFilterInput[] | null | undefined): SearchQuery['filter'] =>
  (clauses ?? []).map(({ and }) => (and ?? []).map(toCriterion)).filter((clause) => clause.length > 0);
