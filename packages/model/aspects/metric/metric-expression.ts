import { array, enumeration, record, string } from '@colophon/schema';

export const dialect = enumeration({
  name: 'com.linkedin.metric.Dialect',
  doc: 'Language in which a metric expression is written; the symbols match those of the Open Semantic Interchange (OSI) specification.',
  symbols: {
    ANSI_SQL: 'Standard SQL, with nothing specific to one database.',
    SNOWFLAKE: 'SQL as Snowflake understands it.',
    MDX: 'The query language of OLAP cubes such as those in Microsoft Analysis Services.',
    TABLEAU: 'The formula language of Tableau calculated fields.',
    DATABRICKS: 'SQL as Databricks understands it.',
    MAQL: 'The metric query language of GoodData.',
    OTHER: 'Any language that has no symbol of its own here.',
  },
});

export const dialectExpression = record({
  name: 'com.linkedin.metric.DialectExpression',
  doc: "One wording of a metric's formula together with the language it is in.",
  fields: {
    dialect: { type: dialect, doc: 'Language to read `expression` in, for example `ANSI_SQL`.' },
    expression: {
      type: string,
      doc: 'The formula as text, not parsed, for example `SUM(amount) / COUNT(DISTINCT user_id)`.',
    },
  },
});

export const metricExpression = record({
  name: 'com.linkedin.metric.MetricExpression',
  doc: "A metric's formula, with one entry for each language it has been written in.",
  fields: {
    dialects: {
      type: array(dialectExpression),
      doc: 'The same formula in each available language; one entry is enough.',
    },
  },
});
