import type { Aspect, EnumerationType, Json, JsonObject, RecordType, Type } from '@colophon/schema';

/** True for each aspect whose values may hold a documented name that the wire spells otherwise. */
const concerned = new WeakMap<Aspect, boolean>();

/**
 * The value with every documented name of an enumeration symbol in the wire's spelling: `UPFORRETRY` becomes
 * `UP_FOR_RETRY`. Anything else stays, and is judged by the schema.
 */
export function toWireSymbols(aspect: Aspect, value: JsonObject): JsonObject {
  let isConcerned = concerned.get(aspect);
  if (isConcerned === undefined) {
    isConcerned = hasNames(aspect.record, new Set());
    concerned.set(aspect, isConcerned);
  }
  return isConcerned ? (rewrite(aspect.record, value) as JsonObject) : value;
}

function hasNames(type: Type, open: Set<Type>): boolean {
  if (open.has(type)) return false;
  open.add(type);
  if (type.kind === 'enumeration') return type.names !== undefined;
  if (type.kind === 'array') return hasNames(type.items, open);
  if (type.kind === 'map') return hasNames(type.values, open);
  if (type.kind === 'union') return type.members.some((member) => hasNames(member, open));
  return type.kind === 'record' && Object.values(type.fields).some((field) => hasNames(field.type, open));
}

function rewrite(type: Type, value: Json): Json {
  if (type.kind === 'enumeration') return typeof value === 'string' ? toSymbol(type, value) : value;
  if (Array.isArray(value))
    return type.kind === 'array' ? value.map((item) => rewrite(type.items, item)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (type.kind === 'map') return mapMembers(value, (_, member) => rewrite(type.values, member));
  if (type.kind === 'record') return mapMembers(value, (name, member) => rewriteField(type, name, member));
  return value;
}

function rewriteField(record: RecordType, name: string, value: Json): Json {
  const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
  return field ? rewrite(field.type, value) : value;
}

const mapMembers = (value: JsonObject, map: (name: string, member: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(name, member)]));

function toSymbol({ names = {} }: EnumerationType, value: string): string {
  return Object.keys(names).find((symbol) => names[symbol] === value) ?? value;
}
