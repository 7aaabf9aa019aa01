import type { Aspect, Json, JsonObject, RecordType, Type } from '@colophon/schema';

/**
 * The field by which a record says which of its other fields is set. It is how a union with aliases appears in Avro;
 * on Rest.li's wire the union has one member and no such field, so that clients leave it out.
 */
const discriminator = 'fieldDiscriminator';

/** True for each aspect with a record that has a discriminator. */
const concerned = new WeakMap<Aspect, boolean>();

/** The value with each missing discriminator that its one sibling field implies. */
export function fillDiscriminators(aspect: Aspect, value: JsonObject): JsonObject {
  let isConcerned = concerned.get(aspect);
  if (isConcerned === undefined) {
    isConcerned = hasDiscriminator(aspect.record, new Set());
    concerned.set(aspect, isConcerned);
  }
  return isConcerned ? (fill(aspect.record, value) as JsonObject) : value;
}

function hasDiscriminator(type: Type, open: Set<Type>): boolean {
  if (open.has(type)) return false;
  open.add(type);
  if (type.kind === 'array') return hasDiscriminator(type.items, open);
  if (type.kind === 'map') return hasDiscriminator(type.values, open);
  if (type.kind !== 'record') return false;
  return (
    Object.hasOwn(type.fields, discriminator) ||
    Object.values(type.fields).some((field) => hasDiscriminator(field.type, open))
  );
}

function fill(type: Type, value: Json): Json {
  if (Array.isArray(value))
    return type.kind === 'array' ? value.map((item) => fill(type.items, item)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (type.kind === 'map') return mapMembers(value, (_, member) => fill(type.values, member));
  if (type.kind !== 'record') return value;
  const filled = mapMembers(value, (name, member) => {
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    return field ? fill(field.type, member) : member;
  });
  const inferred = discriminatorOf(type, filled);
  return inferred === undefined ? filled : { ...filled, [discriminator]: inferred };
}

function discriminatorOf({ fields }: RecordType, value: JsonObject): string | undefined {
  const type = fields[discriminator]?.type;
  if (type?.kind !== 'enumeration' || Object.hasOwn(value, discriminator)) return undefined;
  const set = Object.keys(type.symbols).filter((symbol) => Object.hasOwn(value, symbol));
  return set.length === 1 ? set[0] : undefined;
}

const mapMembers = (value: JsonObject, map: (name: string, member: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(name, member)]));
