import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableNotebookProperties = aspect({
  name: 'editableNotebookProperties',
  record: 'com.linkedin.notebook.EditableNotebookProperties',
  doc: 'User-written documentation of a notebook, stored separately so that ingestion does not overwrite it. In beta.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Description written in the catalogue; the one from the source system stays in `NotebookInfo`.',
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
