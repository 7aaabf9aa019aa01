import type { Tenant } from './tenant.ts';

/** Which tenants there are. Reads are of what was written before; a write that has returned is on disk. */
export interface TenantStore {
  /** In the order of their names. */
  list(page: TenantPage): readonly Tenant[];
  count(): number;
  get(id: string): Tenant | undefined;
  byName(name: string): Tenant | undefined;
  /** Of a host name that the tenant has beside that of its name. */
  byHost(host: string): Tenant | undefined;
  /** @throws NameTakenError when another tenant has its name or one of its hosts. */
  add(tenant: Tenant): void;
  /**
   * Replaces a tenant by one with the next revision.
   *
   * @returns False when it has another revision than the one before, or is gone: somebody else was faster.
   * @throws NameTakenError as above.
   */
  replace(tenant: Tenant): boolean;
  /** Forgets a tenant. Its id stays taken. */
  remove(id: string): void;
  close(): void;
}

export interface TenantPage {
  /** Those whose names come after this one. Default: from the beginning. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Another tenant has the name. */
export class NameTakenError extends Error {
  override readonly name = 'NameTakenError';
}
