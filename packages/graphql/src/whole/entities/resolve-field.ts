import type { Registry } from '@colophon/schema';
import {
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
} from 'graphql';
import { aspectOfField, entityTypeOf, graphqlEntities, keyPlaceOf } from './entity-types.ts';
import type { AspectLoader } from './load-aspects.ts';

/** An entity of which nothing but the URN is known. */
export interface EntityStub {
  readonly urn: string;
  readonly entityType: string;
}

export interface ResolveContext {
  readonly registry: Registry;
  readonly aspects: AspectLoader;
}

const isStub = (value: unknown): value is EntityStub =>
  typeof value === 'object' && value !== null && 'urn' in value && 'entityType' in value;

/** An entity that a URN names; undefined for a type that GraphQL has none for. */
export function stubOf(urn: unknown): EntityStub | undefined {
  const entityType = typeof urn === 'string' ? /^urn:li:([^:]+):./.exec(urn)?.[1] : undefined;
  return entityType !== undefined && graphqlEntities[entityType]
    ? { urn: urn as string, entityType }
    : undefined;
}

/** The object type of an entity where a field has only its interface. */
export const resolveType: GraphQLTypeResolver<unknown, ResolveContext> = (value) =>
  isStub(value) ? graphqlEntities[value.entityType]?.type : undefined;

/**
 * Derives a field from the model: of an entity from its URN or the aspect of that name, of a value from the field of that
 * name. What the two call otherwise is in the table of `entity-types.ts`; what is computed has a resolver of its own.
 */
export const resolveField: GraphQLFieldResolver<unknown, ResolveContext> = async (
  source,
  _,
  context,
  info,
) => {
  const { fieldName, returnType } = info;
  if (!isStub(source)) return shape((source as Record<string, unknown> | null)?.[fieldName], returnType);
  const { urn, entityType } = source;
  if (fieldName === 'urn') return urn;
  if (fieldName === 'type') return graphqlEntities[entityType]?.symbol;
  const entity = context.registry.entities.get(entityType);
  const place = entity && keyPlaceOf(entity, fieldName);
  if (place !== undefined) return shape(context.registry.parseEntityUrn(urn).parts[place], returnType);
  const aspect = aspectOfField(context.registry, entityType, fieldName);
  return aspect === undefined ? undefined : shape(await context.aspects.load(urn, aspect), returnType);
};

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
  const isEntity = isObjectType(wanted) ? entityTypeOf(wanted.name) !== undefined : isAbstractType(wanted);
  return isEntity && typeof value === 'string' ? (stubOf(value) ?? null) : value;
}
