import type { LinkRecord, MadeLink, UserRecord } from '@colophon/auth';
import { forgetMemberships, stateUserStatus } from '@colophon/catalogue';
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

const path = '/openapi/v1/identity';

const linkSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { description: 'Public: by which the link is revoked.', type: 'string' },
    kind: { enum: ['invite', 'reset'] },
    role: { description: 'URN of the role that the invited user gets.', type: 'string' },
    user: { description: 'URN of the only user that it is for.', type: 'string' },
    isReusable: { description: 'True for any number of users.', type: 'boolean' },
    uses: { description: 'How often it was used.', type: 'integer' },
    createdBy: { description: 'URN of who made it.', type: 'string' },
    createdAt: { description: 'Milliseconds since the epoch, as all times.', type: 'integer' },
    expiresAt: { description: 'When it can no longer be used.', type: 'integer' },
  },
  required: ['id', 'kind', 'isReusable', 'uses', 'createdBy', 'createdAt', 'expiresAt'],
};

const madeLinkSchema: JsonSchema = {
  type: 'object',
  properties: {
    path: { description: 'Path on this server to open in a browser.', type: 'string' },
    token: { description: 'What the path has. It is not stored, and cannot be shown again.', type: 'string' },
    link: linkSchema,
  },
  required: ['path', 'token', 'link'],
};

/** Whom a link lets in, and as what. */
export interface RequestedInvite {
  /** URN of the role that the user gets. Default: none. */
  readonly role?: string;
  /** URN of a provisioned user, if it is for that one alone. */
  readonly user?: string;
  /** True for any number of users. Default: false. */
  readonly isReusable?: boolean;
  /** Default: 7 days. */
  readonly lifetimeMs?: number;
}

/** Who has one of them may let people in. */
export const credentialManagers = ['MANAGE_USER_CREDENTIALS', 'MANAGE_USERS_AND_GROUPS'] as const;

/** @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`, `NOT_FOUND` */
export async function createInvite(caller: Caller, wanted: RequestedInvite): Promise<MadeLink> {
  await caller.require(...credentialManagers);
  // A role by a link is a role all the same.
  if (wanted.role !== undefined) {
    requireUrn('dataHubRole', wanted.role, '/role');
    await caller.require('MANAGE_POLICIES');
  }
  if (wanted.user !== undefined) await caller.requirePowerOver(requireUrn('corpuser', wanted.user, '/user'));
  return asRequest(caller.services.users.invite({ ...wanted, ...caller.acting }));
}

/**
 * A link with which a user sets a new password, valid an hour. Earlier ones end.
 *
 * @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`, `NOT_FOUND`
 */
export async function createReset(caller: Caller, user: string): Promise<MadeLink> {
  requireUrn('corpuser', user, 'userUrn');
  await caller.require('MANAGE_USER_CREDENTIALS');
  await caller.requirePowerOver(user);
  return asRequest(caller.services.users.issueReset({ user, ...caller.acting }));
}

const invite = operation({
  id: 'createInviteLink',
  access: access.credentials,
  method: 'POST',
  path: `${path}/invites`,
  tag,
  writes: true,
  summary: 'Create a link that lets somebody sign up',
  body: body<RequestedInvite>('Whom it lets in, and as what. `{}` for one user without a role.', {
    type: 'object',
    properties: {
      role: {
        description: 'URN of the role that the user gets, such as `urn:li:dataHubRole:Reader`.',
        type: 'string',
      },
      user: { description: 'URN of a provisioned user, if it is for that one alone.', type: 'string' },
      isReusable: { description: 'True for any number of users.', type: 'boolean', default: false },
      lifetimeMs: {
        description: 'Milliseconds until it expires: 7 days by default, at most 90.',
        type: 'integer',
        minimum: 1,
        maximum: 7_776_000_000,
      },
    },
    additionalProperties: false,
  }),
  answers: { ...ok('The link, shown this once.', madeLinkSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { body: sent, identity }) {
    const made = await createInvite(callerOf(session, { identity }), sent);
    return { status: 200, json: madeLinkToJson(made, '/signup?invite_token=') };
  },
});

const listInvites = operation({
  id: 'listInviteLinks',
  access: access.credentials,
  method: 'GET',
  path: `${path}/invites`,
  tag,
  summary: 'List invite links',
  answers: { ...ok('All of them, newest first.', pageOf('invites', linkSchema)), ...errors.notFound },
  async run(session, { identity }) {
    const caller = callerOf(session, { identity });
    await caller.require(...credentialManagers);
    const links = await caller.services.store.listLinks({ kind: 'invite' });
    return { status: 200, json: { invites: links.map(linkToJson) } };
  },
});

const revokeInvite = operation({
  id: 'revokeInviteLink',
  access: access.credentials,
  method: 'DELETE',
  path: `${path}/invites/{id}`,
  tag,
  writes: true,
  summary: 'Revoke an invite link',
  answers: { 200: { description: 'It is revoked.' }, ...errors.notFound },
  async run(session, { path: { id }, identity }) {
    const caller = callerOf(session, { identity });
    await caller.require(...credentialManagers);
    if (!(await caller.services.users.revokeInvitation({ id, ...caller.acting })))
      throw new RequestError('NOT_FOUND', `No invite link ${id}`);
    return { status: 200 };
  },
});

const userSchema: JsonSchema = {
  type: 'object',
  properties: {
    urn: { description: 'URN of the user.', type: 'string' },
    kind: { enum: ['person', 'service'] },
    status: { enum: ['provisioned', 'active', 'suspended'] },
    origin: {
      description: 'What vouches for the user: `native`, or the name of a provider.',
      type: 'string',
    },
    createdAt: { description: 'Milliseconds since the epoch, as all times.', type: 'integer' },
    passwordChangedAt: { description: 'Absent for a user without a password here.', type: 'integer' },
    signedInAt: { description: 'Absent for a user who has never signed in.', type: 'integer' },
  },
  required: ['urn', 'kind', 'status', 'createdAt'],
};

const listUsers = operation({
  id: 'listUsers',
  access: access.credentials,
  method: 'GET',
  path: `${path}/users`,
  tag,
  summary: 'List who may sign in',
  query: {
    after: text('The URN of the last user of the page before.'),
    count: count('Maximum number of users.', 100, maxPageSize),
  },
  answers: {
    ...ok('A page, in the order of the URNs.', pageOf('users', userSchema)),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { query: { after, count: limit }, identity }) {
    const caller = callerOf(session, { identity });
    await caller.require(...credentialManagers);
    const users = await caller.services.store.listUsers({ limit, ...(after !== undefined && { after }) });
    return { status: 200, json: { users: users.map(userToJson) } };
  },
});

const provision = operation({
  id: 'createUser',
  access: access.credentials,
  method: 'POST',
  path: `${path}/users`,
  tag,
  writes: true,
  summary: 'Create a user before the first sign-in',
  description:
    'The user signs in at a provider or by a directory, or sets a password by an invite link for this user. Needed where a provider may not create users.',
  body: body<{ readonly name: string }>('Who it is.', {
    type: 'object',
    properties: {
      name: { description: 'The name to sign in with, from which the URN is made.', type: 'string' },
    },
    required: ['name'],
    additionalProperties: false,
  }),
  answers: {
    ...ok('The user.', userSchema),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { body: { name }, identity }) {
    const caller = callerOf(session, { identity });
    await caller.require(...credentialManagers);
    await caller.requirePowerOver(`urn:li:corpuser:${name}`);
    const user = await asRequest(caller.services.users.provision({ name, ...caller.acting }));
    return { status: 200, json: userToJson(user) };
  },
});

const statuses = {
  suspend: { status: 'suspended', stored: 'SUSPENDED', summary: 'Suspend a user' },
  activate: { status: 'active', stored: 'ACTIVE', summary: 'Let a suspended user in again' },
} as const;

const setStatus = (verb: keyof typeof statuses) => {
  const { summary } = statuses[verb];
  return operation({
    id: `${verb}User`,
    access: access.users,
    method: 'POST',
    path: `${path}/users/{userUrn}/${verb}`,
    tag,
    writes: true,
    summary,
    description: 'It takes effect with the next request of every session and access token. All sessions end.',
    answers: { 200: { description: 'Done.' }, ...errors.badRequest, ...errors.notFound },
    async run(session, { path: { userUrn: user }, identity }) {
      await changeUserStatus(callerOf(session, { identity }), user, verb);
      return { status: 200 };
    },
  });
};

/**
 * Suspends a user, or lets one in again: with the next request of every session and access token.
 *
 * @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`, `NOT_FOUND`
 */
export async function changeUserStatus(
  caller: Caller,
  user: string,
  verb: keyof typeof statuses,
): Promise<void> {
  const { status, stored } = statuses[verb];
  await requireOther(caller, user, verb);
  await asRequest(caller.services.users.setStatus({ user, status, ...caller.acting }));
  await stateUserStatus(caller.services.system, { urn: user, status: stored, by: caller.urn });
}

const remove = operation({
  id: 'removeUser',
  access: access.users,
  method: 'DELETE',
  path: `${path}/users/{userUrn}`,
  tag,
  writes: true,
  summary: 'Remove a user',
  description:
    'The password, sessions, access tokens, roles and groups of the user end. What the user wrote and owns stays as it is.',
  answers: { 200: { description: 'It is removed.' }, ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { userUrn: user }, identity }) {
    const caller = callerOf(session, { identity });
    await requireOther(caller, user, 'remove');
    if (!(await caller.services.store.readUser(user))) throw new RequestError('NOT_FOUND', `No user ${user}`);
    await removeEverywhere(caller, user);
    return { status: 200 };
  },
});

const resetLink = operation({
  id: 'createResetLink',
  access: access.resetLinks,
  method: 'POST',
  path: `${path}/users/{userUrn}/reset-link`,
  tag,
  writes: true,
  summary: 'Create a link with which a user sets a new password',
  description: 'Valid an hour. Earlier ones end.',
  answers: { ...ok('The link, shown this once.', madeLinkSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { userUrn: user }, identity }) {
    const made = await createReset(callerOf(session, { identity }), user);
    return { status: 200, json: madeLinkToJson(made, '/reset?reset_token=') };
  },
});

/**
 * For what would lock the caller out.
 *
 * @throws CatalogueError `FORBIDDEN`; RequestError `INVALID_REQUEST`
 */
export async function requireOther(caller: Caller, user: string, verb: string): Promise<void> {
  requireUrn('corpuser', user, 'userUrn');
  await caller.require('MANAGE_USERS_AND_GROUPS');
  await caller.requirePowerOver(user);
  if (user === caller.urn)
    throw new RequestError(
      'INVALID_REQUEST',
      `userUrn: you cannot ${verb} yourself; another administrator can`,
    );
}

/**
 * Removes who may sign in, and what the catalogue gives the user. The caller's power over the user is checked before: roles
 * are taken away by the system, since who lets others in need not manage policies.
 */
export async function removeEverywhere({ services, acting, urn }: Caller, user: string): Promise<void> {
  // In this order: who signs up under this name one day must not find the roles of somebody else.
  await stateUserStatus(services.system, { urn: user, status: 'SUSPENDED', by: urn });
  await forgetMemberships(services.system, user);
  await asRequest(services.users.remove({ user, ...acting }));
}

/** Without the hash. */
const linkToJson = ({ hash: _, ...link }: LinkRecord): JsonObject => link;
const madeLinkToJson = ({ token, link }: MadeLink, path: string): JsonObject => ({
  path: `${path}${token}`,
  token,
  link: linkToJson(link),
});

/** Nothing of a password or of a provider. */
const userToJson = ({
  urn,
  kind,
  status,
  origin,
  createdAt,
  passwordChangedAt,
  signedInAt,
}: UserRecord): JsonObject => ({
  urn,
  kind,
  status,
  createdAt,
  ...(origin !== undefined && { origin }),
  ...(passwordChangedAt !== undefined && { passwordChangedAt }),
  ...(signedInAt !== undefined && { signedInAt }),
});

export const users = [
  invite,
  listInvites,
  revokeInvite,
  listUsers,
  provision,
  setStatus('suspend'),
  setStatus('activate'),
  resetLink,
  remove,
];
