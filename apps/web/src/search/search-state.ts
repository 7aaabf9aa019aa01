/** What the address of a search says. */
export interface SearchState {
  readonly q: string;
  /** Values of facets, by their search fields. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
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
  return {
    q: typeof given.q === 'string' || typeof given.q === 'number' ? String(given.q) : '',
    filters: readFilters(given.filters),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

function readFilters(given: unknown): SearchState['filters'] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, values]) => {
      const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
}

/** The same search with a value of a facet chosen, or no longer. The page begins anew. */
export function toggleFilter(state: SearchState, field: string, value: string): SearchState {
  const { [field]: values = [], ...others } = state.filters;
  const kept = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return { ...state, page: 1, filters: kept.length > 0 ? { ...others, [field]: kept } : others };
}
