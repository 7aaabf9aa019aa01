import { readSearchState } from '../search/search-state.ts';

/** What stands behind `?` in the address of a tab. */
export interface TabState {
  /** Lineage as a picture, which is shown unless the address says otherwise, or as lists. */
  readonly view?: 'list';
  /** Contents: what is searched in them. */
  readonly q?: string;
  /** Page of a list, counted from 1. */
  readonly page?: number;
  /** Path of the column that is looked at. */
  readonly column?: string;
  /** History: the aspect whose versions are compared, and which ones. */
  readonly aspect?: string;
  readonly from?: number;
  readonly to?: number;
}

/** Only what differs from what a tab shows at first. */
export function readTabState(given: Readonly<Record<string, unknown>>): TabState {
  const { q, page } = readSearchState(given);
  const { column, aspect } = given;
  const [from, to] = [versionOf(given.from), versionOf(given.to)];
  return {
    ...(given.view === 'list' && { view: 'list' }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page }),
    ...(typeof column === 'string' && column !== '' && { column }),
    ...(typeof aspect === 'string' && aspect !== '' && { aspect }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

const versionOf = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given > 0 ? given : undefined;
