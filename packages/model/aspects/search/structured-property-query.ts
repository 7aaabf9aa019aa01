import { boolean, enumeration, float, record } from '@colophon/schema';

export const structuredPropertyOperator = enumeration({
  name: 'com.linkedin.search.template.StructuredPropertyOperator',
  doc: 'How the tokens of a query are combined when matched against the analysed values of structured properties.',
  symbols: {
    AND: 'All tokens of the query must match.',
    OR: 'Any token of the query must match. This is the default.',
  },
});

export const structuredPropertyClause = record({
  name: 'com.linkedin.search.template.StructuredPropertyClause',
  doc: 'Settings of a clause that searches structured properties. The service determines which properties and index fields it covers.',
  fields: {
    enabled: {
      type: boolean,
      doc: 'False disables the clause but keeps its settings. True by default.',
      optional: true,
      default: true,
    },
    operator: {
      type: structuredPropertyOperator,
      doc: 'Whether all tokens or any of them must match, `OR` by default. Only used for `analyzedValue`.',
      optional: true,
    },
    weight: {
      type: float,
      doc: "Positive factor for the field's weight, 1 by default. Required for `nameAndValue`, where it is the weight of the term.",
      optional: true,
    },
  },
});

export const structuredPropertyQuery = record({
  name: 'com.linkedin.search.template.StructuredPropertyQuery',
  doc: 'Clauses that search the values of structured properties in addition to the rendered query. A child template overrides each clause separately.',
  fields: {
    analyzedValue: {
      type: structuredPropertyClause,
      doc: 'Full-text matching on the `.text` and `.stemmed` index fields. Enabled only if set or inherited.',
      optional: true,
    },
    exactValue: {
      type: structuredPropertyClause,
      doc: 'Exact matching of the keyword or term, without stemming. Enabled only if set or inherited.',
      optional: true,
    },
    nameAndValue: {
      type: structuredPropertyClause,
      doc: 'Span matching of property name and value together, for string and rich-text properties. Requires a positive `weight`.',
      optional: true,
    },
  },
});
