import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableDatasetProperties = aspect({
  name: 'editableDatasetProperties',
  record: 'com.linkedin.dataset.EditableDatasetProperties',
  doc: 'Name and description of a dataset as edited by people, kept apart so that the next ingestion run does not overwrite them.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Documentation written in the catalogue, shown in preference to the one from the source.',
      optional: true,
      search: {
        kind: 'TEXT',
        name: 'editedDescription',
        hasValues: 'hasDescription',
        richText: true,
        label: 'description',
      },
    },
    name: {
      type: string,
      doc: 'Display name chosen in the catalogue; absent, the ingested name is shown.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', name: 'editedName', boost: 10.0, label: 'name' },
    },
  },
});
