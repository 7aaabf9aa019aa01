import { array, record } from '@colophon/schema';
import { assertionResultSeverity } from './assertion-result-severity.ts';
import { assertionOperands, assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';

export const assertionFailureSeverityRule = record({
  name: 'com.linkedin.assertion.AssertionFailureSeverityRule',
  doc: 'Condition on the computed failure amount and the severity assigned when it is met.',
  fields: {
    severity: {
      type: assertionResultSeverity,
      doc: 'Severity of the failed run when the condition is met.',
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison with a single threshold; only the greater-than and less-than operators, with or without equality, are valid here.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Threshold for the comparison. It is compared with the failure amount, not with the measured value.',
    },
  },
  rules: [assertionOperands],
});

export const assertionFailureSeverityConfig = record({
  name: 'com.linkedin.assertion.AssertionFailureSeverityConfig',
  doc: 'User settings that decide whether a failed run counts as `LOW`, `MEDIUM` or `HIGH`: a list of rules and a fallback.',
  fields: {
    defaultSeverity: {
      type: assertionResultSeverity,
      doc: 'Severity of failures that match none of the `rules`.',
    },
    rules: {
      type: array(assertionFailureSeverityRule),
      doc: 'Conditions on the failure amount, evaluated in order of severity, not of position in the list; the first match wins.',
      default: [],
    },
  },
});
