import { array, map, record, string, urn } from '@colophon/schema';
import { assertionStdAggregation } from './assertion-std-aggregation.ts';
import { assertionOperands, assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';
import { datasetAssertionScope } from './dataset-assertion-scope.ts';

export const customAssertionInfo = record({
  name: 'com.linkedin.assertion.CustomAssertionInfo',
  doc: 'Definition of a check that lives in an outside tool such as dbt or Great Expectations, with optional structured details for display.',
  fields: {
    type: {
      type: string,
      doc: 'Category name of your choice, shown as the heading under which the check is listed, for example `Referential integrity`.',
      search: { kind: 'KEYWORD', name: 'customType', facet: true },
    },
    entity: {
      type: urn('dataset'),
      doc: 'Urn of the dataset being checked; other entity types are not accepted so far.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    field: {
      type: urn('schemaField'),
      doc: 'Urn of the one schema field being checked. Deprecated: list it in `fields`.',
      optional: true,
      deprecated: true,
      relationship: { name: 'Asserts', to: ['schemaField'] },
    },
    fields: {
      type: array(urn('schemaField')),
      doc: 'Urns of the schema fields the check involves, one or more; absent for checks on the whole dataset.',
      optional: true,
      relationship: { name: 'Asserts', to: ['schemaField'] },
    },
    scope: {
      type: datasetAssertionScope,
      doc: 'Part of the dataset concerned, such as columns or rows; for display and reports only.',
      optional: true,
    },
    aggregation: {
      type: assertionStdAggregation,
      doc: 'What the check computes before comparing; absent if nothing is aggregated or no standard name fits.',
      optional: true,
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison the check makes, in the standard vocabulary; `_NATIVE_` when none fits.',
      optional: true,
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with, such as a minimum and a maximum; absent for operators that need none.',
      optional: true,
    },
    nativeType: {
      type: string,
      doc: 'Name of the check in its own tool, such as `expect_column_values_to_not_be_null`.',
      optional: true,
    },
    nativeParameters: {
      type: map(string),
      doc: 'Arguments of the check under the names its own tool uses, all as strings.',
      optional: true,
    },
    logic: {
      type: string,
      doc: 'Code of the check in its own language, such as the SQL of a dbt test.',
      optional: true,
    },
  },
  rules: [assertionOperands],
});
