import { array, aspect, record, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { editedColumnFields } from './edited-column-fields.ts';

export const editableSchemaFieldInfo = record({
  name: 'com.linkedin.schema.EditableSchemaFieldInfo',
  doc: 'What people have added to one column in the catalogue: description, tags and glossary terms, stored separately from ingested values.',
  fields: {
    fieldPath: {
      type: string,
      doc: "Column being annotated; has to equal a `fieldPath` of the dataset's `schemaMetadata`.",
    },
    ...editedColumnFields,
  },
});

export const editableSchemaMetadata = aspect({
  name: 'editableSchemaMetadata',
  record: 'com.linkedin.schema.EditableSchemaMetadata',
  doc: 'Column descriptions, tags and terms entered by people, stored separately from `schemaMetadata` so that the next ingestion run does not wipe them out.',
  fields: {
    ...changeAuditStamps.fields,
    editableSchemaFieldInfo: {
      type: array(editableSchemaFieldInfo),
      doc: 'One entry for each column that has been annotated; columns nobody edited need none.',
    },
  },
});
