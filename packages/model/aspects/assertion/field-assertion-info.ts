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
    FIELD_METRIC: 'Test a figure computed from the whole column, such as its null percentage or its maximum.',
  },
});

export const fieldMetricType = enumeration({
  name: 'com.linkedin.assertion.FieldMetricType',
  doc: 'Figures that can be computed from the values of a column.',
  symbols: {
    UNIQUE_COUNT: 'How many different values the column holds.',
    UNIQUE_PERCENTAGE: 'Different values as a percentage of all rows.',
    NULL_COUNT: 'How many rows have no value in the column.',
    NULL_PERCENTAGE: 'Rows without a value as a percentage of all rows.',
    MIN: 'Smallest value; numeric columns only.',
    MAX: 'Largest value; numeric columns only.',
    MEAN: 'Arithmetic mean of the values; numeric columns only.',
    MEDIAN: 'Middle value once sorted; numeric columns only.',
    STDDEV: 'Standard deviation of the values; numeric columns only.',
    NEGATIVE_COUNT: 'How many values are below zero; numeric columns only.',
    NEGATIVE_PERCENTAGE: 'Values below zero as a percentage of all rows; numeric columns only.',
    ZERO_COUNT: 'How many values are exactly zero; numeric columns only.',
    ZERO_PERCENTAGE: 'Values equal to zero as a percentage of all rows; numeric columns only.',
    MIN_LENGTH: 'Length of the shortest value; string columns only.',
    MAX_LENGTH: 'Length of the longest value; string columns only.',
    EMPTY_COUNT: 'How many values are the empty string, which is not the same as null; string columns only.',
    EMPTY_PERCENTAGE: 'Empty strings, not counting nulls, as a percentage of all rows; string columns only.',
  },
});

export const fieldMetricAssertion = record({
  name: 'com.linkedin.assertion.FieldMetricAssertion',
  doc: 'Condition on a figure computed from a column, for instance that `NULL_PERCENTAGE` stays below 5.',
  fields: {
    field: { type: schemaFieldSpec, doc: 'Column to compute the metric from, with its path and type.' },
    metric: { type: fieldMetricType, doc: 'Which figure to compute, such as `UNIQUE_COUNT` or `MAX`.' },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison made with the computed metric; supply in `parameters` whatever it needs.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade failures of this metric check; absent when the user has set no rules.',
      optional: true,
    },
  },
  rules: [assertionOperands],
});

export const fieldTransformType = enumeration({
  name: 'com.linkedin.assertion.FieldTransformType',
  doc: 'Functions that can be run on a column value before the comparison.',
  symbols: { LENGTH: 'Replace a string by its length; string columns only.' },
});

export const fieldTransform = record({
  name: 'com.linkedin.assertion.FieldTransform',
  doc: "Function run on each value before it is compared; whether it can be used depends on the column's native type.",
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
  doc: 'Tolerance of a value check: the number or percentage of bad rows that is still accepted.',
  fields: {
    type: {
      type: fieldValuesFailThresholdType,
      doc: 'Whether `value` is a number of rows (the default) or a percentage of those considered.',
      default: 'COUNT',
    },
    value: {
      type: long,
      doc: 'Tolerance in rows or per cent, depending on `type`; 0, the default, accepts no bad row at all.',
      default: 0,
    },
  },
});

export const fieldValuesAssertion = record({
  name: 'com.linkedin.assertion.FieldValuesAssertion',
  doc: 'Condition on every single value of a column, with a tolerance for how many may break it.',
  fields: {
    field: { type: schemaFieldSpec, doc: 'Column whose values are tested, with its path and type.' },
    transform: {
      type: fieldTransform,
      doc: 'Function run on each value first, such as `LENGTH`; without it values are compared unchanged.',
      optional: true,
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison made with each value in turn; supply in `parameters` whatever it needs.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    failThreshold: {
      type: fieldValuesFailThreshold,
      doc: 'How many values, or what percentage, may break the condition before the assertion fails.',
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade failures of this value check; absent when the user has set no rules.',
      optional: true,
    },
    excludeNulls: {
      type: boolean,
      doc: 'True, the default, skips nulls so that they never count as bad values; of no effect with the null operator.',
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
      doc: 'Urn of the dataset that holds the column.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    fieldPath: {
      type: string,
      doc: 'Path of the checked column, copied automatically from the nested block; there is no need to set it.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'fieldPath', facet: true },
    },
    fieldValuesAssertion: {
      type: fieldValuesAssertion,
      doc: 'Condition each single value must meet, filled when `type` is `FIELD_VALUES`.',
      optional: true,
    },
    fieldMetricAssertion: {
      type: fieldMetricAssertion,
      doc: 'Condition on an aggregate such as the null count, filled when `type` is `FIELD_METRIC`.',
      optional: true,
    },
    filter: {
      type: datasetFilter,
      doc: 'Restricts the check to some rows; without it the whole table counts. Ignored when dataset profiles are the data source.',
      optional: true,
    },
  },
});
