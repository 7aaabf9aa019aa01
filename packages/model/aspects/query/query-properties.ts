import { aspect, enumeration, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties } from '../common/shared-fields.ts';
import { queryStatement } from './query-statement.ts';

export const querySource = enumeration({
  name: 'com.linkedin.query.QuerySource',
  doc: 'Sources of a query entity.',
  symbols: {
    MANUAL: "A user entered it in the catalogue's interface.",
    SYSTEM: 'An ingestion run found it, for instance in a query log.',
  },
});

export const queryProperties = aspect({
  name: 'queryProperties',
  record: 'com.linkedin.query.QueryProperties',
  doc: 'A query entity: its text, its name, its author and its source.',
  fields: {
    customProperties,
    statement: { type: queryStatement, doc: 'Text of the query, with its language.' },
    source: {
      type: querySource,
      doc: 'Whether a person entered the query or an ingestion run found it.',
      search: { kind: 'KEYWORD' },
    },
    name: {
      type: string,
      doc: "Title shown instead of the query's text; absent if there is none.",
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
