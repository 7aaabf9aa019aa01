import { confirm } from '../confirm.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { callIdentity } from './call-identity.ts';
import type { ClientSettings } from './client-settings.ts';
import { listEntities } from './list-entities.ts';
import { groupUrnOf, roleUrnOf, userUrnOf } from './names-to-urns.ts';
import { withClient } from './with-client.ts';

/** `colophon user create`. */
export async function createUser(name: string, settings: ClientSettings): Promise<void> {
  const { urn } = (await callIdentity(settings, 'POST', '/users', { body: { name } })) as UserRecord;
  console.log(`Created ${urn}.`);
}

interface InviteSettings extends ClientSettings {
  readonly role?: string;
  readonly user?: string;
  readonly reusable?: boolean;
  readonly days?: number;
}

const dayMs = 86_400_000;

/** `colophon user invite`: prints the link on standard output, and nothing else there. */
export async function inviteUser(settings: InviteSettings): Promise<void> {
  const { role, user, reusable, days } = settings;
  const body = {
    ...(user !== undefined && { user: userUrnOf(user) }),
    ...(role !== undefined && { role: roleUrnOf(role) }),
    ...(reusable && { isReusable: true }),
    ...(days !== undefined && { lifetimeMs: days * dayMs }),
  };
  printLink(settings, await callIdentity(settings, 'POST', '/invites', { body }));
}

interface LinkRecord {
  readonly id: string;
  readonly role?: string;
  readonly user?: string;
  readonly isReusable: boolean;
  readonly uses: number;
  readonly expiresAt: number;
}

/** `colophon user invites`: without the links themselves, which are not stored. */
export async function listInvites(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const { invites } = (await callIdentity(settings, 'GET', '/invites')) as { invites: LinkRecord[] };
  if (settings.json) printJson(invites);
  else
    printTable(
      ['id', 'role', 'for', 'uses', 'expires'],
      invites.map(({ id, role = '', user, isReusable, uses, expiresAt }) => [
        id,
        role,
        user ?? (isReusable ? 'any number of users' : 'one user'),
        uses,
        new Date(expiresAt).toISOString(),
      ]),
      'There are no invite links.',
    );
}

/** `colophon user revoke-invite`. */
export async function revokeInvite(id: string, settings: ClientSettings): Promise<void> {
  await callIdentity(settings, 'DELETE', `/invites/${encodeURIComponent(id)}`);
  console.log(`Revoked ${id}.`);
}

/** `colophon user reset-link`. */
export async function createResetLink(user: string, settings: ClientSettings): Promise<void> {
  printLink(settings, await callIdentity(settings, 'POST', `${pathOf(user)}/reset-link`));
}

function printLink({ server }: ClientSettings, made: unknown): void {
  const { path, link } = made as { path: string; link: { expiresAt: number } };
  console.log(`${server.replace(/\/+$/, '')}${path}`);
  console.error(`It is valid until ${new Date(link.expiresAt).toISOString()}, and cannot be shown again.`);
}

interface UserRecord {
  readonly urn: string;
  readonly kind: string;
  readonly status: string;
  readonly origin?: string;
}

/** `colophon user list`: who may sign in. */
export async function listUsers(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const users: UserRecord[] = [];
  const count = 1000;
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({ count: String(count), ...(after !== undefined && { after }) });
    const page = (await callIdentity(settings, 'GET', `/users?${query}`)) as { users: UserRecord[] };
    users.push(...page.users);
    after = page.users.at(-1)?.urn;
    if (page.users.length < count) break;
  }
  if (settings.json) printJson(users);
  else
    printTable(
      ['user', 'kind', 'status', 'origin'],
      users.map(({ urn, kind, status, origin = '' }) => [urn, kind, status, origin]),
      'There are no users.',
    );
}

/** `colophon user suspend`. */
export async function suspendUser(user: string, settings: ClientSettings): Promise<void> {
  await callIdentity(settings, 'POST', `${pathOf(user)}/suspend`);
  console.log(`Suspended ${userUrnOf(user)}.`);
}

/** `colophon user activate`. */
export async function activateUser(user: string, settings: ClientSettings): Promise<void> {
  await callIdentity(settings, 'POST', `${pathOf(user)}/activate`);
  console.log(`Activated ${userUrnOf(user)}.`);
}

/** `colophon user remove`. */
export async function removeUser(
  user: string,
  settings: ClientSettings & { readonly yes?: boolean },
): Promise<void> {
  await confirm(
    `Remove ${userUrnOf(user)} with sessions, access tokens, roles and groups?`,
    settings.yes ?? false,
  );
  await callIdentity(settings, 'DELETE', pathOf(user));
  console.log(`Removed ${userUrnOf(user)}.`);
}

/** `colophon group add`. */
export async function addToGroup(group: string, user: string, settings: ClientSettings): Promise<void> {
  await callIdentity(settings, 'PUT', memberPath(group, user));
  console.log(`${userUrnOf(user)} belongs to ${groupUrnOf(group)}.`);
}

/** `colophon group remove`. */
export async function removeFromGroup(group: string, user: string, settings: ClientSettings): Promise<void> {
  await callIdentity(settings, 'DELETE', memberPath(group, user));
  console.log(`${userUrnOf(user)} does not belong to ${groupUrnOf(group)}.`);
}

/** `colophon role list`. */
export async function listRoles(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const roles = await withClient(settings, (client) =>
    listEntities(client, 'dataHubRole', 'dataHubRoleInfo'),
  );
  if (settings.json) printJson(roles.map(([urn, info]) => ({ urn, ...info })));
  else
    printTable(
      ['role', 'name', 'description'],
      roles.map(([urn, { name = '', description = '' }]) => [urn, `${name}`, `${description}`]),
      'There are no roles.',
    );
}

/** `colophon role assign`. */
export async function assignRole(role: string, actor: string, settings: ClientSettings): Promise<void> {
  const body = { actor: userUrnOf(actor), role: roleUrnOf(role) };
  await callIdentity(settings, 'POST', '/roles/assign', { body });
  console.log(`${body.actor} has the role ${body.role}.`);
}

/** `colophon role unassign`. */
export async function unassignRole(actor: string, settings: ClientSettings): Promise<void> {
  const body = { actor: userUrnOf(actor), role: null };
  await callIdentity(settings, 'POST', '/roles/assign', { body });
  console.log(`${body.actor} has no role.`);
}

const pathOf = (user: string): string => `/users/${encodeURIComponent(userUrnOf(user))}`;
const memberPath = (group: string, user: string): string =>
  `/groups/${encodeURIComponent(groupUrnOf(group))}/members/${encodeURIComponent(userUrnOf(user))}`;
