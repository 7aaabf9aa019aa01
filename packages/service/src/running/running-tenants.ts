import type { OpenServer } from '@colophon/server';
import type { Tenant } from '../tenants/tenant.ts';

export interface RunningTenantsOptions {
  /** Opens a tenant's catalogue. */
  readonly open: (tenant: Tenant) => Promise<OpenServer>;
  /** Most catalogues that are open at the same time, but for those that answer requests. */
  readonly most: number;
  /** How long a catalogue stays open that nobody asks, in milliseconds. */
  readonly idleMs: number;
  /** Called when a catalogue could not be closed as it should. */
  readonly onFault: (tenant: string, error: unknown) => void;
}

/** The tenants that are awake. The others cost nothing but a row in a table. */
export interface RunningTenants {
  /**
   * Opens the catalogue of a tenant, which stays open at least until it is released.
   *
   * @throws the errors of opening it.
   */
  hold(tenant: Tenant): Promise<Held>;
  /** Closes the catalogue of a tenant, after what is under way with it. The next one to use it opens it again. */
  sleep(id: string): Promise<void>;
  /** Ids of those that are awake, the one that was used last at the end. */
  awake(): readonly string[];
  /** Closes all of them. */
  close(): Promise<void>;
}

/** A catalogue that is in use. */
export interface Held {
  readonly server: OpenServer;
  /** Only the first call counts. */
  release(): void;
}

/** A tenant that is awake, or on its way there. */
interface Awake {
  readonly server: Promise<OpenServer>;
  users: number;
  /** Told when nobody uses it any more. */
  onUnused: (() => void) | undefined;
  idle: ReturnType<typeof setTimeout> | undefined;
}

export function createRunningTenants({ open, most, idleMs, onFault }: RunningTenantsOptions): RunningTenants {
  /** The one that was used last comes last. */
  const awake = new Map<string, Awake>();
  /** Those that fall asleep: who wakes one of them waits for that. */
  const closing = new Map<string, Promise<void>>();
  let isClosed = false;

  function wake(tenant: Tenant): Awake {
    const { id } = tenant;
    const known = awake.get(id);
    if (known) {
      awake.delete(id);
      awake.set(id, known);
      return known;
    }
    const server = (closing.get(id) ?? Promise.resolve()).then(() => open(tenant));
    const entry: Awake = { server, users: 0, onUnused: undefined, idle: undefined };
    // One that cannot be opened is tried again by the next who asks.
    server.catch(() => {
      if (awake.get(id) === entry) awake.delete(id);
    });
    awake.set(id, entry);
    makeRoom();
    return entry;
  }

  /** Lets those sleep that were used longest ago, unless they are in use. */
  function makeRoom(): void {
    let surplus = awake.size - most;
    for (const [id, { users }] of awake) {
      if (surplus <= 0) return;
      if (users > 0) continue;
      surplus--;
      void sleep(id);
    }
  }

  function release(id: string, entry: Awake): void {
    entry.users--;
    if (entry.users > 0) return;
    entry.onUnused?.();
    if (awake.get(id) !== entry) return;
    entry.idle = setTimeout(() => void sleep(id), idleMs);
    entry.idle.unref();
    makeRoom();
  }

  async function sleep(id: string): Promise<void> {
    const entry = awake.get(id);
    if (!entry) return closing.get(id);
    awake.delete(id);
    clearTimeout(entry.idle);
    const closed = close(entry)
      .catch((error: unknown) => onFault(id, error))
      .finally(() => {
        if (closing.get(id) === closed) closing.delete(id);
      });
    closing.set(id, closed);
    return closed;
  }

  async function close(entry: Awake): Promise<void> {
    const server = await entry.server.catch(() => undefined);
    server?.drain();
    // Those that wait for changes end as it begins to stop.
    await server?.stop(() => untilUnused(entry));
  }

  const untilUnused = (entry: Awake): Promise<void> =>
    new Promise((resolve) => {
      if (entry.users === 0) resolve();
      else entry.onUnused = resolve;
    });

  return {
    async hold(tenant) {
      if (isClosed) throw new Error('The service is stopping');
      const entry = wake(tenant);
      clearTimeout(entry.idle);
      entry.users++;
      let isReleased = false;
      const letGo = () => {
        if (isReleased) return;
        isReleased = true;
        release(tenant.id, entry);
      };
      try {
        return { server: await entry.server, release: letGo };
      } catch (error) {
        letGo();
        throw error;
      }
    },

    sleep,
    awake: () => [...awake.keys()],

    async close() {
      isClosed = true;
      await Promise.all([...awake.keys()].map(sleep));
      await Promise.all(closing.values());
    },
  };
}
