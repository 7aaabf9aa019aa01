import { degreeField, type LineageSearch, type SearchQuery, searchQuery } from '@colophon/catalogue';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../context.ts';
import type { Subject } from '../../../subject.ts';
import { searchedTypes } from '../input/entity-types.ts';
import { parsePosition, printPosition, readPage } from '../input/page.ts';
import { readFacetLimit } from '../input/read-search.ts';
import { isSelected } from '../input/selection.ts';
import { countedFields, type FacetMetadata, facetsOf, propertyFacets } from '../results/facets.ts';
import { datasetOf, groupsColumns, neighbourOf } from '../results/results.ts';
import { type CountedPage, type CountedResult, searchIgnoringHops } from './ignored-hops.ts';
import { hopsFor, type LineageInput, readLineage, readLineageCount, takeDegrees } from './read-lineage.ts';

interface Given {
  readonly input: LineageInput;
}

/** Searches upstream and downstream of an entity. */
export const searchingLineage: Subject = {
  queries: {
    async searchAcrossLineage({ input }: Given, context: GraphqlContext, info: GraphQLResolveInfo) {
      const page = readPage(input);
      const query = await readLineage(context, input);
      const found = await search(context, input, { ...query, ...page }, info);
      const isPlain = query.input === '*' && query.filter.length === 0;
      return { start: page.start, lineageSearchPath: isPlain ? 'LIGHTNING' : 'TORTOISE', ...found.answer };
    },

    async scrollAcrossLineage({ input }: Given, context: GraphqlContext, info: GraphQLResolveInfo) {
      const start = parsePosition(input.scrollId);
      const query = await readLineage(context, { ...input, viewUrn: null }, searchedTypes(context.registry));
      const { answer, read } = await search(
        context,
        input,
        { ...query, start, count: readLineageCount(input) },
        info,
      );
      const next = start + read;
      return { ...answer, nextScrollId: read > 0 && next < answer.total ? printPosition(next) : null };
    },
  },
};

async function search(
  context: GraphqlContext,
  input: LineageInput,
  query: Omit<LineageSearch, 'facets'>,
  info: GraphQLResolveInfo,
) {
  const wanted = await wantedFacets(context, input, query, info);
  const counting = { ...query, facets: countedFields(wanted).filter((field) => field !== degreeField) };
  const ignored = input.lineageFlags?.ignoreAsHops ?? [];
  const page: CountedPage =
    ignored.length > 0
      ? await searchIgnoringHops(context, counting, ignored)
      : await context.session.searchLineage(counting);
  const searchResults = resultsOf(page.entities, {
    groups: groupsColumns(input.searchFlags?.groupingSpec, false),
    walked: walkedHops(query),
  });
  return {
    /** Entities of the page, before columns were grouped. */
    read: page.entities.length,
    answer: {
      count: searchResults.length,
      total: page.total,
      searchResults,
      facets: await printFacets(context, input, query, page, wanted),
      isPartial: page.isPartial,
      freshness: null,
    },
  };
}

function resultsOf(
  entities: readonly CountedResult[],
  { groups, walked }: { readonly groups: boolean; readonly walked: number },
) {
  const shown = new Set<string>();
  return entities.flatMap(({ urn, hops, path, isIgnored }) => {
    const entity = neighbourOf(groups ? datasetOf(urn) : urn);
    if (entity === undefined || shown.has(entity.urn)) return [];
    shown.add(entity.urn);
    return [
      {
        entity,
        insights: [],
        matchedFields: [],
        paths: [{ path: path.flatMap((step) => neighbourOf(step) ?? []) }],
        degree: hops,
        degrees: [hops],
        // The walk ended here, whatever comes next.
        explored: hops < walked || isIgnored === true,
        truncatedChildren: false,
        ignoredAsHop: isIgnored === true,
      },
    ];
  });
}

/** The longest way that a search walks, in hops. */
function walkedHops({ filter, maxHops = Number.POSITIVE_INFINITY }: Omit<LineageSearch, 'facets'>): number {
  return Math.min(maxHops, hopsFor(takeDegrees(filter).wanted));
}

async function wantedFacets(
  context: GraphqlContext,
  { searchFlags: flags, types }: LineageInput,
  { entityTypes = [] }: Pick<LineageSearch, 'entityTypes'>,
  info: GraphQLResolveInfo,
): Promise<readonly string[]> {
  if (flags?.skipAggregates === true || !isSelected(info, 'facets')) return [];
  const properties = flags?.includeStructuredPropertyFacets ? await propertyFacets(context) : [];
  return [
    ...context.session.facets(types?.length ? entityTypes : searchedTypes(context.registry)),
    ...properties,
  ];
}

async function printFacets(
  context: GraphqlContext,
  { searchFlags: flags }: LineageInput,
  { filter }: Omit<LineageSearch, 'facets'>,
  { facets }: CountedPage,
  wanted: readonly string[],
): Promise<readonly FacetMetadata[]> {
  if (wanted.length === 0) return [];
  const limit = readFacetLimit(flags ?? {});
  const short = facets.map(({ field, counts }) => ({ field, counts: counts.slice(0, limit) }));
  const query: SearchQuery = searchQuery({ filter });
  return facetsOf(context, query, short, wanted);
}
