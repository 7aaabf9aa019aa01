import { enumeration, type Rule } from '@colophon/schema';

export const assertionStdOperator = enumeration({
  name: 'com.linkedin.assertion.AssertionStdOperator',
  doc: 'Comparison that decides pass or fail, applied to a value after any aggregation; most need entries in `parameters`.',
  symbols: {
    BETWEEN: 'Passes when the value is in the range from `minValue` to `maxValue`.',
    LESS_THAN: 'Passes when the observed value is strictly below the parameter `value`.',
    LESS_THAN_OR_EQUAL_TO: 'Passes when the observed value is at most the parameter `value`.',
    GREATER_THAN: 'Passes when the observed value is strictly above the parameter `value`.',
    GREATER_THAN_OR_EQUAL_TO: 'Passes when the observed value is at least the parameter `value`.',
    EQUAL_TO: 'Passes only on an exact match with the parameter `value`.',
    NOT_EQUAL_TO: 'Passes when the observed value differs from the parameter `value`.',
    NULL: 'Passes when there is no value; takes no parameters.',
    NOT_NULL: 'Passes when there is any value; takes no parameters.',
    CONTAIN: 'Passes when the observed value contains the parameter `value`.',
    END_WITH: 'Passes when the observed text ends with the parameter `value`.',
    START_WITH: 'Passes when the observed text starts with the parameter `value`.',
    REGEX_MATCH: 'Passes when the observed text matches the regular expression in the parameter `value`.',
    IN: 'Passes when the observed value is among those listed, as a JSON array, in the parameter `value`.',
    NOT_IN:
      'Passes when the observed value is none of those listed, as a JSON array, in the parameter `value`.',
    IS_TRUE: 'Passes on boolean true; takes no parameters.',
    IS_FALSE: 'Passes on boolean false; takes no parameters.',
    _NATIVE_:
      'A check that none of the other operators can express; `nativeType`, `nativeParameters` or `logic` describe it. Not for field value or field metric assertions.',
  },
});

const one = { value: [] };
const list = { value: ['LIST', 'SET'] };
const range = { minValue: [], maxValue: [] };
const none = {};

/** The parameters that each operator needs, and the types they may have; `_NATIVE_` takes any. */
export const assertionOperands: Rule = {
  kind: 'operands',
  operator: 'operator',
  parameters: 'parameters',
  needs: {
    BETWEEN: range,
    LESS_THAN: one,
    LESS_THAN_OR_EQUAL_TO: one,
    GREATER_THAN: one,
    GREATER_THAN_OR_EQUAL_TO: one,
    EQUAL_TO: one,
    NOT_EQUAL_TO: one,
    NULL: none,
    NOT_NULL: none,
    CONTAIN: one,
    END_WITH: one,
    START_WITH: one,
    REGEX_MATCH: one,
    IN: list,
    NOT_IN: list,
    IS_TRUE: none,
    IS_FALSE: none,
  },
};
