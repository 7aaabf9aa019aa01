import { array, aspect, enumeration, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { filter } from './filter.ts';

export const dataHubViewDefinition = record({
  name: 'com.linkedin.view.DataHubViewDefinition',
  doc: 'Definition of a view: entity types and a search filter.',
  fields: {
    entityTypes: {
      type: array(string),
      doc: 'Types of entity in the view, such as `dataset`; empty means all types.',
    },
    filter: { type: filter, doc: 'Criteria an entity must meet to appear in the view.' },
    json: {
      type: string,
      doc: 'The condition as built in the interface, as JSON text, stored so that nested logic can be edited again; `filter` is the flattened form.',
      optional: true,
    },
  },
});

export const dataHubViewType = enumeration({
  name: 'com.linkedin.view.DataHubViewType',
  doc: 'Audiences a view can have.',
  symbols: { PERSONAL: 'Visible only to its creator.', GLOBAL: 'Visible to every user.' },
});

export const dataHubViewInfo = aspect({
  name: 'dataHubViewInfo',
  record: 'com.linkedin.view.DataHubViewInfo',
  doc: 'A saved filter that narrows search and browsing to a relevant part of the catalogue.',
  fields: {
    name: {
      type: string,
      doc: 'Display name of the view, such as `Finance production`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: "Description of the view's purpose.",
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: { type: dataHubViewType, doc: 'Whether the view belongs to one user or to everyone.' },
    definition: { type: dataHubViewDefinition, doc: 'Entity types and filter that make up the view.' },
    created: {
      type: auditStamp,
      doc: 'Who saved the view first and when; newer search takes it from the system metadata.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'createdBy' },
        { path: 'time', kind: 'DATETIME', name: 'createdAt' },
      ],
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last edited the view and when; newer search takes it from the system metadata.',
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt' },
    },
  },
});
