import { int, record, string } from '@colophon/schema';

export const searchTemplateRetrievalBridge = record({
  name: 'com.linkedin.search.template.SearchTemplateRetrievalBridge',
  doc: 'Second stage of retrieval, which fills the page with entities related to the first candidates. Searches fail in deployments without bridge support.',
  fields: {
    pivotField: {
      type: string,
      doc: 'Field whose values link the first candidates to related ones.',
      optional: true,
    },
    onFailure: {
      type: string,
      doc: 'What to do if the second stage fails. The keyword page can still be returned.',
      optional: true,
    },
  },
});

export const searchTemplateRetrieval = record({
  name: 'com.linkedin.search.template.SearchTemplateRetrieval',
  doc: 'How candidates are retrieved before ranking, by keyword by default. Vector search and bridges need a deployment that supports them.',
  fields: {
    mode: {
      type: string,
      doc: 'Retrieval mode, `keyword` or `vector`. `keyword` by default.',
      optional: true,
    },
    model: {
      type: string,
      doc: 'Name of the embedding model for the query in `vector` mode.',
      optional: true,
    },
    field: {
      type: string,
      doc: 'Index field with the vectors to compare with the query.',
      optional: true,
    },
    candidateCap: { type: int, doc: 'Maximum number of candidates of the vector search.', optional: true },
    total: {
      type: string,
      doc: 'How the total number of hits of a vector search is counted.',
      optional: true,
    },
    facets: {
      type: string,
      doc: 'How the facets of a vector search are computed.',
      optional: true,
    },
    page: {
      type: string,
      doc: 'How the candidates of a vector search are paginated.',
      optional: true,
    },
    authorization: {
      type: string,
      doc: 'How entities that the caller is not authorized to see are excluded from the vector candidates.',
      optional: true,
    },
    onFailure: { type: string, doc: 'What to do if the vector search fails.', optional: true },
    bridge: {
      type: searchTemplateRetrievalBridge,
      doc: 'Second stage that adds candidates through a pivot field. If omitted, retrieval has one stage.',
      optional: true,
    },
  },
});
