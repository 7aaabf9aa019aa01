import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableDataJobProperties = aspect({
  name: 'editableDataJobProperties',
  record: 'com.linkedin.datajob.EditableDataJobProperties',
  doc: 'User-edited description of a job, unaffected by later ingestion runs.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Documentation written in the catalogue; the ingested text stays in `dataJobInfo`.',
      optional: true,
      search: {
        kind: 'TEXT',
        name: 'editedDescription',
        hasValues: 'hasDescription',
        richText: true,
        label: 'description',
      },
    },
  },
});
