import type { JsonObject, Registry } from '@colophon/schema';
import { capitalise, type JsonSchema, toOpenApiComponents } from '@colophon/schema/printers';
import { errorCodes } from '@colophon/wire';
import { plainSessionCookie } from '../access/authenticate.ts';
import { describeAccess } from '../access/operation-access.ts';
import { messageStreams } from './messaging.ts';
import type { Operation, ResponseDescription } from './operation.ts';
import type { QueryParameter } from './query.ts';
import { refer } from './responses.ts';

/** The OpenAPI 3.1 document of the operations, with the schemas of the model that the catalogue has. */
export function toOpenApiDocument(registry: Registry, operations: readonly Operation[]): JsonObject {
  const paths = Map.groupBy(operations, ({ path }) => path);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Colophon',
      version: '1',
      description: 'A metadata catalogue. Every write is durable and visible by the time it returns.',
    },
    security: Object.keys(securitySchemes).map((name) => ({ [name]: [] })),
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...paths].map(([path, group]) => [
        path,
        Object.fromEntries(group.map((one) => [one.method.toLowerCase(), describeOperation(registry, one)])),
      ]),
    ),
    components: {
      securitySchemes,
      schemas: { ...toOpenApiComponents(registry).schemas, ...sharedSchemas(registry) },
    },
  };
}

/** How a request says who it is from, when sign-in is on; when it is off, nothing is looked at. */
const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token, or a JWT of a configured issuer. Not needed when sign-in is off.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: plainSessionCookie,
    description: 'The cookie that signing in sets. Writes must come from a page of this server.',
  },
};

const describeOperation = (registry: Registry, operation: Operation): JsonObject => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  description: [operation.description, describeAccess(operation.access)].filter(Boolean).join(' '),
  ...(operation.access === 'public' && { security: [] }),
  parameters: [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      describePathParameter(registry, name),
    ),
    ...Object.entries(operation.query).map(describeQueryParameter),
    ...operation.headers.map((name) => ({
      name,
      in: 'header',
      description: headerParameters[name] ?? 'Writes only if the condition holds.',
      schema: { type: 'string' },
    })),
  ],
  ...(operation.body && {
    requestBody: {
      description: operation.body.description,
      required: true,
      content: { 'application/json': { schema: operation.body.schema } },
    },
  }),
  responses: Object.fromEntries(
    Object.entries({ ...operation.answers, default: anyFailure }).map(([status, answer]) => [
      status,
      describeAnswer(answer),
    ]),
  ),
});

/** What any operation may answer: a body that is too long, a server that is being stopped, a full disk. */
const anyFailure: ResponseDescription = { description: 'Any other failure.', schema: refer('Error') };

const headerParameters: Readonly<Record<string, string>> = {
  Accept: '`text/event-stream` requests server-sent events, until the client disconnects.',
  'Last-Event-ID': 'Offset of the last change that the client has seen. Takes precedence over `from`.',
};

const pathParameters: Readonly<Record<string, string>> = {
  entityName: 'Name of the entity type.',
  urn: 'URN of the entity.',
  aspectName: 'Name of the aspect.',
  stream:
    'Which messages: change proposals (`mcp`), changes of versioned aspects (`mcl`) or time-series values (`mcl-timeseries`).',
  traceId: 'The trace id: 32 hexadecimal digits, from the header `traceparent` of a response.',
  name: 'Name of the consumer.',
  id: 'Id, as the list has it.',
  userUrn: 'URN of the user, percent-encoded.',
  groupUrn: 'URN of the group, percent-encoded.',
};

const describePathParameter = (registry: Registry, name: string): JsonObject => ({
  name,
  in: 'path',
  required: true,
  description: pathParameters[name] ?? name,
  schema: {
    type: 'string',
    ...(name === 'entityName' && { enum: [...registry.entities.keys()] }),
    ...(name === 'stream' && { enum: [...messageStreams] }),
  },
});

const describeQueryParameter = ([name, parameter]: [string, QueryParameter<unknown>]): JsonObject => ({
  name,
  in: 'query',
  description: parameter.description,
  ...(parameter.required && { required: true }),
  schema: parameter.schema,
});

const describeAnswer = ({ description, schema }: ResponseDescription): JsonObject => ({
  description,
  ...(schema && { content: { 'application/json': { schema } } }),
});

/** What the operations refer to and the model does not have. */
const sharedSchemas = (registry: Registry): Record<string, JsonSchema> => ({
  Error: {
    description: 'Why the request failed.',
    type: 'object',
    properties: {
      error: { description: 'The kind of failure, or its message.', type: 'string' },
      message: { description: 'The place, what was expected there, and what was sent.', type: 'string' },
      code: { description: 'Error code, for programs.', enum: Object.keys(errorCodes) },
      docUrl: {
        description:
          'Where the code is explained, as a path on this server. Absent if the server does not serve the documentation.',
        type: 'string',
      },
    },
    required: ['error', 'message', 'code'],
  },
  Entity: {
    description: 'An entity of any type.',
    anyOf: [...registry.entities.keys()].map((name) => refer(`${capitalise(name)}Entity`)),
  },
  EntityV2: {
    description: 'An entity of any type, with its aspects by name.',
    type: 'object',
    properties: {
      urn: { type: 'string' },
      aspects: { type: 'object', additionalProperties: refer('AspectResponse') },
    },
    required: ['urn', 'aspects'],
  },
  AspectResponse: {
    description: 'An aspect of any kind.',
    anyOf: [...registry.aspects.keys()].map((name) => refer(`${capitalise(name)}AspectResponse`)),
  },
});
