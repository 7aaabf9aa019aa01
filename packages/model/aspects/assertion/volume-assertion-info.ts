import { enumeration, record, string, urn } from '@colophon/schema';
import { datasetFilter } from '../dataset/dataset-filter.ts';
import { schemaFieldSpec } from '../schema/schema-field-spec.ts';
import { assertionFailureSeverityConfig } from './assertion-failure-severity-config.ts';
import { assertionOperands, assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';
import { assertionValueChangeType } from './assertion-value-change-type.ts';

export const incrementingSegmentFieldTransformerType = enumeration({
  name: 'com.linkedin.assertion.IncrementingSegmentFieldTransformerType',
  doc: 'Functions that group the values of an incrementing column into segments.',
  symbols: {
    TIMESTAMP_MS_TO_MINUTE: 'One segment per minute, from a timestamp in milliseconds.',
    TIMESTAMP_MS_TO_HOUR: 'One segment per hour, from a timestamp in milliseconds.',
    TIMESTAMP_MS_TO_DATE: 'One segment per day, from a timestamp in milliseconds.',
    TIMESTAMP_MS_TO_MONTH: 'One segment per calendar month, from a timestamp in milliseconds.',
    TIMESTAMP_MS_TO_YEAR: 'One segment per calendar year, from a timestamp in milliseconds.',
    FLOOR: 'One segment per whole number, rounding down.',
    CEILING: 'One segment per whole number, rounding up.',
    NATIVE:
      'A function specific to the source system, Snowflake or BigQuery for instance, named in `nativeType`.',
  },
});

export const incrementingSegmentFieldTransformer = record({
  name: 'com.linkedin.assertion.IncrementingSegmentFieldTransformer',
  doc: "Function that maps the incrementing column's value to a segment id, for example a timestamp to its day.",
  fields: {
    type: {
      type: incrementingSegmentFieldTransformerType,
      doc: 'Standard function to apply; a source system may support only some of them.',
    },
    nativeType: {
      type: string,
      doc: "Name of the source system's own function; required when `type` is `NATIVE`.",
      optional: true,
    },
  },
});

export const incrementingSegmentSpec = record({
  name: 'com.linkedin.assertion.IncrementingSegmentSpec',
  doc: 'How to divide a growing table into segments: a column that only increases and, if needed, a function that groups its values.',
  fields: {
    field: {
      type: schemaFieldSpec,
      doc: 'Column whose values only grow as rows are added, such as an event time or a partition date.',
    },
    transformer: {
      type: incrementingSegmentFieldTransformer,
      doc: 'Function that maps a value to its segment, for example a timestamp to its day; when absent, each value is its own segment.',
      optional: true,
    },
  },
});

export const incrementingSegmentRowCountChange = record({
  name: 'com.linkedin.assertion.IncrementingSegmentRowCountChange',
  doc: "Condition on the difference in rows between neighbouring segments, for example today's partition against yesterday's.",
  fields: {
    segment: {
      type: incrementingSegmentSpec,
      doc: 'Column, and optional function on it, that assigns rows to the segments being compared.',
    },
    type: {
      type: assertionValueChangeType,
      doc: 'Whether the change is compared in rows or as a percentage.',
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison made with the change; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than operators are valid.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with; each must be of type `NUMBER`.',
    },
  },
  rules: [assertionOperands],
});

export const incrementingSegmentRowCountTotal = record({
  name: 'com.linkedin.assertion.IncrementingSegmentRowCountTotal',
  doc: 'Condition on the number of rows in the newest segment, for example the latest date partition.',
  fields: {
    segment: {
      type: incrementingSegmentSpec,
      doc: 'Column, and optional function on it, that assigns rows to segments; the newest segment is counted.',
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with; each must be of type `NUMBER`.',
    },
  },
  rules: [assertionOperands],
});

export const rowCountChange = record({
  name: 'com.linkedin.assertion.RowCountChange',
  doc: 'Condition on how much the number of rows in the dataset has changed.',
  fields: {
    type: {
      type: assertionValueChangeType,
      doc: 'Whether the change is compared in rows or as a percentage.',
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with; each must be of type `NUMBER`.',
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade a failed change in rows; absent when the user has configured no rules.',
      optional: true,
    },
  },
  rules: [assertionOperands],
});

export const rowCountTotal = record({
  name: 'com.linkedin.assertion.RowCountTotal',
  doc: 'Condition on the number of rows in the dataset at evaluation.',
  fields: {
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`, `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with; each must be of type `NUMBER`.',
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade a failed row total; absent when the user has configured no rules.',
      optional: true,
    },
  },
  rules: [assertionOperands],
});

export const volumeAssertionType = enumeration({
  name: 'com.linkedin.assertion.VolumeAssertionType',
  doc: "What is compared in a dataset's row count.",
  symbols: {
    ROW_COUNT_TOTAL: 'Compare the number of rows in the whole dataset.',
    ROW_COUNT_CHANGE: 'Compare how many rows were gained or lost.',
    INCREMENTING_SEGMENT_ROW_COUNT_TOTAL:
      'Compare the number of rows in the newest segment, such as the latest date partition.',
    INCREMENTING_SEGMENT_ROW_COUNT_CHANGE:
      'Compare the rows of neighbouring segments, such as one date partition with the one before.',
  },
});

export const volumeAssertionInfo = record({
  name: 'com.linkedin.assertion.VolumeAssertionInfo',
  doc: "Definition of a check on a dataset's number of rows, in total, as a change, or per segment.",
  fields: {
    type: {
      type: volumeAssertionType,
      doc: 'Selects which of the four row count blocks below applies.',
      search: { kind: 'KEYWORD', name: 'volumeAssertionType' },
    },
    entity: {
      type: urn('dataset'),
      doc: 'URN of the dataset whose rows are counted.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    rowCountTotal: {
      type: rowCountTotal,
      doc: 'Bounds on the number of rows; required when `type` is `ROW_COUNT_TOTAL`.',
      optional: true,
    },
    rowCountChange: {
      type: rowCountChange,
      doc: 'Bounds on how much the number of rows may change; required when `type` is `ROW_COUNT_CHANGE`.',
      optional: true,
    },
    incrementingSegmentRowCountTotal: {
      type: incrementingSegmentRowCountTotal,
      doc: 'Bounds on the rows in the newest segment; required when `type` has the corresponding value.',
      optional: true,
    },
    incrementingSegmentRowCountChange: {
      type: incrementingSegmentRowCountChange,
      doc: 'Bounds on the difference in rows between segments; required when `type` has the corresponding value.',
      optional: true,
    },
    filter: {
      type: datasetFilter,
      doc: 'Restricts the count to some rows; when absent, the whole table is counted.',
      optional: true,
    },
  },
});
