import { array, aspect, record, string } from '@colophon/schema';
import { changeAuditStamps } from '../common/change-audit-stamps.ts';
import { glossaryTerms } from '../glossary/glossary-terms.ts';
import { globalTags } from '../tags/global-tags.ts';

export const editableSchemaFieldInfo = record({
  name: 'com.linkedin.schema.EditableSchemaFieldInfo',
  doc: 'What people have added to one column in the catalogue: description, tags and glossary terms, kept apart from ingested values.',
  fields: {
    fieldPath: {
      type: string,
      doc: "Column being annotated; has to equal a `fieldPath` of the dataset's `schemaMetadata`.",
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
  },
});

export const editableSchemaMetadata = aspect({
  name: 'editableSchemaMetadata',
  record: 'com.linkedin.schema.EditableSchemaMetadata',
  doc: 'Column descriptions, tags and terms entered by people, held separately from `schemaMetadata` so that the next ingestion run does not wipe them out.',
  fields: {
    ...changeAuditStamps.fields,
    editableSchemaFieldInfo: {
      type: array(editableSchemaFieldInfo),
      doc: 'One entry for each column that has been annotated; columns nobody edited need none.',
      search: [
        { path: 'description', kind: 'TEXT' },
        { path: 'globalTags.tags.tag', kind: 'TEXT' },
        { path: 'glossaryTerms.terms.urn', kind: 'TEXT' },
      ],
    },
  },
});
