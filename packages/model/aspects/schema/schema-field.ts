import { boolean, record, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { glossaryTerms } from '../glossary/glossary-terms.ts';
import { globalTags } from '../tags/global-tags.ts';
import { schemaFieldDataType } from './schema-field-data-type.ts';

export const schemaField = record({
  name: 'com.linkedin.schema.SchemaField',
  doc: "A column, or a field of a nested structure, as ingested; also an API's parameter or return value.",
  fields: {
    fieldPath: {
      type: string,
      doc: 'Path that identifies the field within its schema, with dots between levels, such as `address.city`, or in the typed form that starts with `[version=2.0]`.',
      search: { kind: 'TEXT', name: 'fieldPaths', queryByDefault: true, label: 'name' },
    },
    jsonPath: {
      type: string,
      doc: 'The same path in JSON Path notation; optional, as `fieldPath` is the identifier.',
      optional: true,
      deprecated: true,
    },
    nullable: {
      type: boolean,
      doc: 'True if the field may be null or missing; false, the default, makes it mandatory.',
      default: false,
    },
    description: {
      type: string,
      doc: 'Text explaining what the column or attribute means.',
      optional: true,
      search: {
        kind: 'TEXT',
        name: 'fieldDescriptions',
        hasValues: 'hasDescription',
        richText: true,
        label: 'description',
      },
    },
    label: {
      type: string,
      doc: 'Display name from some sources. Deprecated and not shown; put a description from the source in `description`.',
      optional: true,
      deprecated: true,
      search: { kind: 'TEXT', name: 'fieldLabels', label: 'name' },
    },
    created: {
      type: auditStamp,
      doc: 'When and by whom the field was created, if the source reports it.',
      optional: true,
    },
    lastModified: {
      type: auditStamp,
      doc: 'When and by whom the field was last changed, if the source reports it.',
      optional: true,
    },
    type: {
      type: schemaFieldDataType,
      doc: "The catalogue's own type, the same for all sources; compare `nativeDataType`.",
    },
    nativeDataType: {
      type: string,
      doc: 'Type in the source system, for example `VARCHAR(255)` or `NUMBER(38,0)`.',
    },
    recursive: {
      type: boolean,
      doc: 'True on a field whose type refers to itself through its own subfields, as when type B refers to A and A to B.',
      default: false,
    },
    globalTags: {
      type: globalTags.record,
      doc: 'Tags on the column or attribute itself, not on the dataset that contains it.',
      optional: true,
      search: [
        {
          path: 'tags.attribution.actor',
          kind: 'URN',
          name: 'fieldTagAttributionActors',
          queryByDefault: false,
        },
        {
          path: 'tags.attribution.source',
          kind: 'URN',
          name: 'fieldTagAttributionSources',
          queryByDefault: false,
        },
        {
          path: 'tags.attribution.time',
          kind: 'DATETIME',
          name: 'fieldTagAttributionDates',
          queryByDefault: false,
        },
        { path: 'tags.tag', kind: 'URN', name: 'fieldTags', boost: 0.5, hasValues: 'hasTags', label: 'tags' },
      ],
      relationship: { path: 'tags.tag', name: 'SchemaFieldTaggedWith', to: ['tag'] },
    },
    glossaryTerms: {
      type: glossaryTerms.record,
      doc: 'Glossary terms on the column or attribute itself, not on the dataset that contains it.',
      optional: true,
      search: [
        {
          path: 'terms.attribution.actor',
          kind: 'URN',
          name: 'fieldTermAttributionActors',
          queryByDefault: false,
        },
        {
          path: 'terms.attribution.source',
          kind: 'URN',
          name: 'fieldTermAttributionSources',
          queryByDefault: false,
        },
        {
          path: 'terms.attribution.time',
          kind: 'DATETIME',
          name: 'fieldTermAttributionDates',
          queryByDefault: false,
        },
        {
          path: 'terms.urn',
          kind: 'URN',
          name: 'fieldGlossaryTerms',
          boost: 0.5,
          hasValues: 'hasGlossaryTerms',
          label: 'glossaryTerms',
        },
      ],
      relationship: { path: 'terms.urn', name: 'SchemaFieldWithGlossaryTerm', to: ['glossaryTerm'] },
    },
    isPartOfKey: {
      type: boolean,
      doc: 'True for a column of the primary key or a field of a message key; false for ordinary value fields.',
      default: false,
    },
    isPartitioningKey: {
      type: boolean,
      doc: 'True for a column the dataset is partitioned by. Several columns may be marked, but their order is not recorded.',
      optional: true,
    },
    jsonProps: {
      type: string,
      doc: 'Additional properties of the field from the source, as a JSON object in a string.',
      optional: true,
    },
  },
});
