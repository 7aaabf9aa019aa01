import { forbidden, type Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { ancestorsOf, parentOf } from './trees.ts';

const everywhere: readonly Privilege[] = ['MANAGE_GLOSSARIES'];
const direct: readonly Privilege[] = ['MANAGE_GLOSSARY_CHILDREN', 'MANAGE_ALL_GLOSSARY_CHILDREN'];
const below: readonly Privilege[] = ['MANAGE_ALL_GLOSSARY_CHILDREN'];

/**
 * Who manages the glossary may change what is in a node of it; so may who manages the children of the node, or
 * everything below one that is above it. Without a node, it is about the top level.
 *
 * @throws CatalogueError `FORBIDDEN`
 */
export async function requireGlossaryChange(
  context: GraphqlContext,
  node: string | null | undefined,
): Promise<void> {
  if (await context.may(everywhere)) return;
  if (!node) throw forbidden(everywhere);
  if (await context.may(direct, node)) return;
  for (const { urn } of await ancestorsOf(context, node)) if (await context.may(below, urn)) return;
  throw forbidden([...everywhere, ...direct], node);
}

/** The same of an entity of the glossary, which is where it is now. */
export async function requireGlossaryEntityChange(context: GraphqlContext, urn: string): Promise<void> {
  await requireGlossaryChange(context, (await parentOf(context, urn))?.urn);
}
