import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './context.ts';

/** Answers a query, or carries out a mutation. GraphQL has checked the types of the arguments. */
export type RootResolver = (args: never, context: GraphqlContext, info: GraphQLResolveInfo) => unknown;

/** Answers a field of an object. */
export type FieldResolver = (
  source: never,
  args: never,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown;

/** The context as the executor has it. It copies what it gets, so that ours is one level below. */
export interface ExecutionContext {
  readonly graphql: GraphqlContext;
}

/**
 * Where a field comes from. As text, a path: of an entity, the aspect and then the fields in it; of any other object, the
 * fields in its value.
 */
export type FieldSource = string | FieldResolver;

/** What one subject adds to the schema. A field that no subject has is read by its name. */
export interface Subject {
  readonly queries?: Readonly<Record<string, RootResolver>>;
  readonly mutations?: Readonly<Record<string, RootResolver>>;
  /** By object type. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, FieldSource>>>>;
  /** Fields of every entity type that has one of this name, and says nothing else about it. */
  readonly entityFields?: Readonly<Record<string, FieldSource>>;
  /** True leaves its `fields` to other subjects: it has those that no other one answers. */
  readonly yields?: boolean;
  /** Records of the model, by the object type to which resolvers give their values as they are stored. */
  readonly records?: Readonly<Record<string, string>>;
}
