import { confirm } from '../../confirm.ts';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import { send } from '../call-identity.ts';
import { type ClientSettings, tokenOf } from '../client-settings.ts';

/** What the commands show of a tenant. */
interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly state: string;
  readonly plan: string;
  readonly address: string;
  readonly deletion?: { readonly due: number };
}

interface Tenants {
  readonly total: number;
  readonly tenants: readonly Tenant[];
}

interface CreateSettings extends ClientSettings {
  readonly title?: string;
  readonly addHost?: readonly string[];
  readonly plan: string;
  readonly json?: boolean;
}

interface ActSettings extends ClientSettings {
  readonly reason?: string;
  readonly revision?: number;
}

const path = '/openapi/v1/service/tenants';
/** Tenants of a page. */
const pageSize = 500;

/** `colophon service tenant list`. */
export async function listTenants(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const tenants = await allTenants(settings);
  if (settings.json) printJson(tenants);
  else
    printTable(
      ['name', 'title', 'state', 'plan', 'address'],
      tenants.map(({ name, title, state, plan, address }) => [name, title, state, plan, address]),
      'The service has no catalogues.',
    );
}

/** `colophon service tenant create`. */
export async function createTenant(name: string, settings: CreateSettings): Promise<void> {
  const { title, addHost: hosts, plan, json } = settings;
  const tenant = await call<Tenant>(settings, 'POST', '', {
    body: { name, plan, ...(title !== undefined && { title }), ...(hosts && { hosts }) },
  });
  const { link } = await call<{ readonly link: string | null }>(
    settings,
    'POST',
    `/${tenant.id}/first-administrator`,
  );
  if (json) return printJson({ ...tenant, administratorLink: link });
  console.log(`Created ${tenant.name}. It answers at ${tenant.address}`);
  if (link !== null) console.log(`  administrator  ${link} (valid for an hour, once)`);
}

/** `colophon service tenant suspend`, `resume` and `keep`. */
export async function actOnTenant(
  action: 'suspend' | 'resume' | 'keep',
  name: string,
  settings: ActSettings,
): Promise<void> {
  const { id } = await tenantOf(name, settings);
  const { state } = await call<Tenant>(settings, 'POST', `/${id}/${action}`, {
    ...(settings.reason !== undefined && { body: { reason: settings.reason } }),
    revision: settings.revision,
  });
  console.log(`${name} is ${state}.`);
}

/** `colophon service tenant delete`. */
export async function deleteTenant(
  name: string,
  settings: ActSettings & { readonly yes?: boolean },
): Promise<void> {
  const { id } = await tenantOf(name, settings);
  await confirm(`Delete the catalogue ${name}? It stops answering now.`, settings.yes ?? false);
  const { deletion } = await call<Tenant>(settings, 'DELETE', `/${id}`, { revision: settings.revision });
  const due = deletion && new Date(deletion.due).toISOString().slice(0, 10);
  console.log(`${name} no longer answers. Its data is deleted on ${due}; until then, "keep" restores it.`);
}

async function tenantOf(name: string, settings: ClientSettings): Promise<Tenant> {
  const tenant = (await allTenants(settings)).find((each) => each.name === name);
  if (!tenant) throw new CommandError(`The service has no catalogue "${name}"`, 'notFound');
  return tenant;
}

async function allTenants(settings: ClientSettings): Promise<readonly Tenant[]> {
  const all: Tenant[] = [];
  for (;;) {
    const after = all.at(-1)?.name;
    const query = after === undefined ? '' : `&after=${encodeURIComponent(after)}`;
    const { tenants } = await call<Tenants>(settings, 'GET', `?limit=${pageSize}${query}`);
    all.push(...tenants);
    if (tenants.length < pageSize) return all;
  }
}

interface CallOptions {
  readonly body?: unknown;
  readonly revision?: number | undefined;
}

async function call<Answer>(
  settings: ClientSettings,
  method: 'GET' | 'POST' | 'DELETE',
  below: string,
  { body, revision }: CallOptions = {},
): Promise<Answer> {
  const token = tokenOf(settings);
  const response = await send(settings.server, `${path}${below}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}
