import { array, record } from '@colophon/schema';
import { assertionResultSeverity } from './assertion-result-severity.ts';
import { assertionOperands, assertionStdOperator } from './assertion-std-operator.ts';
import { assertionStdParameters } from './assertion-std-parameters.ts';

export const assertionFailureSeverityRule = record({
  name: 'com.linkedin.assertion.AssertionFailureSeverityRule',
  doc: 'One condition on the computed failure amount and the severity given when it holds.',
  fields: {
    severity: {
      type: assertionResultSeverity,
      doc: 'Grade given to the failed run when the condition holds.',
    },
    operator: {
      type: assertionStdOperator,
      doc: 'Comparison with a single threshold: only the greater-than and less-than operators, with or without equality, are valid here.',
    },
    parameters: {
      type: assertionStdParameters,
      doc: 'Threshold for the comparison. It is set against the failure amount, not against the value the assertion measured.',
    },
  },
  rules: [assertionOperands],
});

export const assertionFailureSeverityConfig = record({
  name: 'com.linkedin.assertion.AssertionFailureSeverityConfig',
  doc: "User's settings that decide whether a failed run counts as `LOW`, `MEDIUM` or `HIGH`: a list of rules and a fallback.",
  fields: {
    defaultSeverity: {
      type: assertionResultSeverity,
      doc: 'Fallback for failures that none of the `rules` covers.',
    },
    rules: {
      type: array(assertionFailureSeverityRule),
      doc: 'Conditions on the failure amount, tried in order of severity whatever their position in the list; the first match wins.',
      default: [],
    },
  },
});
