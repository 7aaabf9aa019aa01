import { enumeration, record, string } from '@colophon/schema';

export const datasetFilterType = enumeration({
  name: 'com.linkedin.dataset.DatasetFilterType',
  doc: 'Ways to express a `DatasetFilter`; a single one exists today.',
  symbols: { SQL: 'The filter is a where clause in plain text, which the catalogue does not parse.' },
});

export const datasetFilter = record({
  name: 'com.linkedin.dataset.DatasetFilter',
  doc: 'Condition that narrows a query on an external table to some of its rows, for instance in monitoring; catalogue search does not use it.',
  fields: {
    type: {
      type: datasetFilterType,
      doc: 'Language of the condition; `SQL` is the only one so far and makes the `sql` field mandatory.',
    },
    sql: {
      type: string,
      doc: "Where clause passed on as it stands, for example `country = 'FR'`; mandatory when `type` is `SQL`.",
      optional: true,
    },
  },
});
