import { array, aspect, record, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { editedColumnFields } from './edited-column-fields.ts';

export const editableSchemaFieldInfo = record({
  name: 'com.linkedin.schema.EditableSchemaFieldInfo',
  doc: 'User-edited metadata of one column: description, tags and glossary terms, stored separately from ingested values.',
  fields: {
    fieldPath: {
      type: string,
      doc: "Field path of the column; must equal a `fieldPath` of the dataset's `schemaMetadata`.",
    },
    ...editedColumnFields,
  },
});

export const editableSchemaMetadata = aspect({
  name: 'editableSchemaMetadata',
  record: 'com.linkedin.schema.EditableSchemaMetadata',
  doc: 'User-edited column descriptions, tags and terms, stored separately from `schemaMetadata` so that the next ingestion run does not overwrite them.',
  fields: {
    ...changeAuditStamps.fields,
    editableSchemaFieldInfo: {
      type: array(editableSchemaFieldInfo),
      doc: 'One entry per edited column; other columns need none.',
    },
  },
});
