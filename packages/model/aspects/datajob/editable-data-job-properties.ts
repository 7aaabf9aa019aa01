import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableDataJobProperties = aspect({
  name: 'editableDataJobProperties',
  record: 'com.linkedin.datajob.EditableDataJobProperties',
  doc: 'Description of a job as edited by people, which later ingestion runs leave alone.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Documentation of the job written in the catalogue; the ingested text stays in `dataJobInfo`.',
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
