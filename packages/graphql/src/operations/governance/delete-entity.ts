import { isCatalogueError } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';

/**
 * Deletes an entity, and then what refers to it. References that cannot be removed stay, as in DataHub: the entity is
 * deleted all the same.
 */
export async function deleteWithReferences(context: GraphqlContext, urn: string): Promise<void> {
  const { session } = context;
  await session.deleteEntity(urn);
  try {
    await session.deleteReferences(urn);
  } catch (error) {
    // Such as of a caller whose right came from the entity: it went with it.
    if (!isCatalogueError(error)) throw error;
  } finally {
    context.refresh();
  }
}
