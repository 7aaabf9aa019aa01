import type { Registry } from '../registry.ts';
import type { Field, Json, JsonObject, PrimitiveType, RecordType, Rule, Type } from '../types.ts';
import { unionMemberName } from '../types.ts';

/** Makes an example value of any record of a model. */
export interface ExampleValues {
  /** A value with every field of the record; what lies below has only what it must have. */
  of(record: RecordType): JsonObject;
}

/** 2 March 2026, 10:00 in UTC: the day of the sample documents. */
const someTime = 1_772_445_600_000;

/**
 * Example values for the records of a model. Where a sample document of an entity uses a field, its value is taken; the
 * rest is made up from the type and the name of the field, always in the same way.
 */
export function createExampleValues(registry: Registry): ExampleValues {
  const known = knownValues(registry);

  function fieldValue(record: RecordType, name: string, { type }: Field): Json {
    return known.get(record)?.get(name) ?? made(type, name);
  }

  function made(type: Type, name: string): Json {
    switch (type.kind) {
      case 'primitive':
        return primitive(type, name);
      case 'urn':
        return sampleUrn(registry, type.entityTypes);
      case 'array':
        return [made(type.items, name)];
      case 'map':
        return { [name]: made(type.values, name) };
      case 'enumeration':
        return Object.keys(type.symbols)[0] ?? '';
      case 'record':
        return pick(type, isNeeded);
      case 'union': {
        const [member] = type.members;
        return member ? { [unionMemberName(member)]: made(member, name) } : {};
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
  for (const { name, sample } of entities.values()) {
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

/** An urn from the sample documents, of one of the types where there is one. */
function sampleUrn({ entities }: Registry, entityTypes: readonly string[]): string {
  const [entityType = 'dataset'] = entityTypes;
  return entities.get(entityType)?.sample?.urn ?? `urn:li:${entityType}:example`;
}

function primitive({ name: kind }: PrimitiveType, name: string): Json {
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
      return text(name);
  }
}

function text(name: string): string {
  if (/url|uri|link/i.test(name)) return 'https://wiki.example.com/orders';
  if (/description|documentation|doc$|message|comment|note|reason/i.test(name))
    return 'What was ordered, and when.';
  if (/email/i.test(name)) return 'ana@example.com';
  if (/name$|title/i.test(name)) return 'orders';
  if (/version/i.test(name)) return '1.0';
  return /id$|guid|key/i.test(name) ? 'orders-1' : 'example';
}
