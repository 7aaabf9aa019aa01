import { aspect, enumeration, long, record, string } from '@colophon/schema';

export const compressionType = enumeration({
  name: 'com.linkedin.common.CompressionType',
  doc: 'Codec applied to the text of a `LargeString` before it is stored.',
  symbols: {
    NONE: 'Text is stored as it is, without base64.',
    GZIP: 'Text is compressed with gzip and then base64-encoded.',
  },
});

export const largeString = record({
  name: 'com.linkedin.common.LargeString',
  doc: 'Long text, such as an API definition, that may be stored compressed to stay under the size limit of an aspect; it cannot be searched.',
  fields: {
    blob: {
      type: string,
      doc: 'Plain text when `compression` is `NONE`; otherwise the UTF-8 bytes compressed and then base64-encoded.',
    },
    compression: { type: compressionType, doc: 'How to decode `blob` back into text.', default: 'NONE' },
    uncompressedSize: {
      type: long,
      doc: 'Size of the plain text in UTF-8 bytes, known without decoding.',
      optional: true,
    },
  },
});

export const serviceDefinitionFormat = enumeration({
  name: 'com.linkedin.service.ServiceDefinitionFormat',
  doc: "Languages in which a service's interface can be written.",
  symbols: {
    OPENAPI: 'OpenAPI 3, or version 2, also known as Swagger.',
    GRAPHQL_SDL: 'GraphQL types and operations in the schema definition language.',
    GRPC_PROTO: 'A `.proto` file with gRPC services and their messages.',
    ASYNCAPI: 'AsyncAPI, for services that send and receive events.',
    JSON_SCHEMA: "Plain JSON Schema, such as an MCP server's response to `tools/list`.",
    OTHER: 'A format not in the list.',
  },
});

export const serviceDefinition = aspect({
  name: 'serviceDefinition',
  record: 'com.linkedin.service.ServiceDefinition',
  doc: "Full interface document of a service, such as its OpenAPI file; the service's `api` entities are extracted from it.",
  fields: {
    format: {
      type: serviceDefinitionFormat,
      doc: 'Language of `rawSpec`, which decides how it is parsed and shown.',
    },
    rawSpec: {
      type: largeString,
      doc: 'Verbatim text of the document, stored so that a long one can be compressed; readers get it as plain text.',
    },
    version: {
      type: string,
      doc: "Version stated by the document itself, such as OpenAPI's `info.version`.",
      optional: true,
    },
    externalUrl: {
      type: string,
      doc: 'URL where the document is maintained, when that is outside the catalogue.',
      optional: true,
    },
  },
});
