/** How results can be sorted. */
export const sortKeys = ['relevance', 'name', 'changed', 'created', 'queries', 'rows', 'size'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Numbers, or times in milliseconds, between which a field is. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** What the address of a search says. */
export interface SearchState {
  readonly q: string;
  /** Values of facets, by their search fields. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Ranges of fields. */
  readonly ranges?: Readonly<Record<string, Range>>;
  /** A filter in the query language. */
  readonly where?: string;
  /** By relevance when absent. */
  readonly sort?: Exclude<SortKey, 'relevance'>;
  /** URN of a saved view; `none` for no view, even where a default one is set. */
  readonly view?: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Results of a page. */
export const pageSize = 20;
/** So far a search may be paged through. */
const lastPage = 500;

/** Reads what stands behind `?` in an address, of which anything may be wrong. */
export function readSearchState(given: Readonly<Record<string, unknown>>): SearchState {
  const page = Number(given.page ?? 1);
  const ranges = readRanges(given.ranges);
  const where = textIn(given.where).trim();
  const view = textIn(given.view);
  const sort = sortKeys.filter((key) => key !== 'relevance').find((key) => key === given.sort);
  return {
    q: textIn(given.q),
    filters: readFilters(given.filters),
    ...(Object.keys(ranges).length > 0 && { ranges }),
    ...(where !== '' && { where }),
    ...(sort && { sort }),
    ...(isView(view) && { view }),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Whether a text names a view, or says that there is none. */
export const isView = (text: string | undefined): text is string =>
  text === 'none' || text?.startsWith('urn:li:dataHubView:') === true;

const textIn = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function readFilters(given: unknown): SearchState['filters'] {
  if (!isRecord(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, values]) => {
      const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
}

function readRanges(given: unknown): Readonly<Record<string, Range>> {
  if (!isRecord(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, range]) => {
      const read = isRecord(range) ? readRange(range) : {};
      return Object.keys(read).length > 0 ? [[field, read]] : [];
    }),
  );
}

function readRange({ from, to }: Readonly<Record<string, unknown>>): Range {
  return {
    ...(typeof from === 'number' && Number.isFinite(from) && { from }),
    ...(typeof to === 'number' && Number.isFinite(to) && { to }),
  };
}

/** The same search with a value of a facet chosen, or no longer. The page begins anew. */
export function toggleFilter(state: SearchState, field: string, value: string): SearchState {
  const values = state.filters[field] ?? [];
  return withValues(
    state,
    field,
    values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
  );
}

/** The same search with other values of a facet; none removes its filter. */
export function withValues(state: SearchState, field: string, values: readonly string[]): SearchState {
  const { [field]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [field]: values } : others };
}

/** The same search with another range of a field; an empty one removes it. */
export function withRange(state: SearchState, field: string, range: Range): SearchState {
  const { ranges = {}, ...rest } = state;
  const { [field]: _, ...others } = ranges;
  const all = Object.keys(range).length > 0 ? { ...others, [field]: range } : others;
  return { ...rest, page: 1, ...(Object.keys(all).length > 0 && { ranges: all }) };
}

/** The same search with another filter in the query language, or none. */
export function withWhere({ where: _, ...rest }: SearchState, where: string): SearchState {
  return { ...rest, page: 1, ...(where.trim() !== '' && { where: where.trim() }) };
}

/** The same search in another order. */
export function withSort({ sort: _, ...rest }: SearchState, sort: SortKey): SearchState {
  return { ...rest, page: 1, ...(sort !== 'relevance' && { sort }) };
}

/** The same search among what a view shows; `none` shows everything, undefined what the default view does. */
export function withView({ view: _, ...rest }: SearchState, view: string | undefined): SearchState {
  return { ...rest, page: 1, ...(view !== undefined && { view }) };
}

/** The same search without any filter. Text, view and order stay. */
export const withoutFilters = ({ ranges: _, where: __, ...rest }: SearchState): SearchState => ({
  ...rest,
  filters: {},
  page: 1,
});

export const isFiltered = ({ filters, ranges, where }: SearchState): boolean =>
  Object.keys(filters).length > 0 || ranges !== undefined || where !== undefined;
