import type { Registry } from '@colophon/schema';
import { resolveEntityTypes } from '../entity-types.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';
import type { LineageQuery } from './query.ts';

/**
 * The query, with its URN checked and its entity types spelt as the model does.
 *
 * @throws CatalogueError `INVALID_URN`, `UNKNOWN_ENTITY`.
 */
export function resolveLineage<Q extends LineageQuery>(registry: Registry, query: Q): Q {
  parseEntityUrn(registry, query.urn);
  return query.entityTypes
    ? { ...query, entityTypes: resolveEntityTypes(registry, query.entityTypes) }
    : query;
}
