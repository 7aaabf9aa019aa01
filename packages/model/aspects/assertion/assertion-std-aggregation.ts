import { enumeration } from '@colophon/schema';

export const assertionStdAggregation = enumeration({
  name: 'com.linkedin.assertion.AssertionStdAggregation',
  doc: 'What is computed from the schema, the rows or a column before the operator is applied to it.',
  symbols: {
    ROW_COUNT: 'Compare how many rows there are.',
    COLUMNS: 'Compare the whole set of columns.',
    COLUMN_COUNT: 'Compare how many columns the dataset has.',
    IDENTITY: 'No aggregation: every value of the column is compared by itself.',
    MEAN: "Compare the arithmetic mean of the column's values.",
    MEDIAN: 'Compare the middle value of the sorted column.',
    UNIQUE_COUNT: 'Compare how many different values the column holds.',
    UNIQUE_PROPORTION: 'Compare the share of different values in the column, as in `0.95`.',
    UNIQUE_PROPOTION:
      'Misspelt older form, kept so that stored values can be read. Deprecated: write `UNIQUE_PROPORTION`.',
    NULL_COUNT: 'Compare how many values of the column are null.',
    NULL_PROPORTION: 'Compare the share of nulls in the column, as in `0.02`.',
    STDDEV: "Compare the standard deviation of the column's values.",
    MIN: 'Compare the smallest value in the column.',
    MAX: 'Compare the largest value in the column.',
    SUM: "Compare the total of the column's values.",
    _NATIVE_: "An aggregation outside this list; see `nativeType` for the tool's own name.",
  },
});
