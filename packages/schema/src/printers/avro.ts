import type { EnvelopeField, EnvelopeRecord, EnvelopeType, FixedType } from '../envelope.ts';
import type { EnumerationType, Json, JsonObject, NamedType } from '../types.ts';
import { printJsonFile } from './json-file.ts';
import { namespaceOf, simpleName } from './names.ts';

/** An Avro schema, as a plain JSON value. */
export type AvroSchema = Json;

/**
 * The Avro schema of a record or enumeration, with the names that DataHub's clients know: on the stream,
 * `com.linkedin.common.Status` is called `com.linkedin.pegasus2avro.common.Status`. A type is printed in full where
 * it first occurs and by name afterwards.
 */
export const toAvroSchema = (type: NamedType | EnvelopeRecord): AvroSchema => printType(type, new Set());

/** The text of an Avro schema file. Readers of Avro ignore keys that they do not know, such as the first. */
export const printAvro = (type: NamedType | EnvelopeRecord): string =>
  printJsonFile('x-source', toAvroSchema(type) as JsonObject);

/**
 * `com.linkedin.common.Status` gives `com.linkedin.pegasus2avro.common.Status`. The types right in
 * `com.linkedin.events`, such as the audit header, keep their names; those below it do not.
 */
export const toAvroName = (name: string): string =>
  name.replace(/^com\.linkedin\.(?!events\.[A-Z])/, 'com.linkedin.pegasus2avro.');

function printType(type: EnvelopeType, printed: Set<string>): AvroSchema {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'urn':
      return 'string';
    case 'array':
      return { type: 'array', items: printType(type.items, printed) };
    case 'map':
      return { type: 'map', values: printType(type.values, printed) };
    case 'union':
      return type.members.map((member) => printType(member, printed));
    case 'fixed':
      return printFixed(type, printed);
    default:
      return type.kind === 'enumeration' && type.isString ? 'string' : printNamed(type, printed);
  }
}

function printFixed({ name: wireName, doc, size }: FixedType, printed: Set<string>): AvroSchema {
  const name = toAvroName(wireName);
  if (printed.has(name)) return name;
  printed.add(name);
  return { type: 'fixed', name: simpleName(name), namespace: namespaceOf(name), doc, size };
}

function printNamed(type: EnumerationType | EnvelopeRecord, printed: Set<string>): AvroSchema {
  const name = toAvroName(type.name);
  if (printed.has(name)) return name;
  printed.add(name);
  const head = { name: simpleName(name), namespace: namespaceOf(name), doc: type.doc };
  if (type.kind === 'enumeration') {
    return { type: 'enum', ...head, symbols: Object.keys(type.symbols), symbolDocs: { ...type.symbols } };
  }
  return { type: 'record', ...head, fields: printFields(type, printed) };
}

const printFields = (record: EnvelopeRecord, printed: Set<string>): JsonObject[] =>
  Object.entries(record.fields).map(([name, field]) => ({
    name,
    doc: field.doc,
    ...printField(field, printed),
  }));

/** Avro wants the default to fit the first branch of a union, so an optional field's branches follow its default. */
function printField(field: EnvelopeField, printed: Set<string>): JsonObject {
  const type = printType(field.type, printed);
  const branches = Array.isArray(type) ? type : [type];
  const value = field.default === undefined ? undefined : completeDefault(field.type, field.default);
  if (!field.optional) return value === undefined ? { type } : { type, default: value };
  return value === undefined
    ? { type: ['null', ...branches], default: null }
    : { type: [...branches, 'null'], default: value };
}

/** The Avro default of a record names every field of it, absent ones as null. */
function completeDefault(type: EnvelopeType, value: Json): Json {
  if (type.kind !== 'record' || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      const given = value[name] ?? field.default ?? null;
      return [name, completeDefault(field.type, given)];
    }),
  );
}
