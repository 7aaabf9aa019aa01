import { array, aspect, record } from '@colophon/schema';
import { queryStatement } from '../query/query-statement.ts';

export const dataTransform = record({
  name: 'com.linkedin.common.DataTransform',
  doc: 'One transformation carried out by a data job; currently always a query.',
  fields: {
    queryStatement: {
      type: queryStatement,
      doc: 'Text and language of the query, if the transformation is one.',
      optional: true,
    },
  },
});

export const dataTransformLogic = aspect({
  name: 'dataTransformLogic',
  record: 'com.linkedin.common.DataTransformLogic',
  doc: 'The transformations that a data job applies, so that readers can see the code behind its lineage.',
  fields: {
    transforms: {
      type: array(dataTransform),
      doc: "The job's transformations, each usually an SQL statement.",
    },
  },
});
