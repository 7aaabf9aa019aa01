import { array, aspect, boolean, enumeration, int, map, record, string, urn } from '@colophon/schema';
import { highlightFieldOverrides } from './highlight-field-overrides.ts';
import { searchFieldOverrides } from './search-field-overrides.ts';
import { searchTemplateBoost } from './search-template-boost.ts';
import { searchTemplateLadder } from './search-template-ladder.ts';
import { searchTemplateNormalization } from './search-template-normalization.ts';
import { searchTemplateRanking } from './search-template-ranking.ts';
import { searchTemplateRetrieval } from './search-template-retrieval.ts';
import { searchTemplateRoute } from './search-template-route.ts';
import { structuredPropertyQuery } from './structured-property-query.ts';

export const searchTemplateDefaultRoute = record({
  name: 'com.linkedin.search.template.SearchTemplateDefaultRoute',
  doc: 'Target of queries that match no entry of `routes`. Without `template`, the inherited default is cancelled and the current template handles the query.',
  fields: {
    template: {
      type: urn('searchTemplate'),
      doc: 'URN of the search template that handles unmatched queries. Omit it to cancel the inherited default.',
      optional: true,
    },
  },
});

export const searchTemplateDialect = enumeration({
  name: 'com.linkedin.search.template.SearchTemplateDialect',
  doc: 'Query language of the body of a search template.',
  symbols: {
    ELASTICSEARCH: 'The body renders to Elasticsearch query DSL as JSON, which also works with OpenSearch.',
    POSTGRES:
      'The body is Mustache text for a future SQL compiler. It is stored as opaque text and not executed.',
  },
});

export const searchTemplateProperties = aspect({
  name: 'searchTemplateProperties',
  record: 'com.linkedin.search.template.SearchTemplateProperties',
  doc: 'Body of a search template: Mustache text and settings that render to one search request. An omitted section is inherited from `parent`; an empty one clears the inherited value.',
  fields: {
    name: { type: string, doc: 'Display name of the template. The URN identifies it.' },
    description: {
      type: string,
      doc: 'Description of what the template matches and how it ranks. Not searchable.',
      optional: true,
    },
    dialect: {
      type: searchTemplateDialect,
      doc: 'Query language of the body, `ELASTICSEARCH` by default. Must be the same as that of `parent`.',
      default: 'ELASTICSEARCH',
      search: { kind: 'KEYWORD', name: 'dialect', queryByDefault: false },
    },
    apiVersion: {
      type: int,
      doc: 'Version of the contract between the template and the rendering context. Only 1 is valid. Inherited from the parent if omitted; 1 by default.',
      optional: true,
      search: { kind: 'COUNT', name: 'apiVersion', queryByDefault: false },
    },
    capabilities: {
      type: array(string),
      doc: 'Features that the body requires, such as `rescore`, `ladder` or `boosts`. Unknown names are rejected. The list replaces the inherited one; an empty list clears it.',
      optional: true,
    },
    query: {
      type: string,
      doc: 'Mustache source of the main query. In the `ELASTICSEARCH` dialect it must render to a single query DSL object.',
      optional: true,
    },
    queryFragments: {
      type: map(string),
      doc: 'JSON fragments by the name of the placeholder in `query` that they fill. Inherited fragments come first, joined with commas; an empty string clears them.',
      optional: true,
    },
    clauses: {
      type: string,
      doc: 'Mustache source of a JSON object with `must`, `must_not`, `filter` and `should` arrays, added to the query after inheritance is resolved.',
      optional: true,
    },
    functionScore: {
      type: string,
      doc: 'Mustache source of the `functions`, `score_mode` and `boost_mode` of the function score that wraps the rendered query.',
      optional: true,
    },
    rescore: {
      type: string,
      doc: 'Mustache source of one rescore clause, with `window_size` and `query`. If neither set nor inherited, hits are scored once.',
      optional: true,
    },
    knn: {
      type: string,
      doc: 'Mustache source of `keyword_weight` and `vector_weight` for reranking document hits. Only used if semantic search is enabled and documents are among the requested types.',
      optional: true,
    },
    ranking: {
      type: searchTemplateRanking,
      doc: 'Reranking by the service after the search. By default, only the preset `none` with the window sizer `fixed` is supported. Inherited if omitted; an empty record clears it.',
      optional: true,
    },
    retrieval: {
      type: searchTemplateRetrieval,
      doc: 'How candidates are retrieved, by keyword search by default. An empty record clears the inherited settings.',
      optional: true,
    },
    ladder: {
      type: searchTemplateLadder,
      doc: 'Fallbacks to other templates. If neither set nor inherited, the template runs a single query.',
      optional: true,
    },
    aggregations: {
      type: string,
      doc: 'Mustache source of a JSON object that maps aggregation names to bodies. By default, the facets are those that the model annotates.',
      optional: true,
    },
    sort: {
      type: string,
      doc: 'Mustache source of a JSON array of sort clauses; by default `_score` descending, then `urn` ascending.',
      optional: true,
    },
    fields: {
      type: searchFieldOverrides,
      doc: 'Overrides of the searched fields and their weights. An empty record restores those of the model.',
      optional: true,
    },
    structuredPropertyQuery: {
      type: structuredPropertyQuery,
      doc: 'Clauses that search the values of structured properties, and their weights. Each clause is inherited separately; an empty record clears all.',
      optional: true,
    },
    normalization: {
      type: searchTemplateNormalization,
      doc: 'Limits on wildcards, synonyms and fuzzy matching. Each limit is inherited separately; an empty record clears all.',
      optional: true,
    },
    highlightFields: {
      type: highlightFieldOverrides,
      doc: 'Overrides of the highlighted fields. An empty record restores those of the model.',
      optional: true,
    },
    parameters: {
      type: map(string),
      doc: 'Values of custom Mustache variables by name, such as `deprecatedBoost`.',
      optional: true,
    },
    boosts: {
      type: array(searchTemplateBoost),
      doc: 'Boosts that depend on the user or the request. The list replaces the inherited one; an empty list clears it.',
      optional: true,
    },
    routes: {
      type: array(searchTemplateRoute),
      doc: 'Patterns that route a query to another template; the first match wins. The list replaces the inherited one; an empty list clears it.',
      optional: true,
    },
    defaultRoute: {
      type: searchTemplateDefaultRoute,
      doc: 'Template for queries that match no entry of `routes`. A record without `template` cancels the inherited one.',
      optional: true,
    },
    parent: {
      type: urn('searchTemplate'),
      doc: 'URN of the search template from which omitted sections are inherited. The reference is removed when either template is hard-deleted.',
      optional: true,
      search: { kind: 'URN', name: 'parent', queryByDefault: false },
      relationship: { name: 'IsPartOf', to: ['searchTemplate'] },
    },
    editable: {
      type: boolean,
      doc: 'If false, only the system actor can change the template.',
      default: true,
      search: { kind: 'BOOLEAN', name: 'editable', queryByDefault: false },
    },
  },
});
