import { type ExecutionResult, type GraphQLError, parse } from 'graphql';
import { createYoga, type Plugin, useExecutionCancellation } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from '../context.ts';
import { executableSchema } from '../schema/create-schema.ts';
import { formatError, type Limits } from './format-error.ts';
import { limitSize, maxTokens } from './limits.ts';
import { usePersistedDocuments } from './persisted-documents.ts';

/** What a request brings: its context, and who wants to know of what went wrong. */
export interface Served extends Limits {
  readonly graphql: GraphqlContext;
  onErrors(errors: readonly GraphQLError[], data: ExecutionResult['data']): void;
}

/** GraphQL over HTTP, for requests whose bodies were read and checked already. */
export const createServer = () =>
  createYoga<Served>({
    schema: executableSchema,
    graphqlEndpoint: '*',
    plugins: [useSizeLimits(), usePersistedDocuments(), useErrors(), useExecutionCancellation()],
    parserAndValidationCache: { documentCache: createCache(), errorCache: createCache() },
    // Errors are masked where they are printed: see `formatError`.
    maskedErrors: false,
    multipart: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
  });

/** Longest documents whose trees are kept together, in characters. A tree takes about a hundred times as many bytes. */
const maxParsed = 1024 * 1024;

/** What is known of documents, by their text: the cache that comes with Yoga counts them, however long they are. */
const createCache = <Value extends object>() =>
  new LRUCache<string, Value>({ maxSize: maxParsed, sizeCalculation: (_, text) => text.length || 1 });

function useSizeLimits(): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn((source: string) => parse(source, { maxTokens })),
    onValidate: ({ addValidationRule }) => addValidationRule(limitSize),
  };
}

/** Prints errors as DataHub's clients expect them. They find `data` in every answer. */
function useErrors(): Plugin<object, Served> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { errors = [], data = null } = result as ExecutionResult;
      const served = serverContext as Served;
      served.onErrors(errors, data);
      const printed = {
        ...(errors.length > 0 && { errors: errors.map((error) => formatError(error, served)) }),
        data,
      };
      // It is only printed from here on, and errors are printed as they are.
      setResult(printed as unknown as ExecutionResult);
    },
  };
}
