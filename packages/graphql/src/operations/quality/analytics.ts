import { criterionOf, type Facet, type SearchQuery, searchQuery } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { entityTypeOfSymbol } from '../search/input/entity-types.ts';

/** Charts and the facets that they show, by title. */
const landscape = {
  'Entities By Domain': 'domains',
  'Assets By Platform': 'platform',
  'Entities With Term': 'glossaryTerms',
  'Entities By Environment': 'origin',
} as const;
const filtered = {
  'Data Assets by Domain': 'domains',
  'Data Assets by Platform': 'platform',
  'Data Assets by Term': 'glossaryTerms',
  'Data Assets by Environment': 'origin',
} as const;

/** Highlights, and the entity types that they count. */
const highlighted = {
  Datasets: 'dataset',
  Dashboards: 'dashboard',
  Charts: 'chart',
  Pipelines: 'dataFlow',
  Tasks: 'dataJob',
  Domains: 'domain',
} as const;

/** Fields that say whether an entity has something. */
const shares = {
  owners: 'hasOwners',
  tags: 'hasTags',
  'glossary terms': 'hasGlossaryTerms',
  descriptions: 'hasDescription',
} as const;

/**
 * What is known about the catalogue. Who uses its interface is not recorded, so there are no charts of that: a chart of
 * zeros would be wrong.
 */
async function getAnalyticsCharts(_: unknown, { session }: GraphqlContext) {
  const charts = await barCharts(session, landscape, {});
  return [{ groupId: 'GlobalMetadataAnalytics', title: 'Data Landscape Summary', charts }];
}

interface MetadataInput {
  readonly entityType?: string | null;
  readonly domain?: string | null;
  readonly query?: string | null;
}

async function getMetadataAnalyticsCharts(
  { input }: { readonly input: MetadataInput },
  { session }: GraphqlContext,
) {
  const charts = await barCharts(session, filtered, {
    ...(input.entityType && { entityTypes: [entityTypeOfSymbol(input.entityType, 'input.entityType')] }),
    ...(input.domain && { filter: [[criterionOf('domains', [input.domain])]] }),
    input: input.query?.trim() || '*',
  });
  return [{ groupId: 'FilteredMetadataAnalytics', title: '', charts }];
}

async function barCharts(
  session: GraphqlContext['session'],
  titles: Readonly<Record<string, string>>,
  query: Partial<SearchQuery>,
) {
  const { facets } = await session.search(
    searchQuery({ ...query, count: 0, facets: [...new Set(Object.values(titles))] }),
  );
  const byField = new Map(facets.map((facet) => [facet.field, facet]));
  return Object.entries(titles).map(([title, field]) => ({
    __typename: 'BarChart',
    title,
    bars: (byField.get(field)?.counts ?? []).map(barOf),
  }));
}

/** A bar is called by the last part of a URN: charts show names, not URNs. */
const barOf = ({ value, count }: Facet['counts'][number]) => {
  const name = stubOf(value) ? (value.split(':').at(-1) ?? value) : value;
  return { name, segments: [{ label: 'Count', value: count }] };
};

/** How many entities there are of the common types, and how many of them are described. */
async function getHighlights(_: unknown, { session }: GraphqlContext) {
  return Promise.all(
    Object.entries(highlighted).map(async ([title, entityType]) => {
      const count = async (filter: SearchQuery['filter']) =>
        (await session.search(searchQuery({ entityTypes: [entityType], filter, count: 0 }))).total;
      const value = await count([]);
      const parts = await Promise.all(
        Object.entries(shares).map(async ([name, field]) => {
          const having = value === 0 ? 0 : await count([[criterionOf(field, ['true'])]]);
          return `${value === 0 ? 0 : Math.round((100 * having) / value)}% have ${name}`;
        }),
      );
      return { value, title, body: value === 0 ? '' : `${parts.join(', ')}.` };
    }),
  );
}

/** Charts of what the catalogue has. */
export const analyticsSubject: Subject = {
  queries: { isAnalyticsEnabled: () => true, getAnalyticsCharts, getMetadataAnalyticsCharts, getHighlights },
};
