export { type AvroSchema, toAvroName, toAvroSchema } from './avro.ts';
export { type JsonSchema, toJsonSchema } from './json-schema.ts';
export { capitalise, entityTitle, namespaceOf, simpleName } from './names.ts';
export { printReferencePage } from './reference-page.ts';
export { printTypeScript } from './typescript.ts';
