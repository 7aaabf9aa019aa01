import { array, enumeration, record, string } from '@colophon/schema';

export const dialect = enumeration({
  name: 'com.linkedin.metric.Dialect',
  doc: 'Language in which a metric expression is written; the symbols match those of the Open Semantic Interchange (OSI) specification.',
  symbols: {
    ANSI_SQL: 'Standard SQL, with nothing specific to one database.',
    SNOWFLAKE: 'The SQL dialect of Snowflake.',
    MDX: 'The query language of OLAP cubes such as those in Microsoft Analysis Services.',
    TABLEAU: 'The formula language of Tableau calculated fields.',
    DATABRICKS: 'The SQL dialect of Databricks.',
    MAQL: 'The metric query language of GoodData.',
    OTHER: 'Any language without its own symbol here.',
  },
});

export const dialectExpression = record({
  name: 'com.linkedin.metric.DialectExpression',
  doc: "A metric's formula in one language.",
  fields: {
    dialect: { type: dialect, doc: 'Language of `expression`, for example `ANSI_SQL`.' },
    expression: {
      type: string,
      doc: 'Formula as text, not parsed, for example `SUM(amount) / COUNT(DISTINCT user_id)`.',
    },
  },
});

export const metricExpression = record({
  name: 'com.linkedin.metric.MetricExpression',
  doc: "A metric's formula, with one entry per language.",
  fields: {
    dialects: {
      type: array(dialectExpression),
      doc: 'The same formula in each available language; one entry is enough.',
    },
  },
});
