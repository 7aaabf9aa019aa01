import { enumeration, record, string } from '@colophon/schema';

export const assertionStdParameterType = enumeration({
  name: 'com.linkedin.assertion.AssertionStdParameterType',
  doc: 'Ways in which the text of a parameter is to be read.',
  symbols: {
    STRING: 'The text is the operand as it stands.',
    NUMBER: 'The text is to be parsed as a number, for example `0.95`.',
    LIST: 'The text is a JSON array, for example `[1,2,3]`.',
    SET: 'The text is a JSON array whose elements are members of a set, so their order carries no meaning.',
    UNKNOWN: 'The producer did not say how the text should be parsed.',
  },
});

export const assertionStdParameter = record({
  name: 'com.linkedin.assertion.AssertionStdParameter',
  doc: 'One operand of an operator: the value as text, with its type alongside.',
  fields: {
    value: {
      type: string,
      doc: 'Operand written as a string, such as `100`; lists and sets are JSON arrays, such as `["a","b"]`.',
    },
    type: { type: assertionStdParameterType, doc: 'How to read the string in `value`.' },
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
