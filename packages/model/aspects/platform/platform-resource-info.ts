import { array, aspect, bytes, enumeration, record, string } from '@colophon/schema';

export const serializedValueContentType = enumeration({
  name: 'com.linkedin.common.SerializedValueContentType',
  doc: 'Encodings a serialised object can have.',
  symbols: {
    JSON: 'Bytes are JSON text.',
    BINARY: 'Bytes are not text; `schemaType` may indicate how to decode them.',
  },
});

export const serializedValueSchemaType = enumeration({
  name: 'com.linkedin.common.SerializedValueSchemaType',
  doc: 'Schema languages in which a serialised object can be described.',
  symbols: {
    AVRO: 'Described by an Avro schema.',
    PROTOBUF: 'Described by a Protocol Buffers message.',
    PEGASUS: 'Described by a Pegasus schema, the `.pdl` language of Rest.li.',
    THRIFT: 'Described by a Thrift definition.',
    JSON: 'Described by a JSON schema.',
    NONE: 'Not described in any of the listed languages.',
  },
});

export const serializedValue = record({
  name: 'com.linkedin.common.SerializedValue',
  doc: 'An object stored as bytes, with its encoding and schema so that readers can decode it.',
  fields: {
    blob: { type: bytes, doc: 'The encoded object, for example the UTF-8 bytes of a JSON text.' },
    contentType: {
      type: serializedValueContentType,
      doc: 'Encoding of the bytes in `blob`.',
      default: 'JSON',
    },
    schemaType: {
      type: serializedValueSchemaType,
      doc: "Language of the object's schema; absent when no schema is known, `NONE` when it is in none of the listed languages.",
      optional: true,
    },
    schemaRef: {
      type: string,
      doc: 'Name by which the schema can be found, such as a fully qualified class name; absent when unknown.',
      optional: true,
    },
  },
});

export const platformResourceInfo = aspect({
  name: 'platformResourceInfo',
  record: 'com.linkedin.platformresource.PlatformResourceInfo',
  doc: 'Type, keys and contents of an object that an integration stores in the catalogue, such as a Slack conversation.',
  fields: {
    resourceType: {
      type: string,
      doc: 'Free-form kind of the object, such as `user`, `conversation` or `grant`; indexed, so objects can be looked up by it.',
      search: { kind: 'KEYWORD' },
    },
    primaryKey: {
      type: string,
      doc: 'Id of the object in the external system, such as a Slack member id; it need not repeat the data platform.',
      search: { kind: 'KEYWORD' },
    },
    secondaryKeys: {
      type: array(string),
      doc: "Other values by which the object can be found, such as a member's email address or telephone number.",
      optional: true,
      search: { kind: 'KEYWORD' },
    },
    value: {
      type: serializedValue,
      doc: 'The stored object in serialised form, with its content type and schema.',
      optional: true,
    },
  },
});
