import { readSearchState } from '../search/search-state.ts';

/** What stands behind `?` in the address of a tab. */
export interface TabState {
  /** How something is shown where there are several ways, such as lineage as a graph or as a list. */
  readonly view?: string;
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

/** Only what differs from what a tab shows at first. What only lineage knows is validated by it, when it has been loaded. */
export function readTabState(given: Readonly<Record<string, unknown>>): TabState {
  const { q, page } = readSearchState(given);
  const { view, q: _q, page: _page, column, aspect, from: _from, to: _to, ...others } = given;
  const [from, to] = [versionOf(given.from), versionOf(given.to)];
  return {
    ...others,
    ...(typeof view === 'string' && { view }),
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
