import { int, map, record, string } from '@colophon/schema';

export const searchTemplateRanking = record({
  name: 'com.linkedin.search.template.SearchTemplateRanking',
  doc: 'How the service reranks a page of keyword hits. Presets other than `none` need a deployment that supports them.',
  fields: {
    preset: {
      type: string,
      doc: 'Reranking formula. `none` keeps the order of the search; `usage` and `usageAndMatchTier` need a deployment that supports them.',
      optional: true,
    },
    window: { type: int, doc: 'Number of top hits to rerank.', optional: true },
    windowSizer: {
      type: string,
      doc: 'How the number of hits to rerank is determined: `fixed` or `tokenCurve`.',
      optional: true,
    },
    parameters: {
      type: map(string),
      doc: 'Parameters of the formula by name, as strings, such as the weight of usage.',
      optional: true,
    },
  },
});
