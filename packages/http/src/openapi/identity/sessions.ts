import type { SessionRecord } from '@colophon/auth';
import type { Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import type { Caller as RequestCaller } from '../../access/authenticate.ts';
import { access } from '../../access/operation-access.ts';
import { operation } from '../operation.ts';
import { flag } from '../query.ts';
import { errors, ok } from '../responses.ts';
import { callerOf } from './caller.ts';
import { pageOf, tag } from './shared.ts';

const path = '/openapi/v1/identity/sessions';

const sessionSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { description: 'Public: by which the session is ended.', type: 'string' },
    method: { description: 'What signed in: `native`, or the name of a provider.', type: 'string' },
    createdAt: { description: 'Milliseconds since the epoch, as all times.', type: 'integer' },
    lastSeenAt: { description: 'To the minute.', type: 'integer' },
    expiresAt: { description: 'When it ends, however busy it is.', type: 'integer' },
    address: { description: 'IP address from which it was begun.', type: 'string' },
    userAgent: { description: 'What the browser or program calls itself.', type: 'string' },
    isCurrent: { description: 'True for the session of this request.', type: 'boolean' },
  },
  required: ['id', 'method', 'createdAt', 'lastSeenAt', 'expiresAt', 'isCurrent'],
};

const list = operation({
  id: 'listSessions',
  access: access.signedIn,
  method: 'GET',
  path,
  tag,
  summary: 'List your sessions',
  description: 'The browsers and programs in which the caller is signed in.',
  answers: {
    ...ok('Those that are not over, newest first.', pageOf('sessions', sessionSchema)),
    ...errors.notFound,
  },
  async run(session, { identity }) {
    const { urn, services } = callerOf(session, { identity });
    const current = currentOf(session);
    const sessions = await services.sessions.list(urn);
    return { status: 200, json: { sessions: sessions.map((one) => sessionToJson(one, current)) } };
  },
});

const endAll = operation({
  id: 'endSessions',
  access: access.signedIn,
  method: 'DELETE',
  path,
  tag,
  writes: true,
  summary: 'End your sessions',
  description: 'Access tokens are not affected.',
  query: { keepCurrent: flag('Leaves the session of this request.', false) },
  answers: { 200: { description: 'They are over.' }, ...errors.badRequest, ...errors.notFound },
  async run(session, { query: { keepCurrent }, identity }) {
    const { urn, services, acting } = callerOf(session, { identity });
    const current = currentOf(session);
    if (!keepCurrent || current === undefined) await services.sessions.endOf(urn, undefined, acting);
    else
      for (const { id } of await services.sessions.list(urn))
        if (id !== current) await services.sessions.endOf(urn, id, acting);
    return { status: 200 };
  },
});

const end = operation({
  id: 'endSession',
  access: access.signedIn,
  method: 'DELETE',
  path: `${path}/{id}`,
  tag,
  writes: true,
  summary: 'End one of your sessions',
  answers: { 200: { description: 'It is over.' }, ...errors.notFound },
  async run(session, { path: { id }, identity }) {
    const { urn, services, acting } = callerOf(session, { identity });
    if ((await services.sessions.endOf(urn, id, acting)) === 0)
      throw new RequestError('NOT_FOUND', `You have no session ${id}`);
    return { status: 200 };
  },
});

/** The id of the session that a request comes with, if it comes with one. */
function currentOf({ context }: Session): string | undefined {
  const { by, credential }: RequestCaller = context.principal;
  return by === 'session' ? credential : undefined;
}

/** Neither the secret, nor what a provider wants back. */
const sessionToJson = (
  { id, method, createdAt, lastSeenAt, expiresAt, address, userAgent }: SessionRecord,
  current: string | undefined,
): JsonObject => ({
  id,
  method,
  createdAt,
  lastSeenAt,
  expiresAt,
  isCurrent: id === current,
  ...(address !== undefined && { address }),
  ...(userAgent !== undefined && { userAgent }),
});

export const sessions = [list, endAll, end];
