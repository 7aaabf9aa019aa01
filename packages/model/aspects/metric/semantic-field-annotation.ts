import { aspect, boolean, enumeration, record, string } from '@colophon/schema';
import { metricExpression } from './metric-expression.ts';

export const dimension = record({
  name: 'com.linkedin.semanticmodel.Dimension',
  doc: 'Details of a dimension; currently only whether it is a time dimension.',
  fields: {
    isTime: {
      type: boolean,
      doc: 'True for a time dimension, such as an order date.',
      default: false,
    },
  },
});

export const semanticFieldType = enumeration({
  name: 'com.linkedin.semanticmodel.SemanticFieldType',
  doc: 'Kinds of field in a semantic model dataset.',
  symbols: {
    DIMENSION: 'An attribute to group or slice by, such as country or order date.',
    MEASURE: 'A number to aggregate, such as revenue; some tools call it a fact.',
    FILTER: 'A named condition that is true or false for each row, such as active customers only.',
    OTHER: 'Any type of field without its own symbol here.',
  },
});

export const semanticFieldAnnotation = aspect({
  name: 'semanticFieldAnnotation',
  record: 'com.linkedin.semanticmodel.SemanticFieldAnnotation',
  doc: 'Role of a column in a semantic model, with the expression behind it; type, description and tags stay on the column itself.',
  fields: {
    type: {
      type: semanticFieldType,
      doc: 'Dimension, measure, filter or other; determines which of the remaining fields apply.',
    },
    expression: {
      type: metricExpression,
      doc: 'SQL expression that computes the field; can be given in several dialects.',
    },
    aggregationFunction: {
      type: string,
      doc: 'How a measure is aggregated, for example `SUM` or `AVG`; ignored for other kinds of field.',
      optional: true,
    },
    dimension: {
      type: dimension,
      doc: 'Details of a dimension; ignored unless `type` is `DIMENSION`.',
      optional: true,
    },
  },
});
