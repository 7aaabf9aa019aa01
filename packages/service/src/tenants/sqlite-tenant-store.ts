import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Tenant } from './tenant.ts';
import { NameTakenError, type TenantStore } from './tenant-store.ts';

/** How long a write waits for a backup that is being made, in milliseconds. */
const busyTimeoutMs = 10_000;

const tables = `
  CREATE TABLE IF NOT EXISTS tenants (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tenant_hosts (
    host TEXT PRIMARY KEY,
    tenant TEXT NOT NULL REFERENCES tenants (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tenant_hosts_by_tenant ON tenant_hosts (tenant);`;

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Keeps the tenants in a file of SQLite, or in memory: `:memory:`. */
export function openTenantStore(path: string): TenantStore {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  database.exec(tables);
  const list = database.prepare('SELECT value FROM tenants WHERE name > ? ORDER BY name LIMIT ?');
  const count = database.prepare('SELECT count(*) AS count FROM tenants');
  const get = database.prepare('SELECT value FROM tenants WHERE id = ?');
  const byName = database.prepare('SELECT value FROM tenants WHERE name = ?');
  const byHost = database.prepare(
    'SELECT value FROM tenants JOIN tenant_hosts ON tenant = id WHERE host = ?',
  );
  const insert = database.prepare('INSERT INTO tenants (id, name, revision, value) VALUES (?, ?, ?, ?)');
  const update = database.prepare(
    'UPDATE tenants SET name = ?, revision = ?, value = ? WHERE id = ? AND revision = ?',
  );
  const remove = database.prepare('DELETE FROM tenants WHERE id = ?');
  const clearHosts = database.prepare('DELETE FROM tenant_hosts WHERE tenant = ?');
  const addHost = database.prepare('INSERT INTO tenant_hosts (host, tenant) VALUES (?, ?)');

  const tenantOf = (row: Row | undefined): Tenant | undefined =>
    row && (JSON.parse(String(row.value)) as Tenant);

  /** Writes all or nothing. */
  function atomically<T>(write: () => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = write();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw takenError(error) ?? error;
    }
  }

  function setHosts({ id, hosts }: Tenant): void {
    clearHosts.run(id);
    for (const host of hosts) addHost.run(host, id);
  }

  return {
    list: ({ after = '', limit }) => list.all(after, limit).flatMap((row) => tenantOf(row) ?? []),
    count: () => Number(count.get()?.count ?? 0),
    get: (id) => tenantOf(get.get(id)),
    byName: (name) => tenantOf(byName.get(name)),
    byHost: (host) => tenantOf(byHost.get(host)),

    add: (tenant) =>
      atomically(() => {
        const { id, name, revision } = tenant;
        insert.run(id, name, revision, JSON.stringify(tenant));
        setHosts(tenant);
      }),

    replace: (tenant) =>
      atomically(() => {
        const { id, name, revision } = tenant;
        const { changes } = update.run(name, revision, JSON.stringify(tenant), id, revision - 1);
        if (changes === 0) return false;
        setHosts(tenant);
        return true;
      }),

    remove: (id) => void remove.run(id),
    close: () => database.close(),
  };
}

/** SQLite's codes for a value that must be the only one of its kind. */
const uniqueCodes = new Set([1555, 2067]);

function takenError(error: unknown): NameTakenError | undefined {
  const { errcode, message = '' } = error as { readonly errcode?: number; readonly message?: string };
  if (errcode === undefined || !uniqueCodes.has(errcode)) return undefined;
  const what = message.includes('tenant_hosts') ? 'one of these host names' : 'this name';
  return new NameTakenError(`Another tenant has ${what}.`);
}
