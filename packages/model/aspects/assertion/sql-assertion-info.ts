import { enumeration, record, string, urn } from '@colophon/schema';
import { assertionFailureSeverityConfig } from './assertion-failure-severity-config.ts';
import { assertionOperands, assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';
import { assertionValueChangeType } from './assertion-value-change-type.ts';

export const sqlAssertionType = enumeration({
  name: 'com.linkedin.assertion.SqlAssertionType',
  doc: "What is compared in a query's result.",
  symbols: {
    METRIC: 'Compare the number that the query returns.',
    METRIC_CHANGE:
      "Compare how the query's number has changed between evaluations; `changeType` sets the unit.",
  },
});

export const sqlAssertionInfo = record({
  name: 'com.linkedin.assertion.SqlAssertionInfo',
  doc: 'Definition of a check on the number that a SQL query returns, or on how that number changes.',
  fields: {
    type: {
      type: sqlAssertionType,
      doc: "Whether to compare the query's result itself or its change over time.",
      search: { kind: 'KEYWORD', name: 'sqlAssertionType' },
    },
    entity: {
      type: urn('dataset'),
      doc: 'URN of the dataset the check is about.',
      relationship: { name: 'Asserts', to: ['dataset'] },
    },
    statement: {
      type: string,
      doc: 'Complete, self-contained statement, usually a `SELECT` that returns one number.',
    },
    changeType: {
      type: assertionValueChangeType,
      doc: 'Whether the change is absolute or a percentage; required when `type` is `METRIC_CHANGE`.',
      optional: true,
    },
    operator: {
      type: assertionStdOperator,
      doc: "Comparison made with the query's result; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than operators are valid.",
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Values that the operator compares with; each must be of type `NUMBER`.',
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade failures of this query check; absent when the user has configured no rules.',
      optional: true,
    },
  },
  rules: [assertionOperands],
});
