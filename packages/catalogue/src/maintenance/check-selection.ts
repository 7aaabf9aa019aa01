import type { Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import type { AspectKeyQuery } from '../ports/aspect-store.ts';
import { parseEntityUrn } from '../write/check-proposal.ts';

/**
 * Validates the selection of a maintenance task against the model: a misspelt name selects nothing, and the task would
 * seem done.
 *
 * @throws CatalogueError `INVALID_URN`, `UNKNOWN_ENTITY`, `UNKNOWN_ASPECT`.
 */
export function checkSelection(
  registry: Registry,
  { urn, aspect }: Pick<AspectKeyQuery, 'urn' | 'aspect'>,
): void {
  const entity = urn === undefined ? undefined : parseEntityUrn(registry, urn).entity;
  if (aspect === undefined) return;
  if (!registry.aspects.has(aspect))
    throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${aspect} is not an aspect`);
  if (entity && !registry.aspectOf(entity.name, aspect))
    throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${aspect} is not an aspect of ${entity.name}`);
}
