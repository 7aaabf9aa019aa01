import type { ChangeProposal } from '@colophon/catalogue';
import { type JsonObject, parseUrn } from '@colophon/schema';
import type { Parameters } from '@colophon/wire';
import type { Facets } from '../events/facets.ts';
import { upsert } from './changes.ts';
import { fieldTagsOf } from './tags.ts';

/** Field types by how the name of a native type begins; the first that fits counts. */
const types: readonly (readonly [RegExp, string])[] = [
  [/^(?:array|list|repeated)/, 'ArrayType'],
  [/^map/, 'MapType'],
  [/^(?:struct|record|row|object)/, 'RecordType'],
  [/^(?:timestamp|datetime|time)/, 'TimeType'],
  [/^date/, 'DateType'],
  [/^bool/, 'BooleanType'],
  [/^(?:n?varchar|n?char|n?text|string|str|clob|uuid|json|variant|symbol)/, 'StringType'],
  [
    /^(?:u?(?:big|small|tiny|huge|medium)?int|long|short|byte$|number|numeric|dec|float|double|real|serial)/,
    'NumberType',
  ],
  [/^(?:bytes|binary|varbinary|blob|bytea)/, 'BytesType'],
  [/^enum/, 'EnumType'],
];

/** The schema of a dataset from its facet `schema`; nothing without fields. */
export function schemaOf(urn: string, name: string, facets: Facets): ChangeProposal[] {
  const fields = facets.get('schema')?.objects('fields') ?? [];
  if (fields.length === 0) return [];
  return [
    upsert(urn, 'schemaMetadata', {
      schemaName: name,
      platform: parseUrn(urn).parts[0] ?? '',
      version: 0,
      hash: '',
      platformSchema: {
        'com.linkedin.schema.OtherSchema': { rawSchema: JSON.stringify(fields.map(({ json }) => json)) },
      },
      fields: fields.flatMap((field) => fieldsOf(field, '', facets)),
    }),
  ];
}

/** A field, and below it those that it consists of, their paths joined by full stops. */
function fieldsOf(field: Parameters, parent: string, facets: Facets): JsonObject[] {
  const path = `${parent}${field.requiredString('name')}`;
  const native = field.string('type') ?? '';
  const description = field.string('description');
  const tags = fieldTagsOf(facets, path);
  return [
    {
      fieldPath: path,
      nativeDataType: native,
      type: { type: { [`com.linkedin.schema.${fieldTypeOf(native)}`]: {} } },
      ...(description && { description }),
      ...(tags.length > 0 && { globalTags: { tags: tags.map((tag) => ({ tag })) } }),
    },
    ...(field.objects('fields') ?? []).flatMap((inner) => fieldsOf(inner, `${path}.`, facets)),
  ];
}

const fieldTypeOf = (native: string): string =>
  types.find(([begins]) => begins.test(native.trim().toLowerCase()))?.[1] ?? 'NullType';
