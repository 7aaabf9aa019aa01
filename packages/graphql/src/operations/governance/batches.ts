import type { Privilege } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';

/** Entities that one request may change: each is read and written. */
const maxBatch = 1000;

/**
 * The entities that a batch is about, without duplicates.
 *
 * @param entityTypes Which may be among them.
 * @throws RequestError `INVALID_REQUEST` for too many of them, for one of another type, and for one that does not exist;
 * CatalogueError `FORBIDDEN` where the caller has none of the privileges on one.
 */
export async function requireBatch(
  context: GraphqlContext,
  urns: readonly string[],
  place: string,
  {
    entityTypes,
    anyOf,
  }: { readonly entityTypes: readonly string[]; readonly anyOf?: readonly Privilege[] | undefined },
): Promise<readonly string[]> {
  if (urns.length > maxBatch)
    throw new RequestError('INVALID_REQUEST', `${place}: expected at most ${maxBatch}, got ${urns.length}`);
  for (const [i, urn] of urns.entries()) requireType(context, urn, `${place}[${i}]`, ...entityTypes);
  const wanted = [...new Set(urns)];
  if (anyOf) for (const urn of wanted) await context.require(anyOf, urn);
  await requireExisting(context, wanted, place);
  return wanted;
}

/** The entity types that have an aspect. */
export const typesWith = (
  { registry }: Pick<GraphqlContext, 'registry'>,
  aspect: string,
): readonly string[] => [...registry.entities.keys()].filter((type) => registry.aspectOf(type, aspect));
