import { searchQuery } from '../../gen/search/search.ts';
import type { FacetFilterInput, SearchAcrossEntitiesInput } from '../../gen/types.ts';
import { read } from '../data/query-client.ts';
import { type Clauses, toClauses } from './filter/filter-clauses.ts';
import { isQuery, readFilter } from './filter/read-filter.ts';
import { pageSize, type Range, type SearchState } from './search-state.ts';
import { sortInputs } from './sort-inputs.ts';

/** What searches, scrolls and counts of values ask for alike. */
export type CommonInput = Pick<SearchAcrossEntitiesInput, 'orFilters' | 'viewUrn'> & {
  readonly query: string;
};

/** A page of a search with its facets. */
export const searchRequest = (state: SearchState) =>
  read(searchQuery, { input: { ...searchInput(state), searchFlags: { getSuggestions: true } } });

/** What asks for a page. */
export const searchInput = (state: SearchState) => ({
  ...commonInput(state),
  ...(state.sort && { sortInput: sortInputs[state.sort] }),
  start: (state.page - 1) * pageSize,
  count: pageSize,
});

/** A search without its page and its order. */
export function commonInput(state: SearchState): CommonInput {
  const { clauses, text } = filterOf(state.where);
  const facets = [
    ...Object.entries(state.filters).map(([field, values]) => ({ field, values })),
    ...Object.entries(state.ranges ?? {}).flatMap(([field, range]) => criteriaOf(field, range)),
  ];
  return {
    query: joinQueries(state.q, text),
    orFilters: clauses.map(({ and }) => ({ and: [...facets, ...and] })),
    ...(state.view?.startsWith('urn:') && { viewUrn: state.view }),
  };
}

/** A filter is sent as such where it can be; else as a part of the query. One that is faulty is not sent. */
export function filterOf(where: string | undefined): { readonly clauses: Clauses; readonly text: string } {
  const everything = [{ and: [] }];
  if (where === undefined) return { clauses: everything, text: '' };
  const filter = readFilter(where);
  if (filter.kind === 'faulty') return { clauses: everything, text: '' };
  const clauses = filter.kind === 'filter' ? toClauses(filter.part) : undefined;
  return clauses ? { clauses, text: '' } : { clauses: everything, text: where };
}

function joinQueries(q: string, text: string): string {
  const words = q.trim();
  if (words === '' || words === '*') return text === '' ? '*' : text;
  if (text === '') return words;
  // Words that are no query would take its parts for words, too.
  const safe = isQuery(words) ? words : words.replace(/["()]/g, ' ');
  return `(${safe}) AND (${text})`;
}

export const criteriaOf = (field: string, { from, to }: Range): readonly FacetFilterInput[] => [
  ...(from === undefined
    ? []
    : [{ field, condition: 'GREATER_THAN_OR_EQUAL_TO' as const, values: [String(from)] }]),
  ...(to === undefined ? [] : [{ field, condition: 'LESS_THAN_OR_EQUAL_TO' as const, values: [String(to)] }]),
];
