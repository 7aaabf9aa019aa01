import { RequestError } from '@colophon/wire';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { readSearch } from './input/read-search.ts';
import type { ScrollInput, SearchInput } from './input/search-input.ts';
import { countedFields, defaultFacets, facetsOf, propertyFacets } from './results/facets.ts';
import { findPage, scrollPage } from './results/find-page.ts';

interface Given<I> {
  readonly input: I;
}

interface AggregateInput extends SearchInput {
  readonly facets?: readonly (string | null)[] | null;
}

/** The answer where embeddings are not configured, as in DataHub. */
function rejectSemantic(instead: string): never {
  throw new RequestError(
    'INVALID_REQUEST',
    `Semantic search is disabled. Use ${instead}, which finds words and their other forms.`,
  );
}

/** Finding entities by words and filters. */
export const searching: Subject = {
  queries: {
    search: ({ input }: Given<SearchInput>, context: GraphqlContext, info: GraphQLResolveInfo) =>
      findPage(context, input, info, { groupsColumns: true }),

    searchAcrossEntities: (
      { input }: Given<SearchInput>,
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) => findPage(context, input, info, { hidesDocuments: true }),

    async scrollAcrossEntities(
      { input }: Given<ScrollInput>,
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) {
      const managesDocuments =
        input.searchFlags?.includeHiddenLifecycleStages === true && (await context.may(['MANAGE_DOCUMENTS']));
      return scrollPage(context, input, info, { hidesDocuments: !managesDocuments });
    },

    async aggregateAcrossEntities({ input }: Given<AggregateInput>, context: GraphqlContext) {
      const query = await readSearch(context, { ...input, count: 0 }, { highlights: false });
      if (!query) return { facets: [] };
      const named = (input.facets ?? []).filter((field) => field !== null);
      const properties = input.searchFlags?.includeStructuredPropertyFacets
        ? await propertyFacets(context)
        : [];
      const wanted = named.length > 0 ? named : [...defaultFacets(context, query.entityTypes), ...properties];
      const { facets } = await context.session.search({ ...query, facets: countedFields(wanted) });
      return { facets: await facetsOf(context, query, facets, wanted) };
    },

    semanticSearch: () => rejectSemantic('search'),
    semanticSearchAcrossEntities: () => rejectSemantic('searchAcrossEntities'),
  },
};
