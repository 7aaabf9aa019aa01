import type { Facet, Session } from '@colophon/catalogue';
import { graphqlEntities } from '../../entities/entity-types.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import { readSearch, type SearchInput } from './read-input.ts';

/** What a resolver of a search needs. */
interface Searching {
  readonly session: Session;
}
interface Given<I> {
  readonly input: I;
}

export const searches = {
  async search({ input }: Given<SearchInput>, { session }: Searching) {
    return pageOf(session, input);
  },

  async searchAcrossEntities({ input }: Given<SearchInput>, { session }: Searching) {
    return pageOf(session, input);
  },

  async scrollAcrossEntities(
    { input }: Given<SearchInput & { readonly scrollId?: string | null }>,
    { session }: Searching,
  ) {
    const page = await session.scroll(readSearch(session, input), input.scrollId ?? undefined);
    return {
      nextScrollId: page.next ?? null,
      count: page.hits.length,
      total: page.total,
      searchResults: page.hits.flatMap(resultOf),
      facets: page.facets.map(facetOf),
    };
  },

  async aggregateAcrossEntities(
    { input }: Given<SearchInput & { readonly facets?: readonly string[] | null }>,
    { session }: Searching,
  ) {
    const query = readSearch(session, input);
    const { facets } = await session.search({ ...query, count: 0, facets: input.facets ?? query.facets });
    return { facets: facets.map(facetOf) };
  },
};

async function pageOf(session: Session, input: SearchInput) {
  const query = readSearch(session, input);
  const { total, hits, facets } = await session.search(query);
  return {
    start: query.start,
    count: hits.length,
    total,
    searchResults: hits.flatMap(resultOf),
    facets: facets.filter(({ counts }) => counts.length > 0).map(facetOf),
    suggestions: [],
  };
}

type Hit = Awaited<ReturnType<Session['search']>>['hits'][number];

const resultOf = ({ urn, matchedFields }: Hit) => {
  const entity = stubOf(urn);
  return entity === undefined
    ? []
    : [
        {
          entity,
          insights: [],
          extraProperties: null,
          matchedFields: matchedFields.map(({ name, value }) => ({
            name,
            value,
            entity: stubOf(value) ?? null,
          })),
        },
      ];
};

const facetOf = ({ field, counts }: Facet) => ({
  field,
  displayName: displayNames[field] ?? field,
  aggregations: counts.map(({ value, count }) => ({
    value: field === '_entityType' ? (graphqlEntities[value]?.symbol ?? value) : value,
    count,
    entity: stubOf(value) ?? null,
  })),
});

/** How facets are called to readers. */
const displayNames: Readonly<Record<string, string>> = {
  _entityType: 'Type',
  platform: 'Platform',
  platformInstance: 'Platform Instance',
  origin: 'Environment',
  env: 'Environment',
  tags: 'Tagged With',
  glossaryTerms: 'Glossary Term',
  owners: 'Owned By',
  domains: 'Domain',
  typeNames: 'Sub Type',
  container: 'Container',
  applications: 'Application',
  deprecated: 'Deprecated',
  roles: 'Role',
  access: 'Access Level',
  queryType: 'Query Type',
};
