import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import type { Execution } from './resolvers/execution.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { schema, servedFields } from './schema.ts';

/** A request as GraphQL has it. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

/** Longest query: DataHub's longest have some 3,000 tokens. */
export const maxTokens = 10_000;
/** Most fields at the root of an operation, each of which may write. */
export const maxRootFields = 20;

/** Executes one request for a caller. What is wrong with the request, or with one of its fields, is in `errors`. */
export async function executeRequest(
  { query, variables, operationName }: GraphqlRequest,
  execution: Execution,
): Promise<ExecutionResult> {
  const document = parseQuery(query);
  if (document instanceof GraphQLError) return { errors: [document] };
  const refused = refuseRoots(document);
  if (refused.length > 0) return { errors: refused };
  const errors = validate(schema, document, undefined, { maxErrors: 20 });
  if (errors.length > 0) return { errors };
  return execute({
    schema,
    document,
    rootValue: resolvers,
    contextValue: execution,
    ...(variables !== undefined && { variableValues: variables }),
    ...(operationName !== undefined && { operationName }),
  });
}

function parseQuery(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/**
 * Names what is asked for and not served, before the rules of GraphQL do: of a query for something else they would find fault
 * with every single field and type.
 */
function refuseRoots({ definitions }: DocumentNode): readonly GraphQLError[] {
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.flatMap(({ operation, selectionSet }) => {
    const fields = fieldsOf(selectionSet, fragments);
    if (fields.length > maxRootFields)
      return [
        new GraphQLError(
          `The ${operation} has ${fields.length} fields: expected at most ${maxRootFields}. Send several requests.`,
          { nodes: fields[maxRootFields] ?? null },
        ),
      ];
    if (operation === OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('Subscriptions are not served.', { nodes: selectionSet })];
    const type = operation === OperationTypeNode.QUERY ? schema.getQueryType() : schema.getMutationType();
    const served = type?.getFields() ?? {};
    return fields.flatMap((field) => {
      const name = field.name.value;
      if (name === '__typename' || Object.hasOwn(served, name)) return [];
      // DataHub's client takes out of its queries what introspection does not show, and what is left says nothing to anybody.
      return [
        new GraphQLError(
          `Colophon does not serve the ${operation} ${name}. Its GraphQL has only what signing in needs: ${servedFields.join(', ')}. Use OpenAPI or Rest.li for everything else.`,
          { nodes: field },
        ),
      ];
    });
  });
}

/** The fields at the root of an operation, those of its fragments too. A fragment counts once: its names are the same. */
function fieldsOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen = new Set<string>(),
): readonly FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments, seen);
    const name = selection.name.value;
    const fragment = fragments.get(name);
    if (!fragment || seen.has(name)) return [];
    return fieldsOf(fragment.selectionSet, fragments, seen.add(name));
  });
}
