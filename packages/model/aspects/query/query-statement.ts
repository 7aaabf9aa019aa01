import { enumeration, record, string } from '@colophon/schema';

export const queryLanguage = enumeration({
  name: 'com.linkedin.query.QueryLanguage',
  doc: 'Languages a stored query can be written in.',
  symbols: {
    SQL: 'Any dialect of SQL; which one is not recorded here.',
    UNKNOWN: 'The producer could not determine the language.',
  },
});

export const queryStatement = record({
  name: 'com.linkedin.query.QueryStatement',
  doc: 'Text of a query and the language it is in; part of `queryProperties`.',
  fields: {
    value: { type: string, doc: 'Full text of the query, such as `SELECT id FROM orders`.' },
    language: { type: queryLanguage, doc: 'Language of the text; `SQL` unless stated.', default: 'SQL' },
  },
});
