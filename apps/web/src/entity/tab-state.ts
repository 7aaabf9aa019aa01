import { readSearchState } from '../search/search-state.ts';

/** What stands behind `?` in the address of a tab. */
export interface TabState {
  /** How something is shown where there are several ways, such as lineage as a graph or as a list. */
  readonly view?: string;
  /** Contents: what is searched in them. */
  readonly q?: string;
  /** Page of a list, counted from 1. */
  readonly page?: number;
}

/** Only what differs from what a tab shows at first. What only one tab knows is validated by it, when it has been loaded. */
export function readTabState(given: Readonly<Record<string, unknown>>): TabState {
  const { q, page } = readSearchState(given);
  const { view, q: _q, page: _page, ...others } = given;
  return {
    ...others,
    ...(typeof view === 'string' && { view }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page }),
  };
}
