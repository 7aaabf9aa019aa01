import type { GraphQLOutputType, GraphQLSchema } from 'graphql';

/** A field of the schema, as what is read for it has to know it. */
export interface Place {
  /** `Type.field`. */
  readonly name: string;
  readonly type: GraphQLOutputType;
  readonly schema: GraphQLSchema;
}
