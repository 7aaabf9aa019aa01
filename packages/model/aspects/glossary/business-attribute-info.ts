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
      doc: 'Path of a schema field, as in column documentation; required, although an attribute is independent of any single column.',
    },
    ...editedColumnFields,
    customProperties,
    ...changeAuditStamps.fields,
    name: {
      type: string,
      doc: 'Display name, for example `Customer email`; the URN has a separate id.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    type: {
      type: schemaFieldDataType,
      doc: 'Logical type that columns with this attribute are expected to have; optional.',
      optional: true,
    },
  },
});
