import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { stopping as whileStopping } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { featureFlags, serverConfig, systemInfo } from '../config.ts';
import { type Outcome, operation } from './operation.ts';
import { ok } from './responses.ts';

const tag = 'The server';

const health = operation({
  id: 'health',
  method: 'GET',
  path: '/health',
  tag,
  access: access.public,
  summary: 'Check whether the server is up',
  answers: ok('It is up.', { type: 'object', properties: { status: { const: 'up' } }, required: ['status'] }),
  run: async () => ({ status: 200, json: { status: 'up' } }),
});

const live = operation({
  id: 'healthLive',
  method: 'GET',
  path: '/health/live',
  tag,
  access: access.public,
  summary: 'Check whether the process responds',
  description:
    'Does not check the store: restarting the process does not help if the store cannot be written.',
  answers: ok('It does.', { type: 'object', properties: { status: { const: 'up' } }, required: ['status'] }),
  run: async () => ({ status: 200, json: { status: 'up' } }),
});

const dependencies: JsonSchema = {
  type: 'object',
  description: 'The state of everything that the server depends on, by name.',
  additionalProperties: {
    type: 'object',
    properties: {
      state: { enum: ['up', 'down'] },
      durationMs: { type: 'number', description: 'How long the check took.' },
      lag: { type: 'number', description: 'Entries of the change log that it has yet to take over.' },
    },
    required: ['state', 'durationMs'],
  },
};

const ready = operation({
  id: 'healthReady',
  method: 'GET',
  path: '/health/ready',
  tag,
  access: access.public,
  summary: 'Check whether the server accepts reads and writes',
  description:
    'Checks each dependency, at most once a second. To check the store, it writes a test value and removes it.',
  answers: {
    ...ok('It does.', {
      type: 'object',
      properties: { status: { const: 'ready' }, dependencies },
      required: ['status', 'dependencies'],
    }),
    503: {
      description:
        'It does not: the store cannot be written, another dependency is down, or the server is shutting down.',
      schema: {
        type: 'object',
        properties: {
          status: { const: 'not ready' },
          code: {
            type: 'string',
            description: 'The error code that writes get, or `DEPENDENCY_DOWN`.',
          },
          message: { type: 'string' },
          dependencies,
        },
        required: ['status', 'code', 'message'],
      },
    },
  },
  async run(_session, { draining, readiness }) {
    // Without looking at the store, which may be closed already.
    if (draining.aborted) return notReady(whileStopping);
    const { failure, dependencies: states } = await readiness.report();
    const listed = Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { ...state }]));
    return failure
      ? notReady(failure, { dependencies: listed })
      : { status: 200, json: { status: 'ready', dependencies: listed } };
  },
});

const notReady = (
  { code, message }: { readonly code: string; readonly message: string },
  more: JsonObject = {},
): Outcome => ({
  status: 503,
  json: { status: 'not ready', code, message, ...more },
});

const config = operation({
  id: 'config',
  method: 'GET',
  path: '/config',
  tag,
  access: access.public,
  summary: "Get the server's capabilities",
  answers: ok('What clients check before they connect.', { type: 'object' }),
  run: async () => ({ status: 200, json: serverConfig() }),
});

const getSystemInfo = operation({
  id: 'systemInfo',
  method: 'GET',
  path: '/openapi/v1/system-info',
  tag,
  access: access.signedIn,
  summary: 'List the components of the server',
  description: "A single process serves all of DataHub's components.",
  answers: ok('The components, each with its status and version.', {
    type: 'object',
    properties: { springComponents: { type: 'object', additionalProperties: { type: 'object' } } },
    required: ['springComponents'],
  }),
  run: async () => ({ status: 200, json: systemInfo() }),
});

const getFeatureFlags = operation({
  id: 'featureFlags',
  method: 'GET',
  path: '/openapi/operations/dev/featureFlags',
  tag,
  access: access.public,
  summary: "List DataHub's feature flags",
  description: 'They state what this server supports, and cannot be changed.',
  answers: ok('`true` or `false`, by the name of the flag.', {
    type: 'object',
    additionalProperties: { type: 'boolean' },
  }),
  run: async () => ({ status: 200, json: { ...featureFlags } }),
});

export const server = [health, live, ready, config, getSystemInfo, getFeatureFlags];
