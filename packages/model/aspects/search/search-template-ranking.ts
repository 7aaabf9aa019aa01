import { int, map, record, string } from '@colophon/schema';

export const searchTemplateRanking = record({
  name: 'com.linkedin.search.template.SearchTemplateRanking',
  doc: 'How the service reorders a keyword page after the search; formulas beyond `none` run only in a deployment that announces them.',
  fields: {
    preset: {
      type: string,
      doc: 'Which formula reorders the hits: `none` leaves them as found; `usage` and `usageAndMatchTier` need a deployment that supports them.',
      optional: true,
    },
    window: { type: int, doc: 'Number of top hits that the ranking formula reorders.', optional: true },
    windowSizer: {
      type: string,
      doc: 'Rule that sets the number of hits to reorder: `fixed` or `tokenCurve`.',
      optional: true,
    },
    parameters: {
      type: map(string),
      doc: 'Settings of the ranking formula by name, as strings, such as the weight given to usage.',
      optional: true,
    },
  },
});
