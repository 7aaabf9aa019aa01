import { enumeration, record, string } from '@colophon/schema';

export const assertionStdParameterType = enumeration({
  name: 'com.linkedin.assertion.AssertionStdParameterType',
  doc: 'How the text of a parameter is parsed.',
  symbols: {
    STRING: 'The text is used unchanged.',
    NUMBER: 'The text is parsed as a number, for example `0.95`.',
    LIST: 'The text is parsed as a JSON array, for example `[1,2,3]`.',
    SET: 'The text is parsed as a JSON array whose elements form a set, so their order does not matter.',
    UNKNOWN: 'The producer did not specify how to parse the text.',
  },
});

export const assertionStdParameter = record({
  name: 'com.linkedin.assertion.AssertionStdParameter',
  doc: 'One operand of an operator: the value as text, and its type.',
  fields: {
    value: {
      type: string,
      doc: 'Operand written as a string, such as `100`; lists and sets are JSON arrays, such as `["a","b"]`.',
    },
    type: { type: assertionStdParameterType, doc: 'How to parse the string in `value`.' },
  },
});

export const assertionStdParameters = record({
  name: 'com.linkedin.assertion.AssertionStdParameters',
  doc: 'Operands of an operator: `value` for most of them, `minValue` with `maxValue` for `BETWEEN`, none for tests such as `NOT_NULL`.',
  fields: {
    value: {
      type: assertionStdParameter,
      doc: 'The single operand; absent for `BETWEEN` and for operators without operands.',
      optional: true,
    },
    maxValue: {
      type: assertionStdParameter,
      doc: 'Upper end of the range; required by `BETWEEN`.',
      optional: true,
    },
    minValue: {
      type: assertionStdParameter,
      doc: 'Lower end of the range; required by `BETWEEN`.',
      optional: true,
    },
  },
});
