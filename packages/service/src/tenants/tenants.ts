import { randomBytes } from 'node:crypto';
import { CatalogueError } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import { type Tenant, whyNoHost, whyNoName } from './tenant.ts';
import { NameTakenError, type TenantStore } from './tenant-store.ts';

/** What a tenant is made of. */
export interface NewTenant {
  readonly name: string;
  /** Default: the name. */
  readonly title?: string;
  readonly hosts?: readonly string[];
  readonly plan: string;
}

/** What of a tenant can be changed at any time. */
export type TenantChange = Partial<Pick<Tenant, 'name' | 'title' | 'hosts' | 'plan'>>;

/** Who does something to a tenant, and which revision of it they have seen. Without a revision, whatever it is now. */
export interface Doing {
  /** URN of an operator. */
  readonly by: string;
  readonly revision?: number | undefined;
}

/** What operators do with tenants. All throw RequestError `NOT_FOUND`, and `PRECONDITION_FAILED` for another revision. */
export interface Tenants {
  /** @throws RequestError `INVALID_REQUEST`; `CONFLICT` for a name or a host of another tenant. */
  create(tenant: NewTenant, doing: Doing): Tenant;
  /** @throws RequestError as above. */
  change(id: string, change: TenantChange, doing: Doing): Tenant;
  /** Stops answering its users, and says them why. */
  suspend(id: string, reason: string, doing: Doing): Tenant;
  resume(id: string, doing: Doing): Tenant;
  /** Suspends it, and has its data deleted when the time of grace is over. */
  delete(id: string, doing: Doing): Tenant;
  /** Keeps a tenant that was to be deleted. It answers again. */
  keep(id: string, doing: Doing): Tenant;
  get(id: string): Tenant;
}

export interface TenantsOptions {
  readonly store: TenantStore;
  /** Names of the plans that there are. */
  readonly isPlan: (name: string) => boolean;
  /** Days from the deletion of a tenant until its data is deleted. */
  readonly graceDays: number;
  /** Most tenants. */
  readonly most: number;
  readonly now: () => number;
  /** Told of each tenant that is another one now, before its operator is answered. */
  readonly onChange: (tenant: Tenant) => void;
}

const day = 86_400_000;
const maxTitleLength = 200;
const maxReasonLength = 1000;
const maxHosts = 20;

export function createTenants({ store, isPlan, graceDays, most, now, onChange }: TenantsOptions): Tenants {
  function get(id: string): Tenant {
    const tenant = store.get(id);
    if (!tenant) throw new RequestError('NOT_FOUND', `There is no tenant with the ID "${id}".`);
    return tenant;
  }

  function replace(id: string, { revision }: Doing, next: (tenant: Tenant) => Partial<Tenant>): Tenant {
    const before = get(id);
    if (revision !== undefined && revision !== before.revision) throw changedMeanwhile(before);
    const after: Tenant = { ...before, ...next(before), revision: before.revision + 1 };
    if (!asConflict(() => store.replace(after))) throw changedMeanwhile(get(id));
    onChange(after);
    return after;
  }

  return {
    get,

    create({ name, title = name, hosts = [], plan }, { by }) {
      check({ name, title, hosts, plan }, isPlan);
      if (store.count() >= most)
        throw new RequestError('CONFLICT', `This service has room for ${most} tenants, and has as many.`);
      const tenant: Tenant = {
        id: newId(),
        name,
        title,
        hosts: [...new Set(hosts)],
        state: 'active',
        plan,
        created: { at: now(), by },
        revision: 1,
      };
      asConflict(() => store.add(tenant));
      onChange(tenant);
      return tenant;
    },

    change: (id, change, doing) =>
      replace(id, doing, () => {
        check(change, isPlan);
        return change.hosts ? { ...change, hosts: [...new Set(change.hosts)] } : change;
      }),

    suspend: (id, reason, doing) =>
      replace(id, doing, ({ state }) => {
        if (state !== 'active') throw isAlready(state);
        if (reason.trim() === '' || reason.length > maxReasonLength)
          throw invalid('/reason', `1 to ${maxReasonLength} characters`, `${reason.length}`);
        return { state: 'suspended', suspension: { at: now(), by: doing.by, reason } };
      }),

    resume: (id, doing) =>
      replace(id, doing, ({ state }) => {
        if (state !== 'suspended') throw isAlready(state);
        return { state: 'active', suspension: undefined };
      }),

    delete: (id, doing) =>
      replace(id, doing, ({ state }) => {
        if (state === 'deleting') throw isAlready(state);
        const at = now();
        return { state: 'deleting', deletion: { at, by: doing.by, due: at + graceDays * day } };
      }),

    keep: (id, doing) =>
      replace(id, doing, ({ state, suspension }) => {
        if (state !== 'deleting') throw isAlready(state);
        return { state: suspension ? 'suspended' : 'active', deletion: undefined };
      }),
  };
}

/** Sorts after none before it, and cannot be guessed. */
const newId = (): string => `t${randomBytes(10).toString('hex')}`;

/** @throws RequestError `INVALID_REQUEST` that names the place. */
function check({ name, title, hosts, plan }: TenantChange, isPlan: (name: string) => boolean): void {
  const wrong = name === undefined ? undefined : whyNoName(name);
  if (wrong !== undefined) throw new RequestError('INVALID_REQUEST', `/name: ${wrong}`);
  if (title !== undefined && (title.trim() === '' || title.length > maxTitleLength))
    throw invalid('/title', `1 to ${maxTitleLength} characters`, `${title.length}`);
  if (hosts && hosts.length > maxHosts)
    throw invalid('/hosts', `at most ${maxHosts} host names`, `${hosts.length}`);
  for (const [place, host] of hosts?.entries() ?? []) {
    const why = whyNoHost(host);
    if (why !== undefined) throw new RequestError('INVALID_REQUEST', `/hosts/${place}: ${why}`);
  }
  if (plan !== undefined && !isPlan(plan)) throw invalid('/plan', 'the name of a plan', `"${plan}"`);
}

const invalid = (place: string, expected: string, got: string): RequestError =>
  new RequestError('INVALID_REQUEST', `${place}: expected ${expected}, got ${got}`);

const changedMeanwhile = ({ revision }: Tenant): CatalogueError =>
  new CatalogueError(
    'PRECONDITION_FAILED',
    `Somebody else has changed the tenant: its revision is ${revision} now. Read it again.`,
  );

const isAlready = (state: Tenant['state']): RequestError =>
  new RequestError('CONFLICT', `The tenant is ${state === 'deleting' ? 'being deleted' : state}.`);

function asConflict<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw error instanceof NameTakenError ? new RequestError('CONFLICT', error.message) : error;
  }
}
