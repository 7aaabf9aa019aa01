import type { GraphqlContext } from '../context.ts';

/**
 * Deletes an entity, and the references to it in others. Whether the caller may is decided before: what follows from a
 * deletion needs no privilege on the entities that refer to it.
 */
export async function deleteEverywhere({ unguarded, refresh }: GraphqlContext, urn: string): Promise<void> {
  await unguarded.deleteReferences(urn);
  await unguarded.deleteEntity(urn);
  refresh();
}
