export { type AvroSchema, printAvro, toAvroName, toAvroSchema } from './avro.ts';
export { printAvroModule } from './avro-module.ts';
export type { JsonSchema } from './field-schema.ts';
export { printFieldTable } from './field-table.ts';
export { printGraphql } from './graphql.ts';
export { toJsonSchema } from './json-schema.ts';
export { escapeText, tag } from './mdx.ts';
export { capitalise, entityTitle, namespaceOf, simpleName } from './names.ts';
export { type OpenApiComponents, printOpenApi, toOpenApiComponents } from './openapi.ts';
export { type PythonSubject, printPython } from './python.ts';
export {
  type DocumentedEnumeration,
  printEnumerationsPage,
  type Subject,
  sharedEnumerations,
} from './reference-enumerations.ts';
export {
  type ModelSubject,
  printModelPages,
  printPythonModelPages,
  pythonTypeAnchors,
  recordAddresses,
  typeAnchors,
} from './reference-models.ts';
export {
  type EnumerationsPage,
  printReferencePage,
  type ReferenceSetting,
  sharedRecords,
} from './reference-page.ts';
export { incomingRelations, outgoingRelations, type Relation } from './reference-relations.ts';
export { printTypeScript } from './typescript.ts';
