import { enumeration } from '@colophon/schema';

export const assertionStdAggregation = enumeration({
  name: 'com.linkedin.assertion.AssertionStdAggregation',
  doc: 'What is computed from the schema, the rows or a column before the operator is applied.',
  symbols: {
    ROW_COUNT: 'Compare how many rows there are.',
    COLUMNS: 'Compare the whole set of columns.',
    COLUMN_COUNT: 'Compare how many columns the dataset has.',
    IDENTITY: 'No aggregation: each value of the column is compared individually.',
    MEAN: "Compare the arithmetic mean of the column's values.",
    MEDIAN: 'Compare the middle value of the sorted column.',
    UNIQUE_COUNT: 'Compare the number of distinct values in the column.',
    UNIQUE_PROPORTION: 'Compare the proportion of distinct values in the column, such as `0.95`.',
    UNIQUE_PROPOTION:
      'Misspelt older form, kept so that stored values can be read. Deprecated: write `UNIQUE_PROPORTION`.',
    NULL_COUNT: 'Compare the number of null values in the column.',
    NULL_PROPORTION: 'Compare the proportion of nulls in the column, such as `0.02`.',
    STDDEV: "Compare the standard deviation of the column's values.",
    MIN: 'Compare the smallest value in the column.',
    MAX: 'Compare the largest value in the column.',
    SUM: "Compare the total of the column's values.",
    _NATIVE_: "A custom aggregation; see `nativeType` for the tool's own name.",
  },
});
