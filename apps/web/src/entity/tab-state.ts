import { readSearchState } from '../search/search-state.ts';

/** What stands behind `?` in the address of a tab. */
export interface TabState {
  /** Lineage as a picture, which is shown unless the address says otherwise, or as lists. */
  readonly view?: 'list';
  /** Contents: what is searched in them. */
  readonly q?: string;
  /** Page of a list, counted from 1. */
  readonly page?: number;
}

/** Only what differs from what a tab shows at first. */
export function readTabState(given: Readonly<Record<string, unknown>>): TabState {
  const { q, page } = readSearchState(given);
  return {
    ...(given.view === 'list' && { view: 'list' }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page }),
  };
}
