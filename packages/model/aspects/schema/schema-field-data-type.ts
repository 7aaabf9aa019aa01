import { array, record, string, union } from '@colophon/schema';

export const arrayType = record({
  name: 'com.linkedin.schema.ArrayType',
  doc: 'Type of a field that holds a list of values; one branch of the union in `SchemaFieldDataType`.',
  fields: {
    nestedType: {
      type: array(string),
      doc: 'Names of the element types, for example `["string"]`; absent when the source does not report them.',
      optional: true,
    },
  },
});

export const booleanType = record({
  name: 'com.linkedin.schema.BooleanType',
  doc: 'Type of a field that is true or false; has no settings.',
  fields: {},
});

export const bytesType = record({
  name: 'com.linkedin.schema.BytesType',
  doc: 'Type of a field that holds raw bytes of varying length, such as a SQL `BLOB`.',
  fields: {},
});

export const dateType = record({
  name: 'com.linkedin.schema.DateType',
  doc: 'Type of a field that holds a calendar date without time of day; for the latter see `TimeType`.',
  fields: {},
});

export const enumType = record({
  name: 'com.linkedin.schema.EnumType',
  doc: 'Type of a field whose values come from a fixed list of symbols; the symbols themselves are not stored here.',
  fields: {},
});

export const fixedType = record({
  name: 'com.linkedin.schema.FixedType',
  doc: "Type of a field that holds a set number of bytes, like Avro's `fixed`; the length is not stored here.",
  fields: {},
});

export const mapType = record({
  name: 'com.linkedin.schema.MapType',
  doc: 'Type of a field that maps keys to values; one branch of the union in `SchemaFieldDataType`.',
  fields: {
    keyType: {
      type: string,
      doc: 'Name of the type of the keys, such as `string`; absent when unknown.',
      optional: true,
    },
    valueType: {
      type: string,
      doc: 'Name of the type of the values, such as `long`; absent when unknown.',
      optional: true,
    },
  },
});

export const nullType = record({
  name: 'com.linkedin.schema.NullType',
  doc: 'Type of a field that can only be null; connectors also choose it for types they cannot map.',
  fields: {},
});

export const numberType = record({
  name: 'com.linkedin.schema.NumberType',
  doc: 'Type of any numeric field, whole or fractional; the exact kind, such as `BIGINT`, is in `nativeDataType`.',
  fields: {},
});

export const recordType = record({
  name: 'com.linkedin.schema.RecordType',
  doc: 'Type of a field with named subfields, such as a struct; the subfields are separate entries of `fields` with longer paths.',
  fields: {},
});

export const stringType = record({
  name: 'com.linkedin.schema.StringType',
  doc: 'Type of any text field, whatever its length or character set.',
  fields: {},
});

export const timeType = record({
  name: 'com.linkedin.schema.TimeType',
  doc: 'Type of a field that holds a time of day or a full timestamp; dates alone have `DateType`.',
  fields: {},
});

export const unionType = record({
  name: 'com.linkedin.schema.UnionType',
  doc: 'Type of a field whose values can have one of several types.',
  fields: {
    nestedTypes: {
      type: array(string),
      doc: 'Names of the types a value may have; absent when unknown.',
      optional: true,
    },
  },
});

export const schemaFieldDataType = record({
  name: 'com.linkedin.schema.SchemaFieldDataType',
  doc: 'Wrapper around the source-independent type of a field.',
  fields: {
    type: {
      type: union(
        booleanType,
        fixedType,
        stringType,
        bytesType,
        numberType,
        dateType,
        timeType,
        enumType,
        nullType,
        mapType,
        arrayType,
        unionType,
        recordType,
      ),
      doc: 'Type of the field, one of thirteen records such as `StringType` or `NumberType`.',
    },
  },
});
