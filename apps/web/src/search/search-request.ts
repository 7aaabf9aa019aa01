import { searchQuery } from '../../gen/search/search.ts';
import { read } from '../data/query-client.ts';
import { pageSize, type SearchState } from './search-state.ts';

/** A page of a search with its facets. */
export const searchRequest = ({ q, filters, page }: SearchState) =>
  read(searchQuery, {
    input: {
      query: q.trim() === '' ? '*' : q,
      start: (page - 1) * pageSize,
      count: pageSize,
      orFilters: [{ and: Object.entries(filters).map(([field, values]) => ({ field, values })) }],
    },
  });
