import { int, record, string } from '@colophon/schema';

export const searchTemplateRetrievalBridge = record({
  name: 'com.linkedin.search.template.SearchTemplateRetrievalBridge',
  doc: 'Second leg of retrieval, which fills the page through a field that links candidates. Where bridges are not supported, a search with one set fails.',
  fields: {
    pivotField: {
      type: string,
      doc: 'Field whose values lead from the first candidates to related ones.',
      optional: true,
    },
    onFailure: {
      type: string,
      doc: 'Reaction to a failure of the second leg; the keyword page is what remains to be served.',
      optional: true,
    },
  },
});

export const searchTemplateRetrieval = record({
  name: 'com.linkedin.search.template.SearchTemplateRetrieval',
  doc: 'How candidates are found before ranking, by keyword unless `mode` says otherwise; vector search and bridges run only in a deployment that announces them.',
  fields: {
    mode: {
      type: string,
      doc: 'Kind of search that supplies the candidates, `keyword` or `vector`; absent means `keyword`.',
      optional: true,
    },
    model: {
      type: string,
      doc: 'Name of the embedding model that turns the query into a vector in `vector` mode.',
      optional: true,
    },
    field: {
      type: string,
      doc: 'Index field holding the vectors that the query is compared with.',
      optional: true,
    },
    candidateCap: { type: int, doc: 'Most candidates that the vector search may return.', optional: true },
    total: {
      type: string,
      doc: 'Counting rule for the total number of hits of a vector search.',
      optional: true,
    },
    facets: {
      type: string,
      doc: 'Rule for computing facet counts when candidates come from a vector search.',
      optional: true,
    },
    page: {
      type: string,
      doc: 'Rule for cutting the requested page out of the vector candidates.',
      optional: true,
    },
    authorization: {
      type: string,
      doc: 'Rule for keeping entities the caller may not see out of the vector candidates.',
      optional: true,
    },
    onFailure: { type: string, doc: 'Reaction to a vector search that fails.', optional: true },
    bridge: {
      type: searchTemplateRetrievalBridge,
      doc: 'Second leg that reaches further candidates through a pivot field; absent means a single leg.',
      optional: true,
    },
  },
});
