import {
  type GraphQLFieldMap,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { andThen } from './entities/and-then.ts';
import { entityTypeOf } from './entities/entity-types.ts';
import type { Place } from './entities/place.ts';
import { complete, readNamed, resolveField, resolveType } from './entities/resolve-field.ts';
import type { ExecutionContext, FieldSource, RootResolver, Subject } from './subject.ts';

/**
 * Lets the subjects answer the fields of a schema.
 *
 * @throws Error that names a field which the schema does not have, or which two subjects have.
 */
export function attachResolvers(schema: GraphQLSchema, subjects: readonly Subject[]): GraphQLSchema {
  const claimed = new Set<string>();
  const claim = (type: string, name: string) => {
    const place = `${type}.${name}`;
    if (claimed.has(place)) throw new Error(`${place}: two subjects answer it`);
    claimed.add(place);
  };
  const fieldsOf = (type: string): GraphQLFieldMap<unknown, ExecutionContext> => {
    const named = schema.getType(type);
    if (!isObjectType(named)) throw new Error(`${type}: the schema has no such object type`);
    return named.getFields();
  };
  const attach = (type: string, name: string, source: FieldSource) => {
    const field = fieldsOf(type)[name];
    if (!field) throw new Error(`${type}.${name}: the schema has no such field`);
    claim(type, name);
    field.extensions = { ...field.extensions, source };
    const place: Place = { name: `${type}.${name}`, type: field.type, schema };
    if (typeof source === 'string')
      field.resolve = (value, _, { graphql }) =>
        andThen(readNamed(value, source, name, graphql), (found) => complete(value, found, place, graphql));
    else
      field.resolve = (value, args, { graphql }, info) =>
        andThen(source(value as never, args as never, graphql, info), (found) =>
          complete(value, found, place, graphql),
        );
  };
  const attachRoot = (type: string, resolvers: Readonly<Record<string, RootResolver>> = {}) => {
    for (const [name, resolve] of Object.entries(resolvers))
      attach(type, name, (_, args, context, info) => resolve(args, context, info));
  };
  const attachAll = (fields: NonNullable<Subject['fields']>, except?: ReadonlySet<string>) => {
    for (const [type, sources] of Object.entries(fields))
      for (const [name, source] of Object.entries(sources))
        if (!except?.has(`${type}.${name}`)) attach(type, name, source);
  };
  for (const { queries, mutations, yields, fields = {} } of subjects) {
    attachRoot('Query', queries);
    attachRoot('Mutation', mutations);
    if (!yields) attachAll(fields);
  }
  const taken = new Set(claimed);
  for (const { yields, fields = {} } of subjects) if (yields) attachAll(fields, taken);
  schema.extensions = {
    ...schema.extensions,
    records: Object.assign({}, ...subjects.map(({ records = {} }) => records)),
  };
  for (const { entityFields = {} } of subjects)
    for (const [name, source] of Object.entries(entityFields)) {
      claim('every entity', name);
      for (const type of Object.values(schema.getTypeMap()))
        if (isObjectType(type) && entityTypeOf(type.name) !== undefined) {
          const field = type.getFields()[name];
          if (field && !field.resolve) attach(type.name, name, source);
        }
    }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType ??= resolveType;
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (!field.resolve) {
          const place: Place = { name: `${type.name}.${field.name}`, type: field.type, schema };
          field.resolve = (value, _, { graphql }: ExecutionContext) =>
            resolveField(value, field.name, place, graphql);
        }
  }
  return schema;
}
