import { buildSchema, type GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { describeSchema } from '../definitions/descriptions/describe-schema.ts';
import { definitions } from '../definitions/index.ts';
import { subjects } from '../operations/subjects.ts';
import { attachResolvers } from '../resolvers.ts';
import { makeLong } from './long.ts';
import { notServed } from './not-served.ts';

let built: GraphQLSchema | undefined;

/** DataHub's schema, with what answers it. It is built when it is first asked for: a server that nobody asks for GraphQL does not wait for it. */
export function executableSchema(): GraphQLSchema {
  built ??= create();
  return built;
}

function create(): GraphQLSchema {
  // A test validates it; each start need not.
  const schema = buildSchema(definitions, { assumeValid: true });
  describeSchema(schema);
  makeLong(schema.getType('Long') as GraphQLScalarType);
  return attachResolvers(schema, [...subjects, notServed]);
}
