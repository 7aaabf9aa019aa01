import type { Session } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { type GraphQLTypeResolver, isNonNullType } from 'graphql';
import { andThen } from './and-then.ts';
import { emptyOf } from './empty-values.ts';
import { aspectOfField, graphqlEntities, keyPlaceOf, objectTypeOf } from './entity-types.ts';
import type { AspectLoader } from './load-aspects.ts';
import type { Owners } from './owners.ts';
import { pairingOf } from './pairings.ts';
import type { Place } from './place.ts';
import { shape } from './shape.ts';
import { type EntityStub, isStub } from './stub.ts';

export { createOwners, type Owners } from './owners.ts';
export { type EntityStub, isStub, stubOf } from './stub.ts';

/** What deriving a field needs of the context. */
export interface ResolveContext {
  readonly session: Session;
  readonly registry: Registry;
  readonly aspects: AspectLoader;
  readonly owners: Owners;
}

/** The object type where a field has only its interface or union: of an entity, or what the value itself says. */
export const resolveType: GraphQLTypeResolver<unknown, unknown> = (value) =>
  isStub(value) ? objectTypeOf(value.entityType) : (value as { readonly __typename?: string }).__typename;

/** An aspect of an entity: the latest, or the one that the entity had at the time that it is shown of. */
export async function readAspect(
  { urn, versions }: EntityStub,
  aspect: string,
  { aspects, session }: Pick<ResolveContext, 'aspects' | 'session'>,
): Promise<JsonObject | undefined> {
  if (!versions) return aspects.load(urn, aspect);
  const version = versions[aspect];
  return version === undefined ? undefined : (await session.aspect(urn, aspect, version))?.value;
}

/**
 * Derives a field from the model: of an entity from its URN or the aspect of that name, of a value from the field of that
 * name. What the two call otherwise is in the table of `entity-types.ts`; what is computed has a resolver of its own.
 */
export const resolveField = (
  source: unknown,
  fieldName: string,
  place: Place,
  context: ResolveContext,
): unknown =>
  andThen(readField(source, fieldName, context), (value) => complete(source, value, place, context));

function readField(source: unknown, fieldName: string, context: ResolveContext): unknown {
  if (!isStub(source)) return memberOf(source, fieldName, context);
  const { urn, entityType } = source;
  if (fieldName === 'urn') return urn;
  if (fieldName === 'type') return graphqlEntities[entityType]?.symbol;
  const entity = context.registry.entities.get(entityType);
  const place = entity && keyPlaceOf(entity, fieldName);
  if (place !== undefined) return context.registry.parseEntityUrn(urn).parts[place];
  const aspect = aspectOfField(context.registry, entityType, fieldName);
  return aspect === undefined ? undefined : readAspect(source, aspect, context);
}

/** What is at a path: of an entity, an aspect and then fields in it; of any other value, fields in it. */
export function readPath(source: unknown, path: string, context: ResolveContext): unknown {
  const [first = '', ...rest] = path.split('.');
  const start = isStub(source) ? readAspect(source, first, context) : memberOf(source, first, context);
  return andThen(start, (value) => rest.reduce((at, name) => memberOf(at, name, context), value));
}

/**
 * The same, for a field. Resolvers may give a record in GraphQL's own names: where it has nothing of the name that the path
 * begins with, the field's counts.
 */
export function readNamed(
  source: unknown,
  path: string,
  fieldName: string,
  context: ResolveContext,
): unknown {
  const [first = ''] = path.split('.');
  const isRenamed =
    typeof source === 'object' &&
    source !== null &&
    !isStub(source) &&
    !(first in source) &&
    fieldName in source;
  return isRenamed ? memberOf(source, fieldName, context) : readPath(source, path, context);
}

/**
 * The value of a field in its shape. It belongs to the entity that its object belongs to. Where nothing is stored, it is
 * the default of the model, or, where GraphQL requires a value, an empty one.
 *
 * @throws RequestError `NOT_FOUND` for an entity that is required and missing.
 */
export function complete(source: unknown, value: unknown, place: Place, context: ResolveContext): unknown {
  const pairing = value === undefined || value === null ? pairingOf(place, context.registry) : undefined;
  let shaped = shape(value ?? pairing?.whenMissing, place.type, {
    schema: place.schema,
    registry: context.registry,
  });
  if (shaped === null && isNonNullType(place.type) && pairingOf(place, context.registry)) {
    shaped = emptyOf(place.type);
    if (shaped === undefined)
      throw new RequestError('NOT_FOUND', `${place.name}: nothing is stored that GraphQL could answer`);
  }
  const owner = isStub(source) ? source : context.owners.of(source);
  return owner ? context.owners.adopt(shaped, owner) : shaped;
}

function memberOf(value: unknown, name: string, { owners }: ResolveContext): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const member = (value as Readonly<Record<string, unknown>>)[name];
  return member === undefined && name === 'associatedUrn' ? owners.of(value)?.urn : member;
}
