import { aspect, enumeration, string } from '@colophon/schema';

export const chartQueryType = enumeration({
  name: 'com.linkedin.chart.ChartQueryType',
  doc: 'Languages in which the query behind a chart can be written.',
  symbols: {
    LOOKML: 'The query is written in LookML, the modelling language of Looker.',
    SQL: 'The query is an SQL statement, in any dialect.',
  },
});

export const chartQuery = aspect({
  name: 'chartQuery',
  record: 'com.linkedin.chart.ChartQuery',
  doc: "The query that fetches a chart's data, with its language.",
  fields: {
    rawQuery: {
      type: string,
      doc: 'Text of the query over the input datasets, in the language given by `type`.',
    },
    type: {
      type: chartQueryType,
      doc: 'Language of `rawQuery`: `SQL` or `LOOKML`.',
      search: { kind: 'KEYWORD', name: 'queryType', facet: true, facetName: 'Query Type' },
    },
  },
});
