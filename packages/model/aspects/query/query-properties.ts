import { aspect, enumeration, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties } from '../common/shared-fields.ts';
import { queryStatement } from './query-statement.ts';

export const querySource = enumeration({
  name: 'com.linkedin.query.QuerySource',
  doc: 'Ways a query can reach the catalogue.',
  symbols: {
    MANUAL: "A user typed it into the catalogue's interface.",
    SYSTEM: 'An ingestion run found it, in a query log for instance.',
  },
});

export const queryProperties = aspect({
  name: 'queryProperties',
  record: 'com.linkedin.query.QueryProperties',
  doc: 'What a query entity is: its text, its name, who made it and how the catalogue learnt of it.',
  fields: {
    customProperties,
    statement: { type: queryStatement, doc: 'The text to run, with its language.' },
    source: { type: querySource, doc: 'Whether a person entered the query or an ingestion run found it.' },
    name: {
      type: string,
      doc: "Title shown in place of the query's text; absent when nobody gave one.",
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Free text on what the query answers and when to use it.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    created: {
      type: auditStamp,
      doc: 'Who made the query and when.',
      search: [
        { path: 'actor', kind: 'URN', name: 'createdBy' },
        { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
      ],
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the query and when.',
      search: [
        { path: 'actor', kind: 'URN', name: 'lastModifiedBy' },
        { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', label: 'sourceLastModifiedAt' },
      ],
    },
    origin: {
      type: urn(),
      doc: 'URN of the asset whose definition contained the query, such as a view or a dbt model; absent for free-standing queries.',
      optional: true,
      search: { kind: 'URN', queryByDefault: false },
    },
  },
});
