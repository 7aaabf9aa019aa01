import { join } from 'node:path';
import { type OpenServer, openServer, type ServerSettings, type SharedParts } from '@colophon/server';
import type { Tenant } from '../tenants/tenant.ts';

/** Settings of the service that each of its catalogues has, too. */
export type TenantSettings = Pick<
  ServerSettings,
  'app' | 'logLevel' | 'unknownFields' | 'maxBody' | 'queryTimeout' | 'auditDays' | 'searchDays' | 'model'
>;

export interface OpenTenantOptions {
  /** Folder with a folder for each tenant. */
  readonly folder: string;
  readonly settings: TenantSettings;
  readonly shared: SharedParts & { readonly log: NonNullable<SharedParts['log']> };
  /** The domain of the service, at which a tenant answers by its path. */
  readonly domain: string;
  /** Where a tenant answers: `https://acme.catalogues.example`. */
  readonly addressOf: (tenant: Tenant) => string;
  /** Where its own programs, such as runs of ingestion, reach it. */
  readonly internalAddressOf: (tenant: Tenant) => string;
}

/** The folder of a tenant: its store, its keys, and who may sign in. */
export const folderOf = (folder: string, { id }: Pick<Tenant, 'id'>): string => join(folder, id);

/** Opens the catalogue of a tenant. It always has sign-in: a tenant's users are not the operators of the service. */
export const createOpenTenant =
  ({ folder, settings, shared, domain, addressOf, internalAddressOf }: OpenTenantOptions) =>
  async (tenant: Tenant): Promise<OpenServer> => {
    const server = await openServer(
      {
        ...settings,
        // It listens at no port.
        port: 0,
        host: 'localhost',
        data: folderOf(folder, tenant),
        auth: {},
        publicUrl: addressOf(tenant),
        allowedHost: [domain, ...tenant.hosts],
      },
      {},
      { ...shared, log: shared.log.child({ tenant: tenant.name }) },
    );
    await server.start(internalAddressOf(tenant));
    return server;
  };
