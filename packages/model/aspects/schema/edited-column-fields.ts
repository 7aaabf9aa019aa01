import { type Field, string } from '@colophon/schema';
import { glossaryTerms } from '../glossary/glossary-terms.ts';
import { globalTags } from '../tags/global-tags.ts';

/** What people add to a column, whether to one of a dataset or, as a business attribute, to many at once. */
export const editedColumnFields: Record<string, Field> = {
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
    doc: 'Tags on the column or attribute itself, not on the dataset that contains it.',
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
    doc: 'Glossary terms on the column or attribute itself, not on the dataset that contains it.',
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
};
