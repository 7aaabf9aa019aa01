import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableDataFlowProperties = aspect({
  name: 'editableDataFlowProperties',
  record: 'com.linkedin.datajob.EditableDataFlowProperties',
  doc: 'Description of a pipeline as edited by users, stored separately so that ingestion does not overwrite it.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Documentation written in the catalogue; the ingested text stays in `dataFlowInfo`.',
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
