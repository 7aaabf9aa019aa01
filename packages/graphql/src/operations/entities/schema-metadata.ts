import { RequestError } from '@colophon/wire';
import { type EntityStub, readAspect, stubOf } from '../../entities/resolve-field.ts';
import type { FieldSource, Subject } from '../../subject.ts';
import { columnUrn, memberOf, ofEntity, ofRecord, type Stored } from './values.ts';

interface VersionArgs {
  readonly version?: number | null;
}

/** The latest schema, or one of its history by its number. */
const schemaMetadata = ofEntity(async (entity: EntityStub, { version }: VersionArgs, context) => {
  const number = version ?? 0;
  if (number < 0) throw new RequestError('INVALID_REQUEST', `version: expected 0 or more, got ${number}`);
  if (number === 0) return readAspect(entity, 'schemaMetadata', context);
  const row = await context.session.aspect(entity.urn, 'schemaMetadata', number);
  return row && { ...row.value, aspectVersion: number };
});

const named: Readonly<Record<string, FieldSource>> = {
  name: 'schemaName',
  platformUrn: 'platform',
  createdAt: 'created.time',
  datasetUrn: ofRecord((schema, _, { owners }) => {
    const owner = owners.of(schema);
    return schema.dataset ?? (owner?.entityType === 'dataset' ? owner.urn : null);
  }),
  platformSchema: ofRecord(({ platformSchema }) => platformSchemaOf(platformSchema)),
};

const type = ofRecord((column) => columnTypeOf(column.type));
const optionalType = ofRecord((attribute) => (attribute.type ? columnTypeOf(attribute.type) : null));

/** Schemas, their columns, and what was added to the columns. */
export const schemas: Subject = {
  yields: true,
  fields: {
    Dataset: { schemaMetadata },
    GlossaryTerm: { schemaMetadata },
    SchemaMetadata: { ...named, aspectVersion: ofRecord(({ aspectVersion }) => aspectVersion ?? 0) },
    Schema: { ...named, lastObserved: 'lastModified.time' },
    SchemaField: {
      type,
      tags: 'globalTags',
      schemaFieldEntity: ofRecord((column, _, { owners }) => {
        const owner = owners.of(column);
        if (owner?.entityType !== 'dataset' || typeof column.fieldPath !== 'string') return null;
        return stubOf(columnUrn(owner.urn, column.fieldPath));
      }),
    },
    SchemaAssertionField: { type },
    EditableSchemaFieldInfo: { tags: 'globalTags' },
    BusinessAttributeInfo: { tags: 'globalTags', type: optionalType },
    BusinessAttributeAssociation: { businessAttribute: 'businessAttributeUrn' },
    SchemaFieldEntity: { logicalParent: 'logicalParent.parent.destinationUrn' },
  },
  records: {
    SchemaMetadata: 'com.linkedin.schema.SchemaMetadata',
    SchemaField: 'com.linkedin.schema.SchemaField',
  },
};

/** Symbols of the types whose names say something else. */
const columnTypes: Readonly<Record<string, string>> = { RecordType: 'STRUCT' };

/** The type of a column, of the record that it is in the model: `{type: {"com.linkedin.schema.StringType": {}}}`. */
function columnTypeOf(stored: unknown): string {
  const name = memberOf((stored as Stored | undefined)?.type)?.name;
  return name === undefined ? 'NULL' : (columnTypes[name] ?? name.replace(/Type$/, '').toUpperCase());
}

/** The schema as its platform has it: one text, or one of the key and one of the value. */
function platformSchemaOf(union: unknown): Stored | null {
  const value = memberOf(union)?.value as Stored | undefined;
  if (!value) return null;
  const pair = (keySchema: unknown, valueSchema: unknown) => ({
    __typename: 'KeyValueSchema',
    keySchema,
    valueSchema,
  });
  const text = value.tableSchema ?? value.documentSchema ?? value.rawSchema ?? value.schema;
  if (value.valueSchema !== undefined) return pair(value.keySchema, value.valueSchema);
  // A topic whose keys have a schema, and a store whose tables hold documents.
  if (value.keySchema !== undefined) return pair(value.keySchema, value.documentSchema);
  if (value.tableSchema !== undefined && value.documentSchema !== undefined)
    return pair(value.tableSchema, value.documentSchema);
  return text === undefined ? null : { __typename: 'TableSchema', schema: text };
}
