import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import {
  createLog,
  createSite,
  listen,
  type OpenServer,
  openServer,
  type ServerSettings,
} from '@colophon/server';
import { createSharedThreads } from '@colophon/store-sqlite/node';
import { serviceOperations } from './operations/service-operations.ts';
import { type Plan, shippedPlans } from './plans.ts';
import { createAnswer } from './requests/answer-tenant.ts';
import { createFairGate } from './requests/fair-gate.ts';
import { createFindTenant } from './requests/find-tenant.ts';
import { createSpend } from './requests/spend-requests.ts';
import { createOpenTenant, folderOf, type TenantSettings } from './running/open-tenant.ts';
import { createRunningTenants } from './running/running-tenants.ts';
import { openTenantStore } from './tenants/sqlite-tenant-store.ts';
import type { Tenant } from './tenants/tenant.ts';
import { createTenants } from './tenants/tenants.ts';

export interface ServiceSettings
  extends TenantSettings,
    Pick<ServerSettings, 'port' | 'host' | 'data' | 'site' | 'auth' | 'tlsCert' | 'tlsKey' | 'trustedProxy'> {
  /** Tenants answer at their name and this: `acme.catalogues.example`. Default `localhost`. */
  readonly domain?: string;
  /** Days from the deletion of a tenant until its data is deleted. Default 30. */
  readonly graceDays?: number;
  /** Most catalogues that are open at the same time. Default 200. */
  readonly maxAwake?: number;
  /** Minutes after which a catalogue is closed that nobody asks. Default 10. */
  readonly idleMinutes?: number;
  readonly plans?: readonly Plan[];
}

export interface RunningService {
  /** Address of the console. */
  readonly address: string;
  readonly dataFolder: string;
  /** Makes the first operator; undefined when somebody can sign in. */
  readonly firstOperatorLink?: string | undefined;
  stop(): Promise<void>;
}

const defaults = { domain: 'localhost', graceDays: 30, maxAwake: 200, idleMinutes: 10 } as const;
const maxTenants = 100_000;
/** Requests that are under way at the same time, and of one tenant. */
const gateOptions = { slots: 64, ofOne: 16, waitingOfOne: 200 } as const;
/** How often it is looked for tenants whose time of grace is over, in milliseconds. */
const deletionCheckMs = 60_000;

/**
 * Serves any number of catalogues on a port, and the console by which operators look after them.
 *
 * @throws ConfigurationError for a setting that cannot be used; the errors of the stores for their folders.
 */
export async function startService(settings: ServiceSettings): Promise<RunningService> {
  const { port, host, data, site, logLevel, plans = shippedPlans } = settings;
  const { domain, graceDays, maxAwake, idleMinutes } = { ...defaults, ...settings };
  const dataFolder = resolve(data);
  const tenantsFolder = join(dataFolder, 'tenants');
  mkdirSync(tenantsFolder, { recursive: true, mode: 0o700 });
  const log = createLog(logLevel);
  const threads = createSharedThreads({ readers: Math.max(2, availableParallelism()), writers: 2 });
  const store = openTenantStore(join(dataFolder, 'service.db'));
  const shared = { log, threads, ...(site !== undefined && { site: await createSite(site, {}) }) };
  const tls = settings.tlsCert !== undefined;
  let boundPort = port;
  const origin = (name: string): string => `${tls ? 'https' : 'http'}://${name}${portSuffix(boundPort, tls)}`;
  const addressOf = ({ name }: Tenant): string => origin(`${name}.${domain}`);
  const running = createRunningTenants({
    open: createOpenTenant({
      folder: tenantsFolder,
      settings,
      shared,
      domain,
      addressOf,
      internalAddressOf: ({ name }) => `${origin('127.0.0.1')}/t/${name}`,
    }),
    most: maxAwake,
    idleMs: idleMinutes * 60_000,
    onFault: (tenant, error) => log.error({ err: error, tenant }, 'a catalogue did not close as it should'),
  });
  const tenants = createTenants({
    store,
    isPlan: (name) => plans.some((plan) => plan.name === name),
    graceDays,
    most: maxTenants,
    now: Date.now,
    // What is suspended stops; what has another name, or other hosts, is opened again with them.
    onChange: ({ id }) => void running.sleep(id),
  });
  async function offerAdministrator(tenant: Tenant): Promise<string | undefined> {
    const { server, release } = await running.hold(tenant);
    return server.offerFirstAdministrator().finally(release);
  }
  const console = await openServer(
    {
      ...settings,
      auth: settings.auth ?? {},
      host,
      port,
      data: join(dataFolder, 'console'),
      allowedHost: [domain, `console.${domain}`],
    },
    {},
    { ...shared, operations: serviceOperations(() => ({ tenants, store, addressOf, offerAdministrator })) },
  );
  const spend = createSpend(Date.now);
  const outgoingOf = new WeakMap<object, ServerResponse>();
  const limitsOf = ({ plan }: Tenant) => plans.find(({ name }) => name === plan)?.limits ?? {};
  const answer = createAnswer({
    find: createFindTenant({ store, domain }),
    running,
    gate: createFairGate(gateOptions),
    console,
    spend: (tenant) => spend(tenant.id, limitsOf(tenant).requestsPerMinute),
    onEnd(incoming, ended) {
      const outgoing = outgoingOf.get(incoming);
      if (outgoing && !outgoing.closed) outgoing.once('close', ended);
      else ended();
    },
    hasDocs: site !== undefined,
    onFault: (error) => log.error({ err: error }, 'fault of the service'),
    onAnswered: () => undefined,
  });
  const onRequest: OpenServer['onRequest'] = (incoming, outgoing, client) => {
    outgoingOf.set(incoming, outgoing);
    console.onRequest(incoming as IncomingMessage, outgoing, client);
  };
  const listening = await listen(answer, {
    port,
    host,
    onRequest,
    hasDocs: site !== undefined,
    ...(settings.tlsCert !== undefined &&
      settings.tlsKey !== undefined && {
        tls: { certificate: settings.tlsCert, key: settings.tlsKey },
      }),
    ...(settings.trustedProxy && { trustedProxies: settings.trustedProxy }),
  });
  boundPort = Number(new URL(listening.address).port || boundPort);
  const link = await console.start(listening.address);
  const deleting = setInterval(() => void deleteDue(), deletionCheckMs).unref();

  async function deleteDue(): Promise<void> {
    for (const tenant of allOf(store)) {
      if (tenant.deletion === undefined || tenant.deletion.due > Date.now()) continue;
      await running.sleep(tenant.id);
      await rm(folderOf(tenantsFolder, tenant), { recursive: true, force: true });
      store.remove(tenant.id);
      log.info({ tenant: tenant.name }, 'the data of a deleted tenant is gone');
    }
  }

  return {
    address: listening.address,
    dataFolder,
    firstOperatorLink: link && `${listening.address}${link}`,
    async stop() {
      clearInterval(deleting);
      console.drain();
      listening.drain();
      await running.close();
      await console.stop(() => listening.close());
      await threads.close();
      store.close();
    },
  };
}

const portSuffix = (port: number, tls: boolean): string => (port === (tls ? 443 : 80) ? '' : `:${port}`);

/** All tenants, a page at a time: what is removed on the way is no trouble. */
function* allOf(store: {
  list(page: { after?: string; limit: number }): readonly Tenant[];
}): Generator<Tenant> {
  let after = '';
  for (;;) {
    const page = store.list({ after, limit: 500 });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.name;
  }
}
