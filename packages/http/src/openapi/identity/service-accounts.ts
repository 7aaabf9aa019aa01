import type { UserRecord } from '@colophon/auth';
import { stateUserStatus } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { count, text } from '../query.ts';
import { errors, ok } from '../responses.ts';
import { asRequest, type Caller, callerOf, requireUrn } from './caller.ts';
import { maxPageSize, pageOf, tag } from './shared.ts';
import { removeEverywhere } from './users.ts';

const path = '/openapi/v1/identity/service-accounts';

const accountSchema: JsonSchema = {
  type: 'object',
  properties: {
    urn: { description: 'As all users, so that policies, roles and groups name it.', type: 'string' },
    status: { description: 'Whether its tokens work.', enum: ['active', 'suspended'] },
    origin: { description: 'The issuer that vouches for it, if one does.', type: 'string' },
    createdAt: { description: 'Milliseconds since the epoch.', type: 'integer' },
  },
  required: ['urn', 'status', 'createdAt'],
};

export interface NewServiceAccount {
  /** The last part of its URN. */
  readonly name: string;
  /** Default: the name. */
  readonly displayName?: string | undefined;
  /** What it is for. Default: nothing is said. */
  readonly description?: string | undefined;
}

/**
 * Makes a user for a program, that has access tokens and cannot sign in.
 *
 * @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`
 */
export async function createServiceAccount(
  caller: Caller,
  { name, displayName = name, description }: NewServiceAccount,
): Promise<UserRecord> {
  await caller.require('MANAGE_SERVICE_ACCOUNTS');
  const { services, acting, urn: by } = caller;
  const user = await asRequest(services.users.provision({ name, kind: 'service', ...acting }));
  const { urn } = user;
  await services.system.propose([
    upsert(urn, 'corpUserInfo', {
      active: true,
      displayName,
      ...(description !== undefined && { title: description }),
    }),
    upsert(urn, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] }),
  ]);
  await stateUserStatus(services.system, { urn, status: 'ACTIVE', by });
  return user;
}

/**
 * Ends the access tokens, roles and groups of a service account.
 *
 * @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`, `NOT_FOUND`
 */
export async function removeServiceAccount(caller: Caller, urn: string): Promise<void> {
  await caller.require('MANAGE_SERVICE_ACCOUNTS');
  await caller.requirePowerOver(urn);
  if ((await caller.services.store.readUser(urn))?.kind !== 'service')
    throw new RequestError('NOT_FOUND', `No service account ${urn}`);
  await removeEverywhere(caller, urn);
}

const create = operation({
  id: 'createServiceAccount',
  access: access.serviceAccounts,
  method: 'POST',
  path,
  tag,
  writes: true,
  summary: 'Create a service account',
  description:
    'For a program. It has access tokens, or tokens of a configured issuer, and cannot sign in. It may do nothing but what policies allow every user, until it gets a role.',
  body: body<NewServiceAccount>('What it is called.', {
    type: 'object',
    properties: {
      name: { description: 'The last part of its URN: letters, digits and `. _ @ + -`.', type: 'string' },
      displayName: { description: 'The name by default.', type: 'string', maxLength: 200 },
    },
    required: ['name'],
    additionalProperties: false,
  }),
  answers: { ...ok('The service account.', accountSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { body: { name, displayName }, identity }) {
    const user = await createServiceAccount(callerOf(session, { identity }), { name, displayName });
    return { status: 200, json: accountToJson(user) };
  },
});

const list = operation({
  id: 'listServiceAccounts',
  access: access.serviceAccounts,
  method: 'GET',
  path,
  tag,
  summary: 'List service accounts',
  query: {
    after: text('The URN of the last service account of the page before.'),
    count: count('Maximum number of service accounts.', 100, maxPageSize),
  },
  answers: {
    ...ok('A page, in the order of the URNs.', pageOf('serviceAccounts', accountSchema)),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { query: { after, count: limit }, identity }) {
    const { services } = callerOf(session, { identity });
    const found = await readAccounts(services.store, after, limit);
    return { status: 200, json: { serviceAccounts: found.map(accountToJson) } };
  },
});

const remove = operation({
  id: 'removeServiceAccount',
  access: access.serviceAccounts,
  method: 'DELETE',
  path: `${path}/{userUrn}`,
  tag,
  writes: true,
  summary: 'Remove a service account',
  description:
    'Its access tokens, roles and groups end with the next request. What it wrote and owns stays as it is.',
  answers: { 200: { description: 'It is removed.' }, ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { userUrn }, identity }) {
    await removeServiceAccount(callerOf(session, { identity }), requireUrn('corpuser', userUrn, 'userUrn'));
    return { status: 200 };
  },
});

/** People are skipped: a page is full although most users are none of those that are asked for. */
async function readAccounts(
  store: Caller['services']['store'],
  after: string | undefined,
  limit: number,
): Promise<readonly UserRecord[]> {
  const found: UserRecord[] = [];
  for (let last = after; found.length < limit; ) {
    const page = await store.listUsers({ limit: maxPageSize, ...(last !== undefined && { after: last }) });
    found.push(...page.filter(({ kind }) => kind === 'service'));
    last = page.at(-1)?.urn;
    if (page.length < maxPageSize) break;
  }
  return found.slice(0, limit);
}

const upsert = (entityUrn: string, aspectName: string, value: JsonObject) => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT' as const,
  value,
});

const accountToJson = ({ urn, status, origin, createdAt }: UserRecord): JsonObject => ({
  urn,
  status,
  createdAt,
  ...(origin !== undefined && { origin }),
});

export const serviceAccounts = [create, list, remove];
