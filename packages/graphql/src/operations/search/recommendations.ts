import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { requireRange } from './input/page.ts';
import { readSearch } from './input/read-search.ts';

interface RecommendationsInput {
  readonly userUrn: string;
  readonly requestContext?: { readonly scenario: string } | null;
  readonly limit?: number | null;
  readonly viewUrn?: string | null;
}

interface Module {
  readonly title: string;
  readonly moduleId: string;
  readonly renderType: string;
  /** The search field whose most frequent values are recommended. */
  readonly field: string;
  readonly scenarios: readonly string[];
  readonly most: number;
}

const home = 'HOME';
const defaultLimit = 10;

/** In the order in which they are shown. DataHub has further ones, computed from its own usage events. */
const modules: readonly Module[] = [
  {
    title: 'Platforms',
    moduleId: 'Platforms',
    renderType: 'PLATFORM_SEARCH_LIST',
    field: 'platform',
    scenarios: [home],
    most: 40,
  },
  {
    title: 'Domains',
    moduleId: 'Domains',
    renderType: 'DOMAIN_SEARCH_LIST',
    field: 'domains',
    scenarios: [home],
    most: 10,
  },
  {
    title: 'Top Tags',
    moduleId: 'TopTags',
    renderType: 'TAG_SEARCH_LIST',
    field: 'tags',
    scenarios: [home, 'SEARCH_RESULTS'],
    most: 10,
  },
  {
    title: 'Top Glossary Terms',
    moduleId: 'TopTerms',
    renderType: 'GLOSSARY_TERM_SEARCH_LIST',
    field: 'glossaryTerms',
    scenarios: [home, 'SEARCH_RESULTS'],
    most: 10,
  },
];

/** Starting points for somebody who has not searched yet. */
export const recommending: Subject = {
  queries: {
    async listRecommendations({ input }: { readonly input: RecommendationsInput }, context: GraphqlContext) {
      const limit = requireRange('input.limit', input.limit ?? defaultLimit, 0, 100);
      const scenario = input.requestContext?.scenario ?? home;
      const wanted = modules.filter(({ scenarios }) => scenarios.includes(scenario));
      const query = await readSearch(
        context,
        {
          viewUrn: input.viewUrn ?? null,
          count: 0,
          searchFlags: { maxAggValues: Math.max(...modules.map(({ most }) => most)) },
        },
        { highlights: false },
      );
      if (!query || wanted.length === 0) return { modules: [] };
      const { facets } = await context.session.search({ ...query, facets: wanted.map(({ field }) => field) });
      const filled = wanted.map((module) => {
        const counts = facets.find(({ field }) => field === module.field)?.counts ?? [];
        return { ...module, content: counts.slice(0, module.most).map(contentOf(module)) };
      });
      return { modules: filled.filter(({ content }) => content.length > 0).slice(0, limit) };
    },
  },
};

const contentOf =
  ({ field }: Module) =>
  ({ value, count }: { readonly value: string; readonly count: number }) => ({
    value,
    entity: stubOf(value) ?? null,
    params: {
      searchParams: {
        types: null,
        query: '',
        filters: [{ field, condition: 'EQUAL', values: [value], negated: false }],
      },
      entityProfileParams: null,
      contentParams: { count },
    },
  });
