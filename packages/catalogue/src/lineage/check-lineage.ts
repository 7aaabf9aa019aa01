import type { Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import type { LineageQuery } from './query.ts';

/**
 * Holds a query against the model.
 *
 * @throws CatalogueError `INVALID_URN`, `UNKNOWN_ENTITY`.
 */
export function checkLineage(registry: Registry, { urn, entityTypes = [] }: LineageQuery): void {
  parseEntityUrn(registry, urn);
  for (const name of entityTypes) {
    if (!registry.entities.has(name))
      throw new CatalogueError('UNKNOWN_ENTITY', `There is no entity type "${name}"`);
  }
}
