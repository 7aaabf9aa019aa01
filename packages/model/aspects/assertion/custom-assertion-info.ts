import { array, map, record, string, urn } from '@colophon/schema';
import { assertionStdAggregation } from './assertion-std-aggregation.ts';
import { assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';
import { datasetAssertionScope } from './dataset-assertion-scope.ts';

export const customAssertionInfo = record({
  name: 'com.linkedin.assertion.CustomAssertionInfo',
  doc: 'Definition of a check in an external tool such as dbt or Great Expectations, with optional structured details for display.',
  fields: {
    type: {
      type: string,
      doc: 'Category name of your choice, shown as the heading for the check, for example `Referential integrity`.',
      search: { kind: 'KEYWORD', name: 'customType', facet: true },
    },
    entity: {
      type: urn('dataset'),
      doc: 'URN of the dataset being checked; other entity types are not supported yet.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    field: {
      type: urn('schemaField'),
      doc: 'URN of the one schema field being checked. Deprecated: list it in `fields`.',
      optional: true,
      deprecated: true,
      relationship: { name: 'Asserts', to: ['schemaField'] },
    },
    fields: {
      type: array(urn('schemaField')),
      doc: 'URNs of the schema fields the check involves, one or more; absent for checks on the whole dataset.',
      optional: true,
      relationship: { name: 'Asserts', to: ['schemaField'] },
    },
    scope: {
      type: datasetAssertionScope,
      doc: 'Part of the dataset that is checked, such as columns or rows; for display and reports only.',
      optional: true,
    },
    aggregation: {
      type: assertionStdAggregation,
      doc: 'What the check computes before comparing; absent if nothing is aggregated or no standard name applies.',
      optional: true,
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison the check makes; `_NATIVE_` when no standard operator applies.',
      optional: true,
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    nativeType: {
      type: string,
      doc: 'Name of the check in its tool, such as `expect_column_values_to_not_be_null`.',
      optional: true,
    },
    nativeParameters: {
      type: map(string),
      doc: "Arguments of the check under the tool's own names, all as strings.",
      optional: true,
    },
    logic: {
      type: string,
      doc: 'Code of the check, such as the SQL of a dbt test.',
      optional: true,
    },
  },
});
