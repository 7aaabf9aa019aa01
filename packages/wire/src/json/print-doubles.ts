import {
  type Aspect,
  type Json,
  type JsonObject,
  type Registry,
  type Type,
  unionMemberName,
} from '@colophon/schema';

/**
 * Prefix of the placeholders for doubles until they are printed. Random: no stored text can begin so. Not a UUID: over
 * plain HTTP browsers make none, and the catalogue runs there too.
 */
const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
const marked = new RegExp(`"${mark}(-?[0-9]+)"`, 'g');

/** True for each aspect whose values may hold doubles; the others are passed on as they are. */
const concerned = new WeakMap<Aspect, boolean>();

/**
 * A value of an aspect to be printed by {@link printJson}. Where the model says that a number is a double it is printed
 * as one, `60.0`: strictly typed clients read `60` as an integer and reject it.
 */
export function withDoubles(registry: Registry, aspectName: string, value: JsonObject): JsonObject {
  const aspect = registry.aspects.get(aspectName);
  if (!aspect) return value;
  let isConcerned = concerned.get(aspect);
  if (isConcerned === undefined) {
    isConcerned = hasDoubles(aspect.record, new Set());
    concerned.set(aspect, isConcerned);
  }
  return isConcerned ? (markDoubles(aspect.record, value) as JsonObject) : value;
}

/** JSON text, with the doubles of {@link withDoubles}. */
export function printJson(json: unknown): string {
  const text = JSON.stringify(json);
  return text.includes(mark) ? text.replace(marked, '$1.0') : text;
}

const isDouble = (type: Type): boolean =>
  type.kind === 'primitive' && (type.name === 'double' || type.name === 'float');

function hasDoubles(type: Type, open: Set<Type>): boolean {
  if (isDouble(type)) return true;
  if (open.has(type)) return false;
  open.add(type);
  if (type.kind === 'array') return hasDoubles(type.items, open);
  if (type.kind === 'map') return hasDoubles(type.values, open);
  if (type.kind === 'union') return type.members.some((member) => hasDoubles(member, open));
  return type.kind === 'record' && Object.values(type.fields).some((field) => hasDoubles(field.type, open));
}

function markDoubles(type: Type, value: Json): Json {
  if (typeof value === 'number')
    return isDouble(type) && Number.isSafeInteger(value) ? `${mark}${value}` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return type.kind === 'array' ? value.map((item) => markDoubles(type.items, item)) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const inner = typeOf(type, name);
      return [name, inner ? markDoubles(inner, member) : member];
    }),
  );
}

/** The type of a member of a value: of a field, an entry of a map, or the member of a union by its name. */
function typeOf(type: Type, name: string): Type | undefined {
  if (type.kind === 'map') return type.values;
  if (type.kind === 'union') return type.members.find((member) => unionMemberName(member) === name);
  return type.kind === 'record' && Object.hasOwn(type.fields, name) ? type.fields[name]?.type : undefined;
}
