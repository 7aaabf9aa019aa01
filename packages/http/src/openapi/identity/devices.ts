import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { errors, ok } from '../responses.ts';
import { asRequest, servicesOf } from './caller.ts';
import { tag } from './shared.ts';
import { madeSchema, madeToJson } from './tokens.ts';

const path = '/openapi/v1/identity/device';

const begin = operation({
  id: 'beginDeviceSignIn',
  access: access.public,
  method: 'POST',
  path,
  tag,
  writes: true,
  summary: 'Ask for a code with which somebody signs a program in',
  description:
    'The device authorization grant of RFC 8628: show the path and the code to the user, who opens the path in any browser, signs in and types the code. Meanwhile ask `redeemDeviceCode` for the access token.',
  body: body<{ readonly client: string }>('Who asks.', {
    type: 'object',
    properties: {
      client: {
        description: 'Name of the machine, shown to the user and part of the name of the token.',
        type: 'string',
        maxLength: 200,
      },
    },
    required: ['client'],
    additionalProperties: false,
  }),
  answers: {
    ...ok('The codes, shown this once.', {
      type: 'object',
      properties: {
        deviceCode: { description: 'For the program alone.', type: 'string' },
        userCode: { description: 'For the user, such as `WDJB-MJHT`.', type: 'string' },
        path: { description: 'Path on this server to open in a browser.', type: 'string' },
        lifetimeMs: { description: 'How long both can be used, in milliseconds.', type: 'integer' },
        intervalMs: { description: 'Least time between two questions, in milliseconds.', type: 'integer' },
      },
      required: ['deviceCode', 'userCode', 'path', 'lifetimeMs', 'intervalMs'],
    }),
    ...errors.badRequest,
    ...errors.notFound,
    429: { description: 'The address has asked too often.' },
  },
  async run({ context }, { body: { client }, address, identity }) {
    const { devices } = servicesOf({ identity });
    const origin = { requestId: context.requestId, ...(address !== undefined && { address }) };
    const begun = await asRequest(devices.begin({ client, ...origin }));
    return { status: 200, json: { ...begun, path: '/device' } satisfies JsonObject };
  },
});

/** The codes and their meanings are those of RFC 8628, 3.5. */
const refusals = {
  pending: ['authorization_pending', 'The user has not decided yet. Ask again later.'],
  'slow-down': ['slow_down', 'Ask less often.'],
  denied: ['access_denied', 'The request was denied.'],
  expired: ['expired_token', 'The code is unknown, used or expired. Start again.'],
} as const;

const refusalSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      description: `Code of RFC 8628: ${Object.values(refusals)
        .map(([error]) => `\`${error}\``)
        .join(', ')}. Of a malformed request, what is wrong with it.`,
      type: 'string',
    },
    code: { description: 'Of a malformed request.', enum: ['INVALID_REQUEST'] },
    message: { description: 'What it means.', type: 'string' },
    intervalMs: {
      description: 'With `slow_down`, the new least time between two questions.',
      type: 'integer',
    },
  },
  required: ['error', 'message'],
};

const redeem = operation({
  id: 'redeemDeviceCode',
  access: access.public,
  method: 'POST',
  path: `${path}/token`,
  tag,
  writes: true,
  summary: 'Ask for the access token of a code',
  description: 'It acts for the user who has approved the request, and is given once.',
  body: body<{ readonly deviceCode: string }>('What `beginDeviceSignIn` has given.', {
    type: 'object',
    properties: {
      deviceCode: { description: 'The code for the program.', type: 'string', maxLength: 200 },
    },
    required: ['deviceCode'],
    additionalProperties: false,
  }),
  answers: {
    ...ok('The token, shown this once.', madeSchema),
    400: {
      description: 'There is no token, or none yet, as RFC 8628 has it; or the request is malformed.',
      schema: refusalSchema,
    },
    ...errors.notFound,
  },
  async run({ context }, { body: { deviceCode }, address, identity }) {
    const { devices, tokens, store, access: control } = servicesOf({ identity });
    const polled = await devices.poll(deviceCode);
    if (polled.state !== 'approved') return refused(polled);
    const { user, client } = polled;
    // As for a token that the user creates. Much can have changed since the user has approved it.
    const decision = await control.decide(await control.actor(user), [
      'GENERATE_PERSONAL_ACCESS_TOKENS',
      'MANAGE_ACCESS_TOKENS',
    ]);
    const isActive = (await store.readUser(user))?.status === 'active';
    if (!decision.isAllowed || !isActive) return refused({ state: 'denied' });
    const made = await asRequest(
      tokens.create({
        name: `colophon login on ${client}`,
        kind: 'personal',
        owner: user,
        by: user,
        requestId: context.requestId,
        ...(address !== undefined && { address }),
      }),
    );
    return { status: 200, json: madeToJson(made) };
  },
});

function refused(polled: { readonly state: keyof typeof refusals; readonly intervalMs?: number }) {
  const [error, message] = refusals[polled.state];
  const { intervalMs } = polled;
  return { status: 400, json: { error, message, ...(intervalMs !== undefined && { intervalMs }) } };
}

export const devices = [begin, redeem];
