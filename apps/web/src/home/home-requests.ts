import { homeListsQuery, homeUseQuery } from '../../gen/home/lists.ts';
import type { EntityType, FacetFilterInput, SearchAcrossEntitiesInput } from '../../gen/types.ts';
import { assetTypes } from '../analytics/coverage/measures.ts';
import { timesOf } from '../analytics/usage/usage-range.ts';
import { read } from '../data/query-client.ts';
import type { SearchState } from '../search/search-state.ts';

/** Rows of each list; a link leads to the rest. */
export const most = 5;
const dayMs = 86_400_000;
/** How far back changes go for somebody who was never here. */
const changedDays = 7;

/** Types whose changes people want to hear of. */
const changingTypes: readonly EntityType[] = [...assetTypes, 'DATA_PRODUCT', 'GLOSSARY_TERM', 'DOMAIN'];

/** Whose lists they are: the URNs of one reader and of the reader's groups; of everybody where there is no sign-in. */
export type Reader = readonly string[] | undefined;

const isTrue = (field: string): FacetFilterInput => ({ field, values: ['true'] });
const ownedBy = (reader: Reader): readonly FacetFilterInput[] =>
  reader ? [{ field: 'owners', values: [...reader] }] : [];

const first = (and: readonly FacetFilterInput[]): SearchAcrossEntitiesInput => ({
  query: '*',
  count: most,
  orFilters: [{ and }],
  searchFlags: { skipAggregates: true, skipHighlighting: true },
});

/** When changes begin to be new to the reader, by when they were here before. */
export const newSince = (lastVisit: number | undefined, now: number): number =>
  lastVisit ?? startOfDay(now) - changedDays * dayMs;

const startOfDay = (time: number): number => Math.floor(time / dayMs) * dayMs;

/** What the lists show. */
export const listsRequest = (reader: Reader, since: number) =>
  read(homeListsQuery, {
    isMine: reader !== undefined,
    owned: first(ownedBy(reader)),
    incidents: first([isTrue('hasActiveIncidents'), ...ownedBy(reader)]),
    ownChanges: { sinceMillis: since, owners: [...(reader ?? [])], count: most },
    changes: { sinceMillis: since, types: [...changingTypes], count: most },
  });

/** What is worked out of use and of runs. */
export const useRequest = (reader: Reader, now: number) =>
  read(homeUseQuery, {
    failing: first([isTrue('hasFailingAssertions'), ...ownedBy(reader)]),
    // The same as the page on usage shows first.
    usage: timesOf('month', now),
    count: most,
  });

/** The search that shows all of a list. */
export const searchFor = (reader: Reader, field?: string): SearchState => ({
  q: '',
  filters: { ...(field && { [field]: ['true'] }), ...(reader && { owners: reader }) },
  view: 'none',
  page: 1,
});
