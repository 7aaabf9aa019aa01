import type { Tenant } from '../tenants/tenant.ts';
import type { TenantStore } from '../tenants/tenant-store.ts';

/** Where a request goes. */
export type Destination =
  /** To the console, under the domain of the service itself. */
  | { readonly kind: 'console' }
  /** To a tenant; by a path, which begins with this. */
  | { readonly kind: 'tenant'; readonly tenant: Tenant; readonly prefix: string }
  /** To nobody: no tenant has this name. */
  | { readonly kind: 'unknown'; readonly name: string };

export interface FindTenantOptions {
  readonly store: Pick<TenantStore, 'byName' | 'byHost'>;
  /** The domain of the service: tenants answer at their name and this. */
  readonly domain: string;
}

/** First part of the paths of tenants, for clients that know one host name only: `/t/acme/openapi/…`. */
const byPath = /^\/t\/([^/]+)(?=\/|$)/;

/** A path as the tenant has it that it may name. */
export const withoutName = (path: string): string => path.replace(byPath, '') || '/';

/** Names of this machine, at which the console answers as well. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Finds who a request is for: by the path, by a host name that a tenant has, or by its name below the domain of the service.
 *
 * @param host Name in the header `Host`, without a port, in lower case.
 */
export function createFindTenant({ store, domain }: FindTenantOptions) {
  const below = `.${domain}`;
  return (host: string, path: string): Destination => {
    const isOwn = host === domain || loopback.has(host);
    const [prefix, name] = (isOwn && byPath.exec(path)) || [];
    if (prefix !== undefined && name !== undefined) return to(store.byName(name), name, prefix);
    if (isOwn || host === `console${below}`) return { kind: 'console' };
    const label = host.endsWith(below) ? host.slice(0, -below.length) : undefined;
    if (label !== undefined) return to(store.byName(label), label, '');
    return to(store.byHost(host), host, '');
  };
}

const to = (tenant: Tenant | undefined, name: string, prefix: string): Destination =>
  tenant ? { kind: 'tenant', tenant, prefix } : { kind: 'unknown', name };
