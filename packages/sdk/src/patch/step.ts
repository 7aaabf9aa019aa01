import type { AspectName } from '@colophon/model-types';
import { parseUrn } from '@colophon/schema';
import { ConfigurationError } from '../errors.ts';

/** One change to part of an aspect, as {@link addTag} and similar functions make it. */
export interface PatchStep {
  /** Whether a value is added or removed. */
  readonly op: 'add' | 'remove';
  /** The path, or a function of the entity type. */
  readonly place: PatchPlace | ((entityType: string) => PatchPlace);
  /** The value to add; absent to remove one. */
  readonly value?: unknown;
}

/** Where in an entity a step changes something. */
export interface PatchPlace {
  /** Name of the aspect. */
  readonly aspectName: AspectName;
  /** Names of members, and keys of items, from the outside in; not escaped. */
  readonly path: readonly string[];
  /** Fields that make up the key of a list's items, by the name of the list. Default: as the aspect has them. */
  readonly arrayPrimaryKeys?: Readonly<Record<string, readonly string[]>>;
}

/** Separates the names of nested fields in a key. */
const nested = '\u241f';
/** The source of an item, part of the key where several sources can add the same item. */
export const attributionSource = `attribution${nested}source`;

/**
 * A step that sets the value at any path, replacing an existing one.
 *
 * @param aspectName Name of the aspect.
 * @param path Names of members and keys of items, from the outside in, such as `['customProperties',
 * 'team']`.
 * @param value The value, of the type at that path.
 * @example
 * ```ts
 * await client.patch(orders, [addAt('datasetProperties', ['description'], 'All orders.')]);
 * (await client.aspects.get(orders, 'datasetProperties'))?.description; // All orders.
 * ```
 */
export const addAt = (aspectName: AspectName, path: readonly string[], value: unknown): PatchStep => ({
  op: 'add',
  place: { aspectName, path },
  value,
});

/**
 * A step that removes the value at any path, if it exists.
 *
 * @param aspectName Name of the aspect.
 * @param path Names of members and keys of items, from the outside in.
 * @example
 * ```ts
 * await client.patch(orders, [addAt('datasetProperties', ['description'], 'Draft.')]);
 * await client.patch(orders, [removeAt('datasetProperties', ['description'])]);
 * (await client.aspects.get(orders, 'datasetProperties'))?.description; // undefined
 * ```
 */
export const removeAt = (aspectName: AspectName, path: readonly string[]): PatchStep => ({
  op: 'remove',
  place: { aspectName, path },
});

/** The path that the step changes; throws when entities of this type do not have it. */
export const placeOf = ({ place }: PatchStep, entityUrn: string): PatchPlace =>
  typeof place === 'function' ? place(parseUrn(entityUrn).entityType) : place;

/** A path that depends on the entity type. */
export function placeByType(
  what: string,
  places: Readonly<Record<string, readonly [AspectName, string]>>,
  path: readonly string[],
): (entityType: string) => PatchPlace {
  return (entityType) => {
    const place = Object.hasOwn(places, entityType) ? places[entityType] : undefined;
    if (place) return { aspectName: place[0], path: [place[1], ...path] };
    throw new ConfigurationError(
      'INVALID_CONFIGURATION',
      `${what}: expected an entity of type ${Object.keys(places).join(', ')}, got ${entityType}`,
    );
  };
}
