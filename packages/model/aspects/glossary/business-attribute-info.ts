import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { customProperties } from '../common/shared-fields.ts';
import { editedColumnFields } from '../schema/edited-column-fields.ts';
import { schemaFieldDataType } from '../schema/schema-field-data-type.ts';

export const businessAttributeInfo = aspect({
  name: 'businessAttributeInfo',
  record: 'com.linkedin.businessattribute.BusinessAttributeInfo',
  doc: 'Name, type, description, tags and terms of a business attribute, defined once and shared by many columns.',
  fields: {
    fieldPath: {
      type: string,
      doc: 'Path of a schema field, as in column documentation; required, though an attribute stands apart from any single column.',
    },
    ...editedColumnFields,
    customProperties,
    ...changeAuditStamps.fields,
    name: {
      type: string,
      doc: 'Name shown to users, for example `Customer email`; the urn has its own id.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    type: {
      type: schemaFieldDataType,
      doc: 'Logical type that columns with this attribute are expected to have; may be left open.',
      optional: true,
    },
  },
});
