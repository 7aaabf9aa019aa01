export { type AvroSchema, toAvroName, toAvroSchema } from './avro.ts';
export { type JsonSchema, toJsonSchema } from './json-schema.ts';
export { capitalise, namespaceOf, simpleName } from './names.ts';
export { printTypeScript } from './typescript.ts';
