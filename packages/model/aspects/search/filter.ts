import { array, boolean, enumeration, record, string } from '@colophon/schema';

export const condition = enumeration({
  name: 'com.linkedin.metadata.query.filter.Condition',
  doc: 'Operators that compare a field with its values.',
  symbols: {
    CONTAIN: 'The text of the field contains the value.',
    END_WITH: 'The text of the field ends with the value.',
    EQUAL: 'The field equals the value; to ignore case use `IEQUAL`.',
    IEQUAL: 'The field equals the value, ignoring case.',
    IS_NULL: 'The field has no value at all; `values` is not needed.',
    EXISTS: 'The field has at least one value; null and the empty list do not match.',
    GREATER_THAN: 'The number in the field is greater than the value.',
    GREATER_THAN_OR_EQUAL_TO: 'The number in the field is greater than or equal to the value.',
    IN: 'The field is one of the listed values.',
    LESS_THAN: 'The number in the field is less than the value.',
    LESS_THAN_OR_EQUAL_TO: 'The number in the field is less than or equal to the value.',
    START_WITH: 'The text of the field starts with the value.',
    DESCENDANTS_INCL:
      'The field holds the given URN or anything nested below it, such as a domain and its subdomains.',
    ANCESTORS_INCL:
      'The field holds the given URN or anything it is nested in, such as a domain and its parent domains.',
    RELATED_INCL: 'The field holds the given URN or anything nested above or below it.',
  },
});

export const criterion = record({
  name: 'com.linkedin.metadata.query.filter.Criterion',
  doc: 'One test on a search field, such as `platform` equal to a given URN.',
  fields: {
    field: { type: string, doc: 'Search field to test, such as `platform` or `tags`.' },
    values: {
      type: array(string),
      doc: 'Values to compare with; usually one match is enough.',
      default: [],
    },
    condition: {
      type: condition,
      doc: 'How the field is compared with `values`; equality by default.',
      default: 'EQUAL',
    },
    negated: {
      type: boolean,
      doc: 'True negates the test, so that entities failing it match.',
      default: false,
    },
  },
});

export const conjunctiveCriterion = record({
  name: 'com.linkedin.metadata.query.filter.ConjunctiveCriterion',
  doc: 'A group of criteria that must all hold; a filter is a list of such groups, any of which may match.',
  fields: { and: { type: array(criterion), doc: 'Criteria of the group, every one of which must hold.' } },
});

export const filter = record({
  name: 'com.linkedin.metadata.query.filter.Filter',
  doc: 'Search filter: groups joined by or, each made of criteria joined by and; saved in views and dynamic form assignments.',
  fields: {
    or: {
      type: array(conjunctiveCriterion),
      doc: 'Groups of criteria, of which at least one must hold as a whole.',
      optional: true,
    },
    criteria: {
      type: array(criterion),
      doc: 'Deprecated, use `or`: criteria that must all hold, ignored when `or` is given.',
      optional: true,
    },
  },
});
