import { enumeration, record, string } from '@colophon/schema';

export const datasetFilterType = enumeration({
  name: 'com.linkedin.dataset.DatasetFilterType',
  doc: 'Ways to express a `DatasetFilter`; there is currently only one.',
  symbols: { SQL: 'The filter is an SQL `WHERE` clause as text, which the catalogue does not parse.' },
});

export const datasetFilter = record({
  name: 'com.linkedin.dataset.DatasetFilter',
  doc: 'Condition that restricts a query on an external table to some of its rows, for instance in monitoring; not used by catalogue search.',
  fields: {
    type: {
      type: datasetFilterType,
      doc: 'Language of the condition; currently only `SQL`, which requires the `sql` field.',
    },
    sql: {
      type: string,
      doc: "SQL `WHERE` clause, passed on unchanged, for example `country = 'FR'`; required when `type` is `SQL`.",
      optional: true,
    },
  },
});
