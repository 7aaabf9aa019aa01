import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';

/**
 * Requires any one of the privileges on each entity that something stored is about. Something about nothing is decided about
 * by itself: nobody's right to nothing says who may. Errors name what was asked for, and not what is stored of it.
 *
 * @throws CatalogueError `FORBIDDEN`
 */
export async function requireOnSubjects(
  context: GraphqlContext,
  privileges: readonly Privilege[],
  urn: string,
  subjects: readonly string[],
): Promise<void> {
  for (const subject of subjects.length > 0 ? subjects : [urn])
    await context.require(privileges, subject, urn);
}
