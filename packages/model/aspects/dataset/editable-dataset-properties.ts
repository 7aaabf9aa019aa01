import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableDatasetProperties = aspect({
  name: 'editableDatasetProperties',
  record: 'com.linkedin.dataset.EditableDatasetProperties',
  doc: 'User-edited name and description of a dataset, stored separately so that the next ingestion run does not overwrite them.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: "Documentation written in the catalogue, shown instead of the source's own.",
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
      doc: 'Display name set in the catalogue; when absent, the ingested name is shown.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', name: 'editedName', boost: 10.0, label: 'name' },
    },
  },
});
