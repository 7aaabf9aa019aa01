import { isCatalogueError } from '@colophon/catalogue';
import type { GraphqlContext } from '../context.ts';

/**
 * Deletes an entity, and the references to it in others. Whether the caller may is decided before: what follows from a
 * deletion needs no privilege on the entities that refer to it.
 *
 * @throws CatalogueError for an entity that must stay.
 */
export async function deleteEverywhere({ unguarded, refresh }: GraphqlContext, urn: string): Promise<void> {
  await unguarded.deleteEntity(urn);
  try {
    await unguarded.deleteReferences(urn);
  } catch (error) {
    // The entity is gone. What must not be changed, such as a policy of the system, goes on naming it.
    if (!isCatalogueError(error)) throw error;
  } finally {
    refresh();
  }
}
