import { buildSchema, type GraphQLSchema } from 'graphql';
import { entities } from './entities.ts';
import { enums } from './enums.ts';
import { inputs } from './inputs.ts';
import { interfaces } from './interfaces.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';

let built: GraphQLSchema | undefined;

/** DataHub's schema. It is built when it is first asked for: a server that nobody asks for GraphQL does not wait for it. */
export function wholeSchema(): GraphQLSchema {
  built ??= buildSchema([queries, mutations, interfaces, entities, records, inputs, enums].join('\n'), {
    // A test validates it; each start need not.
    assumeValid: true,
  });
  return built;
}
