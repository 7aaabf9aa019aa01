import type { Aspect, Json, JsonObject, RecordType, Type } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';

/**
 * The field by which a record says which of its other fields is set. It is how a union with aliases appears in Avro;
 * on Rest.li's wire the union has one member and no such field, so that clients leave it out.
 */
const discriminator = 'fieldDiscriminator';

/** True for each aspect with a record that has a discriminator. */
const concerned = new WeakMap<Aspect, boolean>();

/**
 * The value with each missing discriminator that its one sibling field implies.
 *
 * @throws CatalogueError `INVALID_ASPECT` when a discriminator names a field that is not set, beside one that is.
 */
export function fillDiscriminators(aspect: Aspect, value: JsonObject): JsonObject {
  let isConcerned = concerned.get(aspect);
  if (isConcerned === undefined) {
    isConcerned = hasDiscriminator(aspect.record, new Set());
    concerned.set(aspect, isConcerned);
  }
  return isConcerned ? (fill(aspect.record, value, aspect.name, '') as JsonObject) : value;
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

function fill(type: Type, value: Json, aspect: string, path: string): Json {
  if (Array.isArray(value))
    return type.kind === 'array'
      ? value.map((item, i) => fill(type.items, item, aspect, `${path}/${i}`))
      : value;
  if (typeof value !== 'object' || value === null) return value;
  if (type.kind === 'map')
    return mapMembers(value, (name, member) => fill(type.values, member, aspect, `${path}/${name}`));
  if (type.kind !== 'record') return value;
  const filled = mapMembers(value, (name, member) => {
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    return field ? fill(field.type, member, aspect, `${path}/${name}`) : member;
  });
  const { given, set } = alternatives(type, filled);
  if (typeof given === 'string' && set.length > 0 && !set.includes(given))
    throw new CatalogueError(
      'INVALID_ASPECT',
      `Aspect ${aspect}: ${path}/${discriminator}: expected ${set.join(' or ')}, the field that is set, got ${given.slice(0, 80)}`,
    );
  const [inferred] = set;
  return given !== undefined || inferred === undefined || set.length > 1
    ? filled
    : { ...filled, [discriminator]: inferred };
}

/** What the discriminator of a record says, and which of the fields that it can name are set. */
function alternatives(
  { fields }: RecordType,
  value: JsonObject,
): { readonly given?: Json | undefined; readonly set: readonly string[] } {
  const type = fields[discriminator]?.type;
  if (type?.kind !== 'enumeration') return { set: [] };
  const given = Object.hasOwn(value, discriminator) ? value[discriminator] : undefined;
  return { given, set: Object.keys(type.symbols).filter((symbol) => Object.hasOwn(value, symbol)) };
}

const mapMembers = (value: JsonObject, map: (name: string, member: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(name, member)]));
