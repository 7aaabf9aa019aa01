import { access } from '@colophon/http';
import { body, errors, type Operation, operation, query } from '@colophon/http/operation';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import type { Tenant } from '../tenants/tenant.ts';
import type { TenantStore } from '../tenants/tenant-store.ts';
import type { Doing, NewTenant, TenantChange, Tenants } from '../tenants/tenants.ts';

const path = '/openapi/v1/service/tenants';
const tag = 'Tenants';
const maxPageSize = 1000;

/** Something that was done, with what else is known of it. */
const done = (description: string, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => ({
  description,
  type: 'object',
  properties: {
    at: { description: 'Milliseconds since the epoch, as all times.', type: 'integer' },
    by: { description: 'URN of the operator.', type: 'string' },
    ...more,
  },
  required: ['at', 'by', ...Object.keys(more)],
});

const fields = {
  name: {
    description: 'Its label in host names: 1 to 63 lower-case letters, digits and hyphens.',
    type: 'string',
  },
  title: { description: 'For people. Default: the name.', type: 'string' },
  hosts: {
    description: 'Further host names at which it answers.',
    type: 'array',
    items: { type: 'string' },
  },
  plan: { description: 'Name of its plan, which limits it.', type: 'string' },
} satisfies Record<string, JsonSchema>;

const tenantSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { description: 'Never changes, and is never used again.', type: 'string' },
    ...fields,
    state: {
      description: 'A tenant that is not active answers its users with the reason alone.',
      enum: ['active', 'suspended', 'deleting'],
    },
    address: { description: 'Where it answers.', type: 'string' },
    created: done('When it was created.'),
    suspension: done('Absent unless it is suspended.', { reason: { type: 'string' } }),
    deletion: done('Absent unless it is being deleted.', {
      due: { description: 'When its data is deleted. Until then, it can be kept.', type: 'integer' },
    }),
    revision: {
      description: 'Counts its changes. Send it as `If-Match` with the next one.',
      type: 'integer',
    },
  },
  required: ['id', 'name', 'title', 'hosts', 'plan', 'state', 'address', 'created', 'revision'],
};

export interface TenantParts {
  readonly tenants: Tenants;
  readonly store: Pick<TenantStore, 'list' | 'count'>;
  /** Where a tenant answers. */
  readonly addressOf: (tenant: Tenant) => string;
  /** The path of a link that makes the tenant's first administrator; undefined when somebody can sign in. */
  readonly offerAdministrator: (tenant: Tenant) => Promise<string | undefined>;
}

/**
 * What operators do with tenants, by the API of the console.
 *
 * @param parts Called by what runs: to describe the operations, no service has to run.
 */
export function tenantOperations(parts: () => TenantParts): readonly Operation[] {
  const toJson = (tenant: Tenant): JsonObject =>
    ({ ...tenant, address: parts().addressOf(tenant) }) as unknown as JsonObject;
  const answer = (tenant: Tenant, status = 200) => ({ status, json: toJson(tenant) });
  const one = { 200: { description: 'The tenant.', schema: tenantSchema } };
  const writing = {
    tag,
    access: access.systemOperations,
    writes: true,
    headers: ['If-Match'],
    answers: { ...one, ...errors.badRequest, ...errors.notFound, ...errors.conflict },
  } as const;

  const list = operation({
    id: 'listTenants',
    method: 'GET',
    path,
    tag,
    access: access.systemOperations,
    summary: 'List the tenants',
    description: 'In the order of their names, a page at a time.',
    query: {
      after: query.text('The name of the last tenant of the page before.'),
      limit: query.cappedCount('Maximum number of tenants.', 100, maxPageSize),
    },
    answers: {
      200: {
        description: 'The tenants.',
        schema: {
          type: 'object',
          properties: {
            total: { description: 'Number of all tenants.', type: 'integer' },
            tenants: { type: 'array', items: tenantSchema },
          },
          required: ['total', 'tenants'],
        },
      },
      ...errors.badRequest,
    },
    async run(_, { query: { after, limit } }) {
      const { store } = parts();
      return {
        status: 200,
        json: { total: store.count(), tenants: store.list({ after, limit }).map(toJson) },
      };
    },
  });

  const create = operation({
    ...writing,
    id: 'createTenant',
    method: 'POST',
    path,
    summary: 'Create a tenant',
    description: 'It answers immediately. Its first administrator is made by the link that the answer has.',
    body: body<NewTenant>('The tenant.', {
      type: 'object',
      properties: fields,
      required: ['name', 'plan'],
      additionalProperties: false,
    }),
    answers: { 201: one[200], ...errors.badRequest },
    run: async (session, { body: sent, headers }) =>
      answer(parts().tenants.create(sent, doing(session, headers)), 201),
  });

  const get = operation({
    id: 'getTenant',
    method: 'GET',
    path: `${path}/{id}`,
    tag,
    access: access.systemOperations,
    summary: 'Read a tenant',
    answers: { ...one, ...errors.notFound },
    run: async (_, { path: { id } }) => answer(parts().tenants.get(id)),
  });

  const change = operation({
    ...writing,
    id: 'changeTenant',
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Change a tenant',
    description: 'Its name, title, host names or plan. What is left out stays as it is.',
    body: body<TenantChange>('What becomes of it.', {
      type: 'object',
      properties: fields,
      additionalProperties: false,
    }),
    run: async (session, { path: { id }, body: sent, headers }) =>
      answer(parts().tenants.change(id, sent, doing(session, headers))),
  });

  const suspend = operation({
    ...writing,
    id: 'suspendTenant',
    method: 'POST',
    path: `${path}/{id}/suspend`,
    summary: 'Suspend a tenant',
    description: 'Its users get 403 with the reason.',
    body: body<{ readonly reason: string }>('Why.', {
      type: 'object',
      properties: { reason: { description: 'For its users.', type: 'string' } },
      required: ['reason'],
      additionalProperties: false,
    }),
    run: async (session, { path: { id }, body: { reason }, headers }) =>
      answer(parts().tenants.suspend(id, reason, doing(session, headers))),
  });

  const resume = operation({
    ...writing,
    id: 'resumeTenant',
    method: 'POST',
    path: `${path}/{id}/resume`,
    summary: 'Resume a tenant',
    run: async (session, { path: { id }, headers }) =>
      answer(parts().tenants.resume(id, doing(session, headers))),
  });

  const remove = operation({
    ...writing,
    id: 'deleteTenant',
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete a tenant',
    description: 'It is suspended, and its data is deleted after the time of grace.',
    run: async (session, { path: { id }, headers }) =>
      answer(parts().tenants.delete(id, doing(session, headers))),
  });

  const keep = operation({
    ...writing,
    id: 'keepTenant',
    method: 'POST',
    path: `${path}/{id}/keep`,
    summary: 'Keep a tenant',
    description: 'Ends a deletion within the time of grace.',
    run: async (session, { path: { id }, headers }) =>
      answer(parts().tenants.keep(id, doing(session, headers))),
  });

  const administrator = operation({
    id: 'offerTenantAdministrator',
    method: 'POST',
    path: `${path}/{id}/first-administrator`,
    tag,
    access: access.systemOperations,
    writes: true,
    summary: 'Offer a tenant its first administrator',
    description:
      'Makes a link that is valid for an hour and once, as long as nobody can sign in to the tenant. Operators themselves cannot.',
    answers: {
      200: {
        description: 'The link; `null` when somebody can sign in.',
        schema: {
          type: 'object',
          properties: { link: { type: ['string', 'null'] } },
          required: ['link'],
        },
      },
      ...errors.notFound,
    },
    async run(_, { path: { id } }) {
      const { tenants, offerAdministrator, addressOf } = parts();
      const tenant = tenants.get(id);
      const link = await offerAdministrator(tenant);
      return { status: 200, json: { link: link === undefined ? null : `${addressOf(tenant)}${link}` } };
    },
  });

  return [list, create, get, change, suspend, resume, remove, keep, administrator];
}

interface Asking {
  readonly context: { readonly principal: { readonly urn: string } };
}

/** @throws RequestError `INVALID_REQUEST` for a header that no revision is in. */
function doing({ context }: Asking, headers: Headers): Doing {
  const sent = headers.get('If-Match');
  if (sent === null || sent === '*') return { by: context.principal.urn };
  const revision = /^"?(\d+)"?$/.exec(sent)?.[1];
  if (revision === undefined)
    throw new RequestError('INVALID_REQUEST', `If-Match: expected a revision, such as "3", got ${sent}`);
  return { by: context.principal.urn, revision: Number(revision) };
}
