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
  doc: 'Destination of a query that no entry of `routes` matched. Without a `template` it cancels the inherited default, and the query stays on the present template.',
  fields: {
    template: {
      type: urn('searchTemplate'),
      doc: 'URN of the search template that takes over unmatched queries; absent cancels the default inherited from the parent.',
      optional: true,
    },
  },
});

export const searchTemplateDialect = enumeration({
  name: 'com.linkedin.search.template.SearchTemplateDialect',
  doc: 'Query language in which the body of a search template is written.',
  symbols: {
    ELASTICSEARCH: 'The body renders to Elasticsearch query DSL in JSON, which serves OpenSearch as well.',
    POSTGRES:
      'The body is Mustache text meant for a later SQL compiler; it is kept as opaque text and not run.',
  },
});

export const searchTemplateProperties = aspect({
  name: 'searchTemplateProperties',
  record: 'com.linkedin.search.template.SearchTemplateProperties',
  doc: 'Body of a search template: Mustache text and settings that render to one search request. A section left out comes from `parent`; one present but empty drops the inherited value.',
  fields: {
    name: { type: string, doc: 'Label of the template as shown to people; the URN identifies it.' },
    description: {
      type: string,
      doc: 'Free text on what the template matches and how it ranks; not covered by search.',
      optional: true,
    },
    dialect: {
      type: searchTemplateDialect,
      doc: 'Language of the body, `ELASTICSEARCH` unless stated; it must agree with that of `parent`.',
      default: 'ELASTICSEARCH',
      search: { kind: 'KEYWORD', name: 'dialect', queryByDefault: false },
    },
    apiVersion: {
      type: int,
      doc: "Version of the contract between template and rendering context. Only 1 is accepted; absent takes the parent's, and in the end 1.",
      optional: true,
      search: { kind: 'COUNT', name: 'apiVersion', queryByDefault: false },
    },
    capabilities: {
      type: array(string),
      doc: 'Features the body needs, such as `rescore`, `ladder` or `boosts`; a name the service does not know is rejected. Absent inherits, empty clears, otherwise replaces.',
      optional: true,
    },
    query: {
      type: string,
      doc: 'Mustache source of the main query; in the `ELASTICSEARCH` dialect it must render to a single query DSL object.',
      optional: true,
    },
    queryFragments: {
      type: map(string),
      doc: 'Map from the name of a hole in `query` to the JSON put there. Pieces from ancestors come first, joined by commas; an empty string discards them.',
      optional: true,
    },
    clauses: {
      type: string,
      doc: 'Mustache source of a JSON object with `must`, `must_not`, `filter` and `should` arrays, added to the query once inheritance is resolved.',
      optional: true,
    },
    functionScore: {
      type: string,
      doc: 'Mustache source of the `functions`, `score_mode` and `boost_mode` that the service wraps once around the rendered query.',
      optional: true,
    },
    rescore: {
      type: string,
      doc: 'Mustache source of one rescore clause, with `window_size` and `query`; neither set nor inherited means a single scoring pass.',
      optional: true,
    },
    knn: {
      type: string,
      doc: 'Mustache source of `keyword_weight` and `vector_weight` for reranking document hits; takes effect only with semantic search on and documents among the requested types.',
      optional: true,
    },
    ranking: {
      type: searchTemplateRanking,
      doc: 'Reordering done by the service after the search; only preset `none` with window sizer `fixed` runs as standard. Absent inherits, empty drops.',
      optional: true,
    },
    retrieval: {
      type: searchTemplateRetrieval,
      doc: 'Way of finding candidates, keyword search unless set; an empty record drops what the parent says.',
      optional: true,
    },
    ladder: {
      type: searchTemplateLadder,
      doc: 'Handover to other templates; with none set or inherited, the template is a single query.',
      optional: true,
    },
    aggregations: {
      type: string,
      doc: "Mustache source of a JSON object from aggregation name to body; absent leaves the facets declared by the model's annotations.",
      optional: true,
    },
    sort: {
      type: string,
      doc: 'Mustache source of a JSON array of sort clauses; by default `_score` descending, then `urn` ascending.',
      optional: true,
    },
    fields: {
      type: searchFieldOverrides,
      doc: "Changes to which fields are searched and with what weights; an empty record goes back to the schema's own set.",
      optional: true,
    },
    structuredPropertyQuery: {
      type: structuredPropertyQuery,
      doc: 'Choice and weights of the clauses that search values of structured properties; inherited one clause at a time, dropped by an empty record.',
      optional: true,
    },
    normalization: {
      type: searchTemplateNormalization,
      doc: 'Wildcard, synonym and fuzzy limits for the query text; inherited one value at a time, dropped by an empty record.',
      optional: true,
    },
    highlightFields: {
      type: highlightFieldOverrides,
      doc: "Changes to which fields come back highlighted; an empty record goes back to the schema's own set.",
      optional: true,
    },
    parameters: {
      type: map(string),
      doc: "Values of the author's own Mustache variables by name, such as `deprecatedBoost`.",
      optional: true,
    },
    boosts: {
      type: array(searchTemplateBoost),
      doc: "Boosts that depend on who is searching or on the request; the list replaces the parent's, and an empty one drops it.",
      optional: true,
    },
    routes: {
      type: array(searchTemplateRoute),
      doc: "Ordered patterns that send a query to another template, first match winning; the list replaces the parent's, and an empty one drops it.",
      optional: true,
    },
    defaultRoute: {
      type: searchTemplateDefaultRoute,
      doc: "Template for queries that no entry of `routes` matches; a record naming none cancels the parent's and keeps the query here.",
      optional: true,
    },
    parent: {
      type: urn('searchTemplate'),
      doc: 'URN of the search template whose sections fill the gaps of this one; the link disappears when either is hard deleted.',
      optional: true,
      search: { kind: 'URN', name: 'parent', queryByDefault: false },
      relationship: { name: 'IsPartOf', to: ['searchTemplate'] },
    },
    editable: {
      type: boolean,
      doc: 'False reserves changes to the system actor; everyone else is denied.',
      default: true,
      search: { kind: 'BOOLEAN', name: 'editable', queryByDefault: false },
    },
  },
});
