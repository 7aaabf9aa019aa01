import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const notebookInfo = aspect({
  name: 'notebookInfo',
  record: 'com.linkedin.notebook.NotebookInfo',
  doc: 'Title, description and change history of a notebook from the source system. In beta.',
  fields: {
    customProperties,
    externalUrl,
    title: {
      type: string,
      doc: 'Title of the notebook in its tool; searchable.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description from the source system; edits made in the catalogue are in `EditableNotebookProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    changeAuditStamps: {
      type: changeAuditStamps,
      doc: 'When the notebook was created, last changed and deleted, and by whom.',
    },
  },
});
