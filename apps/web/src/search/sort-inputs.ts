import type { SearchSortInput } from '../../gen/types.ts';
import type { SortKey } from './search-state.ts';

const by = (field: string, sortOrder: 'ASCENDING' | 'DESCENDING'): SearchSortInput => ({
  sortCriteria: [{ field, sortOrder }],
});

/** The search fields of the orders; entities without a value come last. */
export const sortInputs: Readonly<Record<Exclude<SortKey, 'relevance'>, SearchSortInput>> = {
  name: by('_entityName', 'ASCENDING'),
  changed: by('lastModifiedAt', 'DESCENDING'),
  created: by('createdAt', 'DESCENDING'),
  queries: by('totalSqlQueries', 'DESCENDING'),
  rows: by('rowCount', 'DESCENDING'),
  size: by('sizeInBytes', 'DESCENDING'),
};
