import { searchQuery } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import { equals, hasNo } from './list-page.ts';

/** Most levels of a tree, which bounds the walk to its root. */
const maxLevels = 100;

/** By entity type, where the parent is stored: the aspect, and the fields in it. */
const parentPaths: Readonly<Record<string, readonly [aspect: string, ...fields: string[]]>> = {
  domain: ['domainProperties', 'parentDomain'],
  glossaryNode: ['glossaryNodeInfo', 'parentNode'],
  glossaryTerm: ['glossaryTermInfo', 'parentNode'],
  document: ['documentInfo', 'parentDocument', 'document'],
};

/** The search field of the same. */
const parentFields: Readonly<Record<string, string>> = {
  domain: 'parentDomain',
  glossaryNode: 'parentNode',
  glossaryTerm: 'parentNode',
  document: 'parentDocument',
};

/** What an entity is directly part of. */
export async function parentOf(context: GraphqlContext, urn: string): Promise<EntityStub | undefined> {
  const path = parentPaths[stubOf(urn)?.entityType ?? ''];
  if (!path) return undefined;
  const [aspect, ...fields] = path;
  let value: Json | undefined = await context.aspects.load(urn, aspect);
  for (const field of fields) value = (value as JsonObject | undefined)?.[field];
  return stubOf(value);
}

/** What is above an entity, nearest first. A tree that leads back to itself ends there. */
export async function ancestorsOf(context: GraphqlContext, urn: string): Promise<readonly EntityStub[]> {
  const found = new Map<string, EntityStub>();
  for (let at: string | undefined = urn; at !== undefined && found.size < maxLevels; ) {
    const parent: EntityStub | undefined = await parentOf(context, at);
    if (!parent || parent.urn === urn || found.has(parent.urn)) break;
    found.set(parent.urn, parent);
    at = parent.urn;
  }
  return [...found.values()];
}

/**
 * An entity can be moved below another that is not below itself.
 *
 * @throws RequestError `INVALID_REQUEST` when it would be its own ancestor, or too deep to be found from the root.
 */
export async function requireNoCycle(
  context: GraphqlContext,
  urn: string,
  parent: string,
  place: string,
): Promise<void> {
  const above = await ancestorsOf(context, parent);
  if (parent === urn || above.some((ancestor) => ancestor.urn === urn))
    throw new RequestError('INVALID_REQUEST', `${place}: ${parent} is ${urn} itself, or below it`);
  if (above.length >= maxLevels - 1)
    throw new RequestError('INVALID_REQUEST', `${place}: expected at most ${maxLevels} levels`);
}

/** Whether another entity of the type has the name below the same parent; without a parent, at the root. */
export async function isNameTaken(
  { session }: Pick<GraphqlContext, 'session'>,
  entityType: string,
  name: string,
  { parent, except }: { readonly parent?: string | null | undefined; readonly except?: string } = {},
): Promise<boolean> {
  const field = parentFields[entityType];
  const place = field === undefined ? [] : [parent ? equals(field, parent) : hasNo(field)];
  const { hits } = await session.search(
    searchQuery({ entityTypes: [entityType], filter: [[...place, equals('_entityName', name)]], count: 2 }),
  );
  return hits.some(({ urn }) => urn !== except);
}
