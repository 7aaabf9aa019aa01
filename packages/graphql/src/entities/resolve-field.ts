import {
  type GraphQLOutputType,
  type GraphQLTypeResolver,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
} from 'graphql';
import type { GraphqlContext } from '../context.ts';
import { aspectOfField, entityTypeOf, graphqlEntities, keyPlaceOf } from './entity-types.ts';

/** An entity of which nothing but the URN is known. */
export interface EntityStub {
  readonly urn: string;
  readonly entityType: string;
}

/** What deriving a field needs of the context. */
export type ResolveContext = Pick<GraphqlContext, 'registry' | 'aspects' | 'owners'>;

export const isStub = (value: unknown): value is EntityStub =>
  typeof value === 'object' && value !== null && 'urn' in value && 'entityType' in value;

/** An entity that a URN names; undefined for a type that GraphQL has none for. */
export function stubOf(urn: unknown): EntityStub | undefined {
  const entityType = typeof urn === 'string' ? /^urn:li:([^:]+):./.exec(urn)?.[1] : undefined;
  return entityType !== undefined && graphqlEntities[entityType]
    ? { urn: urn as string, entityType }
    : undefined;
}

/** The object type where a field has only its interface or union: of an entity, or what the value itself says. */
export const resolveType: GraphQLTypeResolver<unknown, unknown> = (value) =>
  isStub(value)
    ? graphqlEntities[value.entityType]?.type
    : (value as { readonly __typename?: string }).__typename;

/**
 * Derives a field from the model: of an entity from its URN or the aspect of that name, of a value from the field of that
 * name. What the two call otherwise is in the table of `entity-types.ts`; what is computed has a resolver of its own.
 */
export async function resolveField(
  source: unknown,
  fieldName: string,
  returnType: GraphQLOutputType,
  context: ResolveContext,
): Promise<unknown> {
  if (!isStub(source)) return complete(source, memberOf(source, fieldName, context), returnType, context);
  const { urn, entityType } = source;
  if (fieldName === 'urn') return urn;
  if (fieldName === 'type') return graphqlEntities[entityType]?.symbol;
  const entity = context.registry.entities.get(entityType);
  const place = entity && keyPlaceOf(entity, fieldName);
  if (place !== undefined) return shape(context.registry.parseEntityUrn(urn).parts[place], returnType);
  const aspect = aspectOfField(context.registry, entityType, fieldName);
  if (aspect === undefined) return undefined;
  return complete(source, await context.aspects.load(urn, aspect), returnType, context);
}

/** What is at a path: of an entity, an aspect and then fields in it; of any other value, fields in it. */
export async function readPath(source: unknown, path: string, context: ResolveContext): Promise<unknown> {
  const [first = '', ...rest] = path.split('.');
  let value: unknown = isStub(source)
    ? await context.aspects.load(source.urn, first)
    : memberOf(source, first, context);
  for (const name of rest) value = memberOf(value, name, context);
  return value;
}

/** The value of a field in its shape. It belongs to the entity that its object belongs to. */
export function complete(
  source: unknown,
  value: unknown,
  type: GraphQLOutputType,
  { owners }: ResolveContext,
): unknown {
  const shaped = shape(value, type);
  const owner = isStub(source) ? source : owners.of(source);
  return owner ? owners.adopt(shaped, owner) : shaped;
}

function memberOf(value: unknown, name: string, { owners }: ResolveContext): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const member = (value as Readonly<Record<string, unknown>>)[name];
  return member === undefined && name === 'associatedUrn' ? owners.of(value)?.urn : member;
}

/** To which entity a value belongs that was read from one of its aspects. */
export interface Owners {
  of(value: unknown): EntityStub | undefined;
  /** Says so of a value, and of the items of a list, unless they belong to another. */
  adopt<T>(value: T, owner: EntityStub): T;
}

/** For one request. */
export function createOwners(): Owners {
  const owners = new WeakMap<object, EntityStub>();
  return {
    of: (value) => (typeof value === 'object' && value !== null ? owners.get(value) : undefined),
    adopt(value, owner) {
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each === 'object' && each !== null && !isStub(each) && !owners.has(each))
          owners.set(each, owner);
      return value;
    },
  };
}

/** A value of the model in the shape of a type of GraphQL: a URN as its entity, a map as a list of its entries. */
export function shape(value: unknown, type: GraphQLOutputType): unknown {
  const wanted = getNullableType(type);
  if (value === undefined || value === null) return null;
  if (isListType(wanted)) {
    const of = wanted.ofType;
    if (Array.isArray(value)) return value.map((item) => shape(item, of));
    const entry = getNullableType(of);
    if (typeof value === 'object' && isObjectType(entry) && entry.getFields().key && entry.getFields().value)
      return Object.entries(value).map(([key, item]) => ({ key, value: item }));
    return [shape(value, of)];
  }
  if (typeof value !== 'string') return value;
  const isEntity = isObjectType(wanted) ? entityTypeOf(wanted.name) !== undefined : isAbstractType(wanted);
  return isEntity ? (stubOf(value) ?? null) : value;
}
