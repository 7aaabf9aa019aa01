import { boolean, enumeration, float, record } from '@colophon/schema';

export const structuredPropertyOperator = enumeration({
  name: 'com.linkedin.search.template.StructuredPropertyOperator',
  doc: 'How the tokens of a query combine when matched against analysed structured property values.',
  symbols: {
    AND: 'Every token of the query has to match.',
    OR: 'One matching token is enough; the choice when no operator is given.',
  },
});

export const structuredPropertyClause = record({
  name: 'com.linkedin.search.template.StructuredPropertyClause',
  doc: 'Switch, operator and weight of one way of searching structured properties; the service works out which properties and index fields it covers.',
  fields: {
    enabled: {
      type: boolean,
      doc: 'False switches the clause off while keeping its settings in the section; absent counts as true.',
      optional: true,
      default: true,
    },
    operator: {
      type: structuredPropertyOperator,
      doc: 'Whether all tokens or any of them must match; read only for the analysed clause, with `OR` when absent.',
      optional: true,
    },
    weight: {
      type: float,
      doc: "Positive factor on the field's weight, 1 when absent; the name-and-value clause takes it as the term weight and cannot run without it.",
      optional: true,
    },
  },
});

export const structuredPropertyQuery = record({
  name: 'com.linkedin.search.template.StructuredPropertyQuery',
  doc: 'Clauses that search structured property values alongside the rendered query; a child template overrides them one by one.',
  fields: {
    analyzedValue: {
      type: structuredPropertyClause,
      doc: 'Word-level matching on the `.text` and `.stemmed` index fields; runs only if set here or in an ancestor.',
      optional: true,
    },
    exactValue: {
      type: structuredPropertyClause,
      doc: 'Matching of the complete keyword or term, without stemming; runs only if set here or in an ancestor.',
      optional: true,
    },
    nameAndValue: {
      type: structuredPropertyClause,
      doc: 'Span matching of property name and value together, for string and rich-text properties; needs a positive `weight` to run.',
      optional: true,
    },
  },
});
