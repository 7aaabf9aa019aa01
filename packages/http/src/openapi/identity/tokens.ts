import type { AccessTokenRecord, MadeToken } from '@colophon/auth';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { count, oneOf, text } from '../query.ts';
import { errors, ok } from '../responses.ts';
import { asRequest, type Caller, callerOf, requireUrn } from './caller.ts';
import { maxPageSize, pageOf, tag } from './shared.ts';

const path = '/openapi/v1/identity/tokens';

const tokenSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { description: 'Public: by which the token is revoked.', type: 'string' },
    kind: { enum: ['personal', 'service'] },
    owner: { description: 'URN of the user or service account that it acts for.', type: 'string' },
    createdBy: { description: 'URN of who made it.', type: 'string' },
    name: { description: 'To recognise it by.', type: 'string' },
    description: { description: 'What it is for.', type: 'string' },
    createdAt: { description: 'Milliseconds since the epoch, as all times.', type: 'integer' },
    expiresAt: { description: 'Absent for a token that lasts until it is revoked.', type: 'integer' },
    lastUsedAt: { description: 'To the minute. Absent for a token that was never used.', type: 'integer' },
  },
  required: ['id', 'kind', 'owner', 'createdBy', 'name', 'createdAt'],
};

export const madeSchema: JsonSchema = {
  type: 'object',
  properties: {
    token: { description: 'It is not stored, and cannot be shown again.', type: 'string' },
    record: tokenSchema,
  },
  required: ['token', 'record'],
};

/** What a token is for, as a caller asks for it. */
export interface RequestedToken {
  /** To recognise it by. */
  readonly name: string;
  readonly description?: string;
  /** Default: until it is revoked. */
  readonly lifetimeMs?: number;
  /** URN of the service account that it acts for. Default: the caller. */
  readonly serviceAccount?: string;
}

/** Which tokens to list. */
export interface RequestedTokens {
  /** URN of the user or service account; `*` for everybody. Default: the caller. */
  readonly owner?: string | undefined;
  readonly kind?: AccessTokenRecord['kind'] | undefined;
  /** The id of the last token of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * Makes a personal token for the caller, or one for a service account. Nobody gets a personal one for somebody else.
 *
 * @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`, `NOT_FOUND`
 */
export async function createToken(
  caller: Caller,
  { serviceAccount, ...fields }: RequestedToken,
): Promise<MadeToken> {
  if (serviceAccount === undefined)
    await caller.require('GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS');
  else {
    requireUrn('corpuser', serviceAccount, '/serviceAccount');
    await caller.require('MANAGE_SERVICE_ACCOUNTS');
    await caller.requirePowerOver(serviceAccount);
  }
  return asRequest(
    caller.services.tokens.create({
      ...fields,
      kind: serviceAccount === undefined ? 'personal' : 'service',
      owner: serviceAccount ?? caller.urn,
      ...caller.acting,
    }),
  );
}

/** A page in the order of the ids. @throws CatalogueError `FORBIDDEN` for those of others without the privilege. */
export async function listTokens(
  caller: Caller,
  { owner = caller.urn, kind, after, limit }: RequestedTokens,
): Promise<readonly AccessTokenRecord[]> {
  if (owner !== caller.urn) await caller.require(...managersOf(kind ?? 'personal'));
  return caller.services.tokens.list({
    ...(owner !== '*' && { owner }),
    ...(kind !== undefined && { kind }),
    ...(after !== undefined && { after }),
    limit,
  });
}

/** @throws CatalogueError `FORBIDDEN`; RequestError `NOT_FOUND` */
export async function revokeToken(caller: Caller, id: string): Promise<void> {
  await requireToken(caller, id, 'revoke');
  await caller.services.tokens.revoke({ id, ...caller.acting });
}

const create = operation({
  id: 'createAccessToken',
  access: access.signedIn,
  method: 'POST',
  path,
  tag,
  writes: true,
  summary: 'Create an access token',
  description:
    'A personal one for the caller, or one for a service account. Nobody creates a personal token for somebody else.',
  body: body<RequestedToken>('What the token is for.', {
    type: 'object',
    properties: {
      name: { description: 'To recognise it by.', type: 'string', minLength: 1, maxLength: 100 },
      description: { description: 'What it is for.', type: 'string', maxLength: 1000 },
      lifetimeMs: {
        description: 'Milliseconds until it expires. Until it is revoked by default.',
        type: 'integer',
        minimum: 1,
      },
      serviceAccount: { description: 'URN of the service account that it acts for.', type: 'string' },
    },
    required: ['name'],
    additionalProperties: false,
  }),
  answers: { ...ok('The token, shown this once.', madeSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { body: sent, identity }) {
    const made = await createToken(callerOf(session, { identity }), sent);
    return { status: 200, json: madeToJson(made) };
  },
});

const list = operation({
  id: 'listAccessTokens',
  access: access.signedIn,
  method: 'GET',
  path,
  tag,
  summary: 'List access tokens',
  description: 'Those of the caller by default. The tokens themselves are not stored, and not shown.',
  query: {
    owner: text('URN of the user or service account. `*` for everybody.'),
    kind: oneOf('Only tokens of this kind.', ['personal', 'service']),
    after: text('The id of the last token of the page before.'),
    count: count('Maximum number of tokens.', 100, maxPageSize),
  },
  answers: {
    ...ok('A page, in the order of the ids.', pageOf('tokens', tokenSchema)),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { query, identity }) {
    const caller = callerOf(session, { identity });
    const { count: limit, ...which } = query;
    const tokens = await listTokens(caller, { ...which, limit });
    return { status: 200, json: { tokens: tokens.map(tokenToJson) } };
  },
});

const revoke = operation({
  id: 'revokeAccessToken',
  access: access.signedIn,
  method: 'DELETE',
  path: `${path}/{id}`,
  tag,
  writes: true,
  summary: 'Revoke an access token',
  description: 'The next request with it is rejected.',
  answers: { 200: { description: 'It is revoked.' }, ...errors.notFound },
  async run(session, { path: { id }, identity }) {
    await revokeToken(callerOf(session, { identity }), id);
    return { status: 200 };
  },
});

const rotate = operation({
  id: 'rotateAccessToken',
  access: access.signedIn,
  method: 'POST',
  path: `${path}/{id}/rotate`,
  tag,
  writes: true,
  summary: 'Replace an access token by a new one',
  description: 'The new one has the same name, owner and lifetime, counted from now.',
  query: {
    overlapMs: count('Milliseconds during which the old one still works. At most a week.', 0, 604_800_000),
  },
  answers: { ...ok('The new token, shown this once.', madeSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { id }, query: { overlapMs }, identity }) {
    const caller = callerOf(session, { identity });
    await requireToken(caller, id, 'rotate');
    const made = await asRequest(caller.services.tokens.rotate({ id, overlapMs, ...caller.acting }));
    return { status: 200, json: madeToJson(made) };
  },
});

const managersOf = (kind: AccessTokenRecord['kind']) =>
  kind === 'service'
    ? (['MANAGE_SERVICE_ACCOUNTS', 'MANAGE_ACCESS_TOKENS'] as const)
    : (['MANAGE_ACCESS_TOKENS'] as const);

/** Who may not manage tokens does not learn which ids there are. */
async function requireToken(caller: Caller, id: string, what: 'revoke' | 'rotate'): Promise<void> {
  const record = await caller.services.tokens.read(id);
  if (record?.owner === caller.urn) return;
  if (what === 'revoke') await caller.require(...managersOf(record?.kind ?? 'personal'));
  else {
    // The answer has a new token: nobody gets one that acts for another person.
    await caller.require('MANAGE_SERVICE_ACCOUNTS');
    if (record?.kind === 'service') await caller.requirePowerOver(record.owner);
  }
  if (!record || (what === 'rotate' && record.kind !== 'service'))
    throw new RequestError('NOT_FOUND', `No access token ${id} that you can ${what}`);
}

/** Without the hash. */
const tokenToJson = ({ hash: _, ...record }: AccessTokenRecord): JsonObject => record;
export const madeToJson = ({ token, record }: MadeToken): JsonObject => ({
  token,
  record: tokenToJson(record),
});

export const tokens = [create, list, revoke, rotate];
