import type { SchemaMetadata } from '@colophon/model-types';

type FieldType = SchemaMetadata['fields'][number]['type'];

/** Names of types in the databases that dbt works on, in lower case and without length, by the type that they are. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^(array|list)\b|\[\d*\]$/, 'ArrayType'],
  [/^(map|object|json|jsonb|variant|super)\b/, 'MapType'],
  [/^(struct|row|record)\b/, 'RecordType'],
  [
    /^(u?(tiny|small|medium|big|huge)?int(eger)?\d*|(big|small)?serial|int\d+|uint\d+|byteint|number|numeric|decimal|bignumeric|double( precision)?|float\d*|real|money|long|short|byte|hugeint)\b/,
    'NumberType',
  ],
  [/^bool(ean)?\b|^bit\b/, 'BooleanType'],
  [/^date\b/, 'DateType'],
  [/^(time|timestamp|datetime|smalldatetime|interval)/, 'TimeType'],
  [/^(blob|bytea|bytes|binary|varbinary|image|raw)\b/, 'BytesType'],
  [/^enum\b/, 'EnumType'],
  [
    /^(var)?char|^(character|nchar|nvarchar|text|string|uuid|citext|clob|bpchar|name|inet|xml|uniqueidentifier)|^(long|medium|tiny)text/,
    'StringType',
  ],
];

/** The type of a column; NullType for a type that is not known. */
export function fieldType(nativeType: string): FieldType {
  const name = nativeType.toLowerCase().trim();
  const found = patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'NullType';
  return { type: { [`com.linkedin.schema.${found}`]: {} } } as FieldType;
}
