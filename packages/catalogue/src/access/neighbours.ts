import type { Json, JsonObject, Registry } from '@colophon/schema';
import { isObject } from '../effects/json-values.ts';
import { isCatalogueError } from '../errors.ts';
import { annotationsOf } from '../project/annotations.ts';
import { subjectOf } from './subject.ts';

const known = new WeakMap<Registry, ReadonlySet<string>>();

/**
 * Types of the entities that lineage connects, and columns. Those that a principal may not see have no names in what it
 * reads of others; a tag, an owner or a domain has, since it says something about the entity that bears it.
 */
export function lineageTypes(registry: Registry): ReadonlySet<string> {
  const types = known.get(registry) ?? readTypes(registry);
  known.set(registry, types);
  return types;
}

function readTypes(registry: Registry): ReadonlySet<string> {
  const types = new Set(['schemaField']);
  for (const entity of registry.entities.values())
    for (const aspect of entity.aspects)
      for (const { annotation } of annotationsOf(aspect).relationships)
        if (annotation.lineage) for (const type of [entity.name, ...annotation.to]) types.add(type);
  return types;
}

/** Whether a text begins as the URN of an entity of one of the types. */
function isUrnOf(types: ReadonlySet<string>, text: string): boolean {
  if (!text.startsWith('urn:li:')) return false;
  const end = text.indexOf(':', 7);
  return end >= 0 && types.has(text.slice(7, end));
}

/** Whether a text is the URN of an entity that lineage connects. */
export function isNeighbour(registry: Registry, text: string): boolean {
  if (!isUrnOf(lineageTypes(registry), text)) return false;
  try {
    subjectOf(registry, text);
    return true;
  } catch (error) {
    // A text that begins like a URN and is none names nothing.
    if (isCatalogueError(error)) return false;
    throw error;
  }
}

const patterns = new WeakMap<Registry, RegExp>();

/** Whether a value, as JSON, may have a URN of an entity that lineage connects. */
export function namesNeighbour(registry: Registry, json: string): boolean {
  const pattern =
    patterns.get(registry) ?? new RegExp(`"urn:li:(?:${[...lineageTypes(registry)].join('|')}):`);
  patterns.set(registry, pattern);
  return pattern.test(json);
}

/** The same of a value: whether one of {@link neighboursIn} may be in it. */
export const hasNeighbour = (registry: Registry, value: Json): boolean =>
  hasUrnOf(lineageTypes(registry), value);

function hasUrnOf(types: ReadonlySet<string>, value: Json): boolean {
  if (typeof value === 'string') return isUrnOf(types, value);
  if (Array.isArray(value)) return value.some((item) => hasUrnOf(types, item));
  if (!isObject(value)) return false;
  for (const name in value) if (isUrnOf(types, name) || hasUrnOf(types, value[name] ?? null)) return true;
  return false;
}

/** The URNs of entities that lineage connects, wherever in a value, names of fields of a map included. */
export function neighboursIn(
  registry: Registry,
  value: Json | undefined,
  found = new Set<string>(),
): Set<string> {
  if (typeof value === 'string') {
    if (isNeighbour(registry, value)) found.add(value);
  } else if (Array.isArray(value)) for (const item of value) neighboursIn(registry, item, found);
  else if (isObject(value))
    for (const [name, item] of Object.entries(value)) {
      neighboursIn(registry, name, found);
      neighboursIn(registry, item, found);
    }
  return found;
}

/** A value with other texts in place of some. */
export function renamed<T extends Json>(value: T, names: ReadonlyMap<string, string>): T {
  const of = (item: Json): Json => {
    if (typeof item === 'string') return names.get(item) ?? item;
    if (Array.isArray(item)) return item.map(of);
    if (!isObject(item)) return item;
    return Object.fromEntries(
      Object.entries(item).map(([name, each]): [string, Json] => [names.get(name) ?? name, of(each)]),
    ) as JsonObject;
  };
  return of(value) as T;
}
