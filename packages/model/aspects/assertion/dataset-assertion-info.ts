import { array, map, record, string, urn } from '@colophon/schema';
import { assertionStdAggregation } from './assertion-std-aggregation.ts';
import { assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';
import { datasetAssertionScope } from './dataset-assertion-scope.ts';

export const datasetAssertionInfo = record({
  name: 'com.linkedin.assertion.DatasetAssertionInfo',
  doc: 'Legacy definition behind type `DATASET`. Deprecated: `CustomAssertionInfo` carries the same details.',
  deprecated: true,
  fields: {
    dataset: {
      type: urn('dataset'),
      doc: 'URN of the dataset being checked.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    scope: {
      type: datasetAssertionScope,
      doc: 'Part of the dataset that is checked: columns, rows, schema or storage size.',
    },
    fields: {
      type: array(urn('schemaField')),
      doc: 'URNs of the schema fields that are checked; set them when `scope` is `DATASET_COLUMN`.',
      optional: true,
      search: { kind: 'URN' },
      relationship: { name: 'Asserts', to: ['schemaField'] },
    },
    aggregation: {
      type: assertionStdAggregation,
      doc: 'What is computed before the comparison; absent when no aggregate or metric is chosen.',
      optional: true,
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison that decides pass or fail; `_NATIVE_` when no standard operator applies.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    nativeType: {
      type: string,
      doc: 'Name of the check in its source tool, such as `expect_column_values_to_be_unique`.',
      optional: true,
    },
    nativeParameters: {
      type: map(string),
      doc: "Arguments under the source tool's own names, all as strings.",
      optional: true,
    },
    logic: {
      type: string,
      doc: "Code of the check in the source tool's language, for instance SQL.",
      optional: true,
    },
  },
});
