import { aspect, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { customProperties } from '../common/shared-fields.ts';
import { schemaFieldDataType } from '../schema/schema-field-data-type.ts';
import { globalTags } from '../tags/global-tags.ts';
import { glossaryTerms } from './glossary-terms.ts';

export const businessAttributeInfo = aspect({
  name: 'businessAttributeInfo',
  record: 'com.linkedin.businessattribute.BusinessAttributeInfo',
  doc: 'Name, type, description, tags and terms of a business attribute, defined once and shared by many columns.',
  fields: {
    fieldPath: {
      type: string,
      doc: 'Path of a schema field, as in column documentation; required, though an attribute stands apart from any single column.',
    },
    description: {
      type: string,
      doc: 'Text explaining what the column or attribute means.',
      optional: true,
      search: {
        kind: 'TEXT',
        name: 'editedFieldDescriptions',
        hasValues: 'hasDescription',
        richText: true,
        label: 'description',
      },
    },
    globalTags: {
      type: globalTags.record,
      doc: 'Tags on the column or attribute itself, not on the dataset around it.',
      optional: true,
      search: [
        {
          path: 'tags.attribution.actor',
          kind: 'URN',
          name: 'editedFieldTagAttributionActors',
          queryByDefault: false,
        },
        {
          path: 'tags.attribution.source',
          kind: 'URN',
          name: 'editedFieldTagAttributionSources',
          queryByDefault: false,
        },
        { path: 'tags.attribution.time', kind: 'DATETIME', name: 'editedFieldTagAttributionDates' },
        {
          path: 'tags.tag',
          kind: 'URN',
          name: 'editedFieldTags',
          boost: 0.5,
          hasValues: 'hasTags',
          label: 'tags',
        },
      ],
      relationship: { path: 'tags.tag', name: 'EditableSchemaFieldTaggedWith', to: ['tag'] },
    },
    glossaryTerms: {
      type: glossaryTerms.record,
      doc: 'Glossary terms on the column or attribute itself, not on the dataset around it.',
      optional: true,
      search: [
        {
          path: 'terms.attribution.actor',
          kind: 'URN',
          name: 'editedFieldTermAttributionActors',
          queryByDefault: false,
        },
        {
          path: 'terms.attribution.source',
          kind: 'URN',
          name: 'editedFieldTermAttributionSources',
          queryByDefault: false,
        },
        { path: 'terms.attribution.time', kind: 'DATETIME', name: 'editedFieldTermAttributionDates' },
        {
          path: 'terms.urn',
          kind: 'URN',
          name: 'editedFieldGlossaryTerms',
          boost: 0.5,
          hasValues: 'hasGlossaryTerms',
          modifiedAt: 'schemaFieldTermsModifiedAt',
          label: 'glossaryTerms',
        },
      ],
      relationship: { path: 'terms.urn', name: 'EditableSchemaFieldWithGlossaryTerm', to: ['glossaryTerm'] },
    },
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
