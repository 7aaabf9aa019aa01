import type { Registry } from '@colophon/schema';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { emptyOf } from './empty-values.ts';
import { entityTypeOf, objectTypeOf } from './entity-types.ts';
import { type EntityStub, isStub, stubOf } from './stub.ts';
import { symbolOf } from './symbols.ts';
import { isWellFormed } from './well-formed.ts';

/** What shaping a value needs to know. */
export interface Shaping {
  readonly schema: GraphQLSchema;
  readonly registry: Registry;
}

/**
 * A value of the model in the shape of a type of GraphQL: a URN as its entity, a map as a list of its entries, a symbol as
 * GraphQL calls it. What GraphQL has nothing for is null, and missing from a list: an entity of a type that it does not
 * have, one whose URN is malformed, and a record that cannot be without one.
 */
export function shape(value: unknown, type: GraphQLOutputType, at: Shaping): unknown {
  const wanted = getNullableType(type);
  if (value === undefined || value === null) return null;
  if (isListType(wanted)) {
    const items = itemsOf(value, wanted.ofType).map((item) => shape(item, wanted.ofType, at));
    return isNonNullType(wanted.ofType)
      ? items.filter((item) => item !== null && isWhole(item, wanted.ofType, at))
      : items;
  }
  if (isEnumType(wanted)) return symbolOf(value, wanted) ?? null;
  if (isScalarType(wanted)) return wanted.name === 'Int' ? withinInt(value) : value;
  if (!isAbstractType(wanted) && entityTypeOf(wanted.name) === undefined)
    return isNonNullType(type) || isWhole(value, wanted, at) ? value : null;
  const stub = isStub(value) ? value : typeof value === 'string' ? stubOf(value) : undefined;
  if (!stub) return typeof value === 'string' ? null : value;
  return isOfType(stub, wanted, at.schema) && isWellFormed(stub.urn, at.registry) ? stub : null;
}

function itemsOf(value: unknown, of: GraphQLOutputType): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const entry = getNullableType(of);
  if (typeof value === 'object' && isObjectType(entry) && entry.getFields().key && entry.getFields().value)
    return Object.entries(value as object).map(([key, item]) => ({ key, value: item }));
  return [value];
}

function isOfType(stub: EntityStub, wanted: GraphQLOutputType, schema: GraphQLSchema): boolean {
  if (isObjectType(wanted)) return entityTypeOf(wanted.name) === stub.entityType;
  const object = schema.getType(objectTypeOf(stub.entityType));
  return isAbstractType(wanted) && isObjectType(object) && schema.isSubType(wanted, object);
}

/** GraphQL's whole numbers have 32 bits. The largest of them says more than an error. */
const withinInt = (value: unknown): unknown =>
  typeof value === 'number' ? Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.trunc(value))) : value;

/** Whether a record of a list has the entities that it cannot be without. */
function isWhole(item: unknown, type: GraphQLOutputType, at: Shaping): boolean {
  const object = getNullableType(type);
  if (!isObjectType(object) || typeof item !== 'object' || item === null || isStub(item)) return true;
  return requiredEntitiesOf(object).every(({ path, type: wanted }) => {
    const value = path.reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      item,
    );
    return value === undefined || shape(value, wanted, at) !== null;
  });
}

interface RequiredEntity {
  readonly path: readonly string[];
  readonly type: GraphQLOutputType;
}

const required = new WeakMap<GraphQLObjectType, readonly RequiredEntity[]>();

function requiredEntitiesOf(object: GraphQLObjectType): readonly RequiredEntity[] {
  const known = required.get(object);
  if (known) return known;
  const found = Object.values(object.getFields()).flatMap(({ name, type, extensions }) => {
    const wanted = getNullableType(type);
    const isEntity =
      isAbstractType(wanted) || (isObjectType(wanted) && entityTypeOf(wanted.name) !== undefined);
    const source = extensions.source ?? name;
    // What can stand for one that is missing keeps the record.
    return isNonNullType(type) && isEntity && emptyOf(type) === undefined && typeof source === 'string'
      ? [{ path: source.split('.'), type }]
      : [];
  });
  required.set(object, found);
  return found;
}
