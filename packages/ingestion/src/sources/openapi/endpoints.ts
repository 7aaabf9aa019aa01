import type { JsonSchema } from '../json-schema-fields/resolver.ts';
import {
  type ApiResponse,
  type Content,
  dereference,
  isObject,
  type MediaType,
  methods,
  type OpenapiDocument,
  type Operation,
} from './document.ts';

/** A path of an API, with what its methods say about it. */
export interface Endpoint {
  readonly path: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Whether GET is one of its methods. */
  readonly isReadable: boolean;
  /** Of the first response that has a schema, or else of a request. */
  readonly schema?: JsonSchema;
  /** Data that the document gives as an example of a response. */
  readonly example?: unknown;
}

/** Methods whose requests describe what a path has, where no response does. */
const writing: ReadonlySet<string> = new Set(['post', 'put', 'patch']);

/** The paths of a document in the order of their names. */
export function readEndpoints(document: OpenapiDocument): Endpoint[] {
  return Object.entries(document.paths ?? {})
    .filter(([path]) => path.startsWith('/'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, given]) => {
      const item = dereference(given, document) ?? {};
      const operations = methods.flatMap((method): [string, Operation][] => {
        const operation = item[method];
        return isObject(operation) ? [[method, operation as Operation]] : [];
      });
      return { path, isReadable: item.get !== undefined, ...describe(operations, document) };
    });
}

function describe(operations: readonly [string, Operation][], document: OpenapiDocument) {
  const all = operations.map(([, operation]) => operation);
  const responses = all.map((operation) => successOf(operation, document));
  const schemas = operations.map(([method, operation], i) => {
    const response = responses[i];
    const own = response?.schema ?? bodyOf(response?.content)?.schema;
    return own ?? (writing.has(method) ? requestSchema(operation, document) : undefined);
  });
  const texts = all.flatMap(({ description, summary }) => description || summary || []);
  const schema = schemas.find((one) => one !== undefined);
  const example = responses.map(exampleOf).find((one) => one !== undefined);
  return {
    description: texts[0] ?? '',
    tags: all.find(({ tags }) => tags?.length)?.tags ?? [],
    ...(schema && { schema }),
    ...(example !== undefined && { example }),
  };
}

/** The response with status 200, or else another one that reports success. */
function successOf({ responses = {} }: Operation, document: OpenapiDocument): ApiResponse | undefined {
  const status = ['200', ...Object.keys(responses).filter((one) => /^2/.test(one)), 'default'];
  const found = status.find((one) => responses[one] !== undefined);
  return found === undefined ? undefined : dereference(responses[found], document);
}

/** The body in JSON, or else in XML. */
function bodyOf(content: Content | undefined): MediaType | undefined {
  if (!isObject(content)) return undefined;
  const types = Object.keys(content);
  const chosen =
    types.find((type) => type === 'application/json') ??
    types.find((type) => /\bjson\b|\*\/\*/i.test(type)) ??
    types.find((type) => /\bxml\b/i.test(type));
  return chosen === undefined ? undefined : content[chosen];
}

function requestSchema(operation: Operation, document: OpenapiDocument): JsonSchema | undefined {
  const body = bodyOf(dereference(operation.requestBody, document)?.content)?.schema;
  if (body) return body;
  const properties = (operation.parameters ?? []).flatMap((given): [string, JsonSchema][] => {
    const { name, schema } = dereference(given, document) ?? {};
    return name !== undefined && schema ? [[name, schema]] : [];
  });
  return properties.length > 0 ? { type: 'object', properties: Object.fromEntries(properties) } : undefined;
}

function exampleOf(response: ApiResponse | undefined): unknown {
  if (response?.examples !== undefined) return response.examples['application/json'];
  const body = bodyOf(response?.content);
  if (body?.example !== undefined) return body.example;
  const [first] = Array.isArray(body?.examples) ? body.examples : Object.values(body?.examples ?? {});
  return isObject(first) && 'value' in first ? first.value : undefined;
}
