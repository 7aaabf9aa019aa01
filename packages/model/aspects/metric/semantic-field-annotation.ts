import { aspect, boolean, enumeration, record, string } from '@colophon/schema';
import { metricExpression } from './metric-expression.ts';

export const dimension = record({
  name: 'com.linkedin.semanticmodel.Dimension',
  doc: 'Extra facts about a field of kind dimension; at present only whether it is about time.',
  fields: {
    isTime: {
      type: boolean,
      doc: 'True for a dimension that measures can be followed along in time, such as an order date.',
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
    OTHER: 'Any kind of field for which there is no symbol of its own.',
  },
});

export const semanticFieldAnnotation = aspect({
  name: 'semanticFieldAnnotation',
  record: 'com.linkedin.semanticmodel.SemanticFieldAnnotation',
  doc: 'Role of a column in a semantic model, with the expression behind it; type, description and tags stay on the column itself.',
  fields: {
    type: {
      type: semanticFieldType,
      doc: 'Dimension, measure, filter or other; decides which of the remaining fields have a meaning.',
    },
    expression: {
      type: metricExpression,
      doc: 'SQL by which the field is computed; can be given for several dialects.',
    },
    aggregationFunction: {
      type: string,
      doc: 'How a measure is aggregated, for example `SUM` or `AVG`; disregarded for other kinds of field.',
      optional: true,
    },
    dimension: {
      type: dimension,
      doc: 'Details of a dimension; disregarded unless `type` is `DIMENSION`.',
      optional: true,
    },
  },
});
