import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableERModelRelationshipProperties = aspect({
  name: 'editableERModelRelationshipProperties',
  record: 'com.linkedin.ermodelrelation.EditableERModelRelationshipProperties',
  doc: 'User-edited name and documentation of a relationship, stored separately so that ingestion does not overwrite them.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'What the join means and when to use it, as written in the catalogue.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
    name: {
      type: string,
      doc: 'Display name set by users; when absent, the ingested name is used.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', name: 'editedName', boost: 10.0, label: 'name' },
    },
  },
});
