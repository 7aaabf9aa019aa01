import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';

export const editableNotebookProperties = aspect({
  name: 'editableNotebookProperties',
  record: 'com.linkedin.notebook.EditableNotebookProperties',
  doc: 'Documentation that users wrote for a notebook, kept apart so that ingestion runs do not overwrite it. In beta.',
  fields: {
    ...changeAuditStamps.fields,
    description: {
      type: string,
      doc: 'Text written in the catalogue; the one from the source system stays in `NotebookInfo`.',
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
