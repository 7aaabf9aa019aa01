import { forbidden, type Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';

/** Longest way to the top of the glossary. */
const maxDepth = 50;

/** Where the entities of the glossary name the group that they are in. */
const glossaryInfo: Readonly<Record<string, string>> = {
  glossaryTerm: 'glossaryTermInfo',
  glossaryNode: 'glossaryNodeInfo',
};

/** Requires any one of the privileges on each of the entities. @throws CatalogueError `FORBIDDEN` */
export async function requireOnEach(
  context: GraphqlContext,
  urns: Iterable<string>,
  anyOf: readonly Privilege[],
): Promise<void> {
  for (const urn of new Set(urns)) await context.require(anyOf, urn);
}

/** The same, where who manages a part of the glossary needs no privilege on what is in it. */
export async function requireOnEachOrGlossary(
  context: GraphqlContext,
  urns: Iterable<string>,
  anyOf: readonly Privilege[],
): Promise<void> {
  for (const urn of new Set(urns))
    if (!(await context.may(anyOf, urn)) && !(await managesInGlossary(context, urn)))
      throw forbidden(anyOf, urn);
}

/** Requires that the caller manages the part of the glossary that an entity is in. @throws CatalogueError `FORBIDDEN` */
export async function requireGlossary(context: GraphqlContext, urn: string): Promise<void> {
  if (!(await managesInGlossary(context, urn)))
    throw forbidden(['MANAGE_GLOSSARIES', 'MANAGE_GLOSSARY_CHILDREN', 'MANAGE_ALL_GLOSSARY_CHILDREN'], urn);
}

/** False of everything that is not in the glossary. */
export async function managesInGlossary(context: GraphqlContext, urn: string): Promise<boolean> {
  const aspect = glossaryInfo[context.registry.parseEntityUrn(urn).entity.name];
  if (aspect === undefined) return false;
  if (await context.may(['MANAGE_GLOSSARIES'])) return true;
  const passed = new Set<string>();
  let parent = (await context.aspects.load(urn, aspect))?.parentNode;
  while (typeof parent === 'string' && !passed.has(parent) && passed.size < maxDepth) {
    const below: readonly Privilege[] = ['MANAGE_ALL_GLOSSARY_CHILDREN'];
    const anyOf: readonly Privilege[] = passed.size === 0 ? ['MANAGE_GLOSSARY_CHILDREN', ...below] : below;
    if (await context.may(anyOf, parent)) return true;
    passed.add(parent);
    parent = (await context.aspects.load(parent, 'glossaryNodeInfo'))?.parentNode;
  }
  return false;
}
