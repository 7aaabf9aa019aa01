import { facetValuesQuery } from '../../../gen/search/facets/facets.ts';
import { read } from '../../data/query-client.ts';
import { commonInput } from '../search-request.ts';
import { type SearchState, withRange, withValues } from '../search-state.ts';

/** Values of a facet that are read when somebody looks for one. */
export const mostValues = 1000;

/** The values of a field among what a search finds without its own filter on it, so that others can be added. */
export const facetValuesRequest = (state: SearchState, field: string, count: number) =>
  read(facetValuesQuery, {
    input: {
      ...commonInput(withRange(withValues(state, field, []), field, {})),
      facets: [field],
      searchFlags: { maxAggValues: count },
    },
  });
