import { array, aspect, record, urn } from '@colophon/schema';

export const querySubject = record({
  name: 'com.linkedin.query.QuerySubject',
  doc: 'One asset that a query reads or writes.',
  fields: {
    entity: {
      type: urn(),
      doc: 'URN of the asset, usually a dataset or one of its schema fields.',
      search: { kind: 'KEYWORD', name: 'entities' },
    },
  },
});

export const querySubjects = aspect({
  name: 'querySubjects',
  record: 'com.linkedin.query.QuerySubjects',
  doc: 'Tables and columns that the query uses, so that it can be found from their pages.',
  fields: {
    subjects: {
      type: array(querySubject),
      doc: 'Every table that the query uses, several for a join, and optionally the columns.',
    },
  },
});
