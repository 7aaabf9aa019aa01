import type { SearchQuery } from '@colophon/catalogue';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../context.ts';
import { readPage } from '../input/page.ts';
import { listingFields, type ReadOptions, readSearch } from '../input/read-search.ts';
import type { ScrollInput, SearchInput } from '../input/search-input.ts';
import { isSelected } from '../input/selection.ts';
import { countedFields, defaultFacets, facetsOf, propertyFacets } from './facets.ts';
import { groupsColumns, resultsOf } from './results.ts';
import { suggestionsFor } from './suggestions.ts';

export interface FindOptions extends ReadOptions {
  /** Whether columns are shown as their datasets unless the flags say otherwise. Default false. */
  readonly groupsColumns?: boolean;
  /** Entities to look among. Default: all. */
  readonly urns?: readonly string[];
}

/** A page of a search: no more of it is searched and counted than the document asks for. */
export async function findPage(
  context: GraphqlContext,
  input: SearchInput,
  info: GraphQLResolveInfo,
  options: FindOptions = {},
) {
  const query = await readWith(context, input, info, options);
  if (!query || options.urns?.length === 0)
    return { ...emptyPage, start: readPage(input, options.defaultCount).start };
  const wanted = await wantedFacets(context, input, query, info, options);
  const page = await context.session.search({ ...query, facets: countedFields(wanted) });
  const asksSuggestions = input.searchFlags?.getSuggestions === true && page.total === 0;
  return {
    start: query.start,
    count: page.hits.length,
    total: page.total,
    searchResults: resultsOf(page.hits, { groups: isGrouped(input, options) }),
    facets: await facetsOf(context, query, page.facets, wanted),
    suggestions: asksSuggestions ? await suggestionsFor(context, query) : [],
  };
}

/** A page on the way through everything that a search finds. */
export async function scrollPage(
  context: GraphqlContext,
  input: ScrollInput,
  info: GraphQLResolveInfo,
  options: FindOptions = {},
) {
  const query = await readWith(context, { ...input, start: 0 }, info, options);
  if (!query || options.urns?.length === 0) return { ...emptyPage, nextScrollId: null };
  const wanted = await wantedFacets(context, input, query, info, options);
  // An id holds all that is needed to go on, so that nothing has to be kept alive.
  const page = await context.session.scroll(
    { ...query, facets: countedFields(wanted) },
    input.scrollId || undefined,
  );
  return {
    nextScrollId: page.next ?? null,
    count: page.hits.length,
    total: page.total,
    searchResults: resultsOf(page.hits, { groups: isGrouped(input, options) }),
    facets: await facetsOf(context, query, page.facets, wanted),
  };
}

export const emptyPage = { start: 0, count: 0, total: 0, searchResults: [], facets: [], suggestions: [] };

async function readWith(
  context: GraphqlContext,
  input: SearchInput,
  info: GraphQLResolveInfo,
  options: FindOptions,
): Promise<SearchQuery | undefined> {
  const highlights = isSelected(info, 'searchResults', 'matchedFields');
  const query = await readSearch(context, input, { ...options, highlights });
  return query && options.urns ? { ...query, urns: options.urns } : query;
}

const isGrouped = ({ searchFlags }: SearchInput, options: FindOptions): boolean =>
  groupsColumns(searchFlags?.groupingSpec, options.groupsColumns === true && !searchFlags);

/** The fields to count values of: none when the document does not ask for facets. */
async function wantedFacets(
  context: GraphqlContext,
  { searchFlags: flags }: SearchInput,
  { entityTypes }: SearchQuery,
  info: GraphQLResolveInfo,
  { hidesDocuments }: FindOptions,
): Promise<readonly string[]> {
  if (flags?.skipAggregates === true || !isSelected(info, 'facets')) return [];
  const properties = flags?.includeStructuredPropertyFacets ? await propertyFacets(context) : [];
  const fields = [...defaultFacets(context, entityTypes), ...properties];
  return hidesDocuments ? fields.filter((field) => !listingFields.includes(field)) : fields;
}
