import type { Entity, Registry } from '@colophon/schema';
import { RequestError } from '@colophon/wire';

/**
 * The entity type that a path names, in any letter case.
 *
 * @throws RequestError `NOT_FOUND` when the model has none of that name.
 */
export function entityTypeOf(registry: Registry, name: string): Entity {
  const entity = registry.entityNamed(name);
  if (entity) return entity;
  throw new RequestError('NOT_FOUND', `path: there is no entity type ${JSON.stringify(name)}`);
}

/**
 * Holds the URN of a path against the entity type of the path.
 *
 * @throws RequestError `INVALID_REQUEST` when the URN is of another type.
 * @throws CatalogueError when it is not a URN of the model.
 */
export function requireUrnOf({ name }: Entity, urn: string): void {
  if (urn.startsWith('urn:li:') && !urn.startsWith(`urn:li:${name}:`)) {
    throw new RequestError('INVALID_REQUEST', `path: expected a URN of ${name}, got ${urn}`);
  }
}
