import { boolean, enumeration, long, record, string, urn } from '@colophon/schema';
import { datasetFilter } from '../dataset/dataset-filter.ts';
import { schemaFieldSpec } from '../schema/schema-field-spec.ts';
import { assertionFailureSeverityConfig } from './assertion-failure-severity-config.ts';
import { assertionOperands, assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';

export const fieldAssertionType = enumeration({
  name: 'com.linkedin.assertion.FieldAssertionType',
  doc: 'The two ways to check a column: value by value, or by a metric.',
  symbols: {
    FIELD_VALUES:
      'Test every value in the column against a condition, for example that each matches a pattern.',
    FIELD_METRIC: 'Test a metric computed from the whole column, such as its null percentage or its maximum.',
  },
});

export const fieldMetricType = enumeration({
  name: 'com.linkedin.assertion.FieldMetricType',
  doc: 'Metrics that can be computed from the values of a column.',
  symbols: {
    UNIQUE_COUNT: 'Number of distinct values in the column.',
    UNIQUE_PERCENTAGE: 'Distinct values as a percentage of all rows.',
    NULL_COUNT: 'Number of rows without a value in the column.',
    NULL_PERCENTAGE: 'Rows without a value as a percentage of all rows.',
    MIN: 'Smallest value; numeric columns only.',
    MAX: 'Largest value; numeric columns only.',
    MEAN: 'Arithmetic mean of the values; numeric columns only.',
    MEDIAN: 'Middle value once sorted; numeric columns only.',
    STDDEV: 'Standard deviation of the values; numeric columns only.',
    NEGATIVE_COUNT: 'Number of values below zero; numeric columns only.',
    NEGATIVE_PERCENTAGE: 'Values below zero as a percentage of all rows; numeric columns only.',
    ZERO_COUNT: 'Number of values equal to zero; numeric columns only.',
    ZERO_PERCENTAGE: 'Values equal to zero as a percentage of all rows; numeric columns only.',
    MIN_LENGTH: 'Length of the shortest value; string columns only.',
    MAX_LENGTH: 'Length of the longest value; string columns only.',
    EMPTY_COUNT: 'Number of empty strings, which are not the same as nulls; string columns only.',
    EMPTY_PERCENTAGE: 'Empty strings, not counting nulls, as a percentage of all rows; string columns only.',
  },
});

export const fieldMetricAssertion = record({
  name: 'com.linkedin.assertion.FieldMetricAssertion',
  doc: 'Condition on a metric computed from a column, for instance that `NULL_PERCENTAGE` stays below 5.',
  fields: {
    field: { type: schemaFieldSpec, doc: 'Column to compute the metric from, with its path and type.' },
    metric: { type: fieldMetricType, doc: 'Metric to compute, such as `UNIQUE_COUNT` or `MAX`.' },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison applied to the computed metric; its operands are in `parameters`.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade failures of this metric check; absent when the user has configured no rules.',
      optional: true,
    },
  },
  rules: [assertionOperands],
});

export const fieldTransformType = enumeration({
  name: 'com.linkedin.assertion.FieldTransformType',
  doc: 'Functions that can be applied to a column value before the comparison.',
  symbols: { LENGTH: 'Replace a string by its length; string columns only.' },
});

export const fieldTransform = record({
  name: 'com.linkedin.assertion.FieldTransform',
  doc: "Function applied to each value before it is compared; whether it can be used depends on the column's native type.",
  fields: {
    type: { type: fieldTransformType, doc: 'Name of the function; `LENGTH` is the only one so far.' },
  },
});

export const fieldValuesFailThresholdType = enumeration({
  name: 'com.linkedin.assertion.FieldValuesFailThresholdType',
  doc: 'Units for the tolerance of a value check.',
  symbols: {
    COUNT: 'Read the tolerance as a number of rows.',
    PERCENTAGE: 'Read the tolerance as a percentage of the rows considered.',
  },
});

export const fieldValuesFailThreshold = record({
  name: 'com.linkedin.assertion.FieldValuesFailThreshold',
  doc: 'Tolerance of a value check: the number or percentage of failing rows that is still accepted.',
  fields: {
    type: {
      type: fieldValuesFailThresholdType,
      doc: 'Whether `value` is a number of rows (the default) or a percentage of those considered.',
      default: 'COUNT',
    },
    value: {
      type: long,
      doc: 'Tolerance in rows or per cent, depending on `type`; with 0, the default, any failing row fails the check.',
      default: 0,
    },
  },
});

export const fieldValuesAssertion = record({
  name: 'com.linkedin.assertion.FieldValuesAssertion',
  doc: 'Condition that every value of a column must meet, with a tolerance for how many may fail it.',
  fields: {
    field: { type: schemaFieldSpec, doc: 'Column whose values are tested, with its path and type.' },
    transform: {
      type: fieldTransform,
      doc: 'Function applied to each value first, such as `LENGTH`; when absent, values are compared unchanged.',
      optional: true,
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison applied to each value; its operands are in `parameters`.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    failThreshold: {
      type: fieldValuesFailThreshold,
      doc: 'How many values, or what percentage, may fail the condition before the assertion fails.',
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade failures of this value check; absent when the user has configured no rules.',
      optional: true,
    },
    excludeNulls: {
      type: boolean,
      doc: 'True, the default, skips nulls so that they never count as failing values; has no effect with the null operator.',
      default: true,
    },
  },
  rules: [assertionOperands],
});

export const fieldAssertionInfo = record({
  name: 'com.linkedin.assertion.FieldAssertionInfo',
  doc: 'Definition of a check on one column, either of its individual values or of a metric over them.',
  fields: {
    type: {
      type: fieldAssertionType,
      doc: 'Chooses between `fieldValuesAssertion` and `fieldMetricAssertion`.',
      search: { kind: 'KEYWORD', name: 'fieldAssertionType' },
    },
    entity: {
      type: urn('dataset'),
      doc: 'URN of the dataset that contains the column.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    fieldPath: {
      type: string,
      doc: 'Path of the checked column, copied automatically from the nested block; you need not set it.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'fieldPath', facet: true },
    },
    fieldValuesAssertion: {
      type: fieldValuesAssertion,
      doc: 'Condition that each value must meet; set when `type` is `FIELD_VALUES`.',
      optional: true,
    },
    fieldMetricAssertion: {
      type: fieldMetricAssertion,
      doc: 'Condition on an aggregate such as the null count; set when `type` is `FIELD_METRIC`.',
      optional: true,
    },
    filter: {
      type: datasetFilter,
      doc: 'Restricts the check to some rows; when absent, the whole table is checked. Ignored when dataset profiles are the data source.',
      optional: true,
    },
  },
});
