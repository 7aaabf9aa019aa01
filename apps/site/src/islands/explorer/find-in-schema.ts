import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isIntrospectionType,
  isSpecifiedScalarType,
} from 'graphql';

/** An operation, with the kind that it is of. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** What of a schema a search found. */
export interface Found {
  readonly queries: readonly Operation[];
  readonly mutations: readonly Operation[];
  readonly types: readonly GraphQLNamedType[];
}

/** Finds operations and types whose name has the text in it; those that begin with it come first. */
export function findInSchema(schema: GraphQLSchema, text: string): Found {
  const wanted = text.trim().toLowerCase();
  const rank = (name: string): number => {
    const place = name.toLowerCase().indexOf(wanted);
    return place <= 0 ? place : 1;
  };
  const sorted = <T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] =>
    items
      .filter((item) => rank(nameOf(item)) >= 0)
      .sort((a, b) => rank(nameOf(a)) - rank(nameOf(b)) || nameOf(a).localeCompare(nameOf(b)));
  const operationsOf = (kind: Operation['kind']): readonly Operation[] => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return sorted(
      Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field })),
      ({ field }) => field.name,
    );
  };
  const roots = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
  ]);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.has(type),
  );
  return {
    queries: operationsOf('query'),
    mutations: operationsOf('mutation'),
    types: sorted(types, ({ name }) => name),
  };
}
