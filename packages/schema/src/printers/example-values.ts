import type { Registry } from '../registry.ts';
import type { Field, Json, JsonObject, PrimitiveType, RecordType, Rule, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';
import { parseUrn } from '../urn/urn.ts';
import { exampleIn, exampleText, likelyType } from './example-texts.ts';

/** Makes an example value of any record of a model. */
export interface ExampleValues {
  /** A value with every field of the record; nested records have only required fields. */
  of(record: RecordType): JsonObject;
}

/** 2 March 2026, 10:00 in UTC: the day of the sample documents. */
const someTime = 1_772_445_600_000;

/**
 * Example values for the records of a model. Where a sample document of an entity uses a field, its value is taken; the
 * rest is made up from the type, the name and the description of the field, always in the same way.
 */
export function createExampleValues(registry: Registry): ExampleValues {
  const known = knownValues(registry);

  function fieldValue(record: RecordType, name: string, { type, doc }: Field): Json {
    return known.get(record)?.get(name) ?? made(type, name, doc);
  }

  function made(type: Type, name: string, doc: string): Json {
    switch (type.kind) {
      case 'primitive':
        return primitive(type, name, doc);
      case 'urn':
        return sampleUrn(registry, type.entityTypes[0] ?? likelyType(registry.entities.keys(), name, doc));
      case 'array':
        return [made(type.items, name, doc)];
      case 'map':
        // What the description of a map gives as an example is a key.
        return { [exampleIn(doc) ?? name]: made(type.values, name, '') };
      case 'enumeration':
        return Object.keys(type.symbols)[0] ?? '';
      case 'record':
        return pick(type, isNeeded);
      case 'union': {
        const [member] = type.members;
        return member ? { [unionMemberName(member)]: made(member, name, doc) } : {};
      }
    }
  }

  function pick(
    record: RecordType,
    wanted: (field: Field, name: string, of: RecordType) => boolean,
  ): JsonObject {
    const fields = Object.entries(record.fields).filter(([name, field]) => wanted(field, name, record));
    const value = Object.fromEntries(
      fields.map(([name, field]): [string, Json] => [name, fieldValue(record, name, field)]),
    );
    for (const rule of record.rules ?? []) if (rule.kind === 'operands') fillOperands(record, rule, value);
    return value;
  }

  /** An operator and the parameters that go with it, if the value has an operator at all. */
  function fillOperands(
    record: RecordType,
    { operator, parameters, needs }: Extract<Rule, { kind: 'operands' }>,
    value: JsonObject,
  ): void {
    if (value[operator] === undefined) return;
    const [symbol, needed] = Object.entries(needs).find(([, names]) => Object.keys(names).length > 0) ?? [];
    const type = record.fields[parameters]?.type;
    if (symbol === undefined || needed === undefined || type?.kind !== 'record') return;
    value[operator] = symbol;
    value[parameters] = pick(type, (_, name) => Object.hasOwn(needed, name));
  }

  return { of: (record) => pick(record, () => true) };
}

/** What a value must have: the required fields, and of a rule that asks for one of several, the first. */
function isNeeded({ optional, default: fallback }: Field, name: string, { rules = [] }: RecordType): boolean {
  if (!optional && fallback === undefined) return true;
  return rules.some((rule) => rule.kind === 'anyOf' && rule.fields[0] === name);
}

/** The values of fields in the sample documents, the first of each; of those alone that hold no record. */
function knownValues({ entities, aspectOf }: Registry): Map<RecordType, Map<string, Json>> {
  const known = new Map<RecordType, Map<string, Json>>();
  const visit = (type: Type, value: Json): void => {
    if (type.kind === 'array' && Array.isArray(value)) for (const item of value) visit(type.items, item);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (type.kind === 'map') for (const item of Object.values(value)) visit(type.values, item);
    if (type.kind === 'union')
      for (const member of type.members) visit(member, value[unionMemberName(member)] ?? null);
    if (type.kind !== 'record') return;
    const ofRecord = known.get(type) ?? new Map<string, Json>();
    known.set(type, ofRecord);
    for (const [name, item] of Object.entries(value)) {
      const field = type.fields[name];
      if (!field) continue;
      if (isPlain(field.type) && !ofRecord.has(name)) ofRecord.set(name, item);
      visit(field.type, item);
    }
  };
  for (const { name, key, sample } of entities.values()) {
    if (sample) visit(key.record, keyOf(key.record, sample.urn));
    for (const [aspectName, value] of Object.entries(sample?.aspects ?? {})) {
      const aspect = aspectOf(name, aspectName);
      if (aspect) visit(aspect.record, value);
    }
  }
  return known;
}

const isPlain = (type: Type): boolean => {
  if (type.kind === 'array') return isPlain(type.items);
  if (type.kind === 'map') return isPlain(type.values);
  return type.kind !== 'record' && type.kind !== 'union';
};

/** The fields of a key, which are the parts of the URN. */
function keyOf({ fields }: RecordType, urn: string): JsonObject {
  const { parts } = parseUrn(urn);
  return Object.fromEntries(Object.keys(fields).map((name, index) => [name, parts[index] ?? '']));
}

/** A URN from the sample documents, where there is one. */
function sampleUrn({ entities }: Registry, entityType = 'dataset'): string {
  return entities.get(entityType)?.sample?.urn ?? `urn:li:${entityType}:example`;
}

function primitive({ name: kind }: PrimitiveType, name: string, doc: string): Json {
  switch (kind) {
    case 'boolean':
      return true;
    case 'int':
      return 1;
    case 'long':
      return /time|millis|date|at$/i.test(name) ? someTime : 1;
    case 'float':
    case 'double':
      return 0.5;
    default:
      return exampleText(name, doc);
  }
}
