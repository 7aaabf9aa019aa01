import type { SqlRow } from '@colophon/store-sql';
import type pg from 'pg';
import { type Connections, queryOn } from '../../connection/connections.ts';
import { explainFault } from '../../connection/explain-fault.ts';
import { type Answer, type Session, type SimulatedServer, serverError } from './simulated-server.ts';
import type { Owner, VirtualTime } from './virtual-time.ts';

/** The way between processes and the server. */
export interface Network {
  readonly time: VirtualTime;
  readonly server: SimulatedServer;
  /** How long a message takes, in milliseconds. */
  readonly messageMs: () => number;
  /** How long it takes until the server notices that a connection is gone, in milliseconds. */
  readonly noticeMs: () => number;
  readonly maxSilenceMs: number;
}

/** The connections of one process, which can be cut. */
export interface SimulatedConnections extends Connections {
  /** Cuts a connection, of those that are open: the server may yet get what was sent. */
  cut(choose: (count: number) => number): void;
  /** The process ended: nothing more comes from it, and the server notices. */
  die(): void;
}

type Listener = (error: Error) => void;

/** Of the client of PostgreSQL, what the store uses. */
class SimulatedClient {
  readonly #network: Network;
  readonly #owner: Owner;
  readonly #onClosed: () => void;
  readonly #listeners = new Map<string, Listener[]>();
  #session: Session | undefined;
  #isOpen = true;
  #isCut = false;
  /** How much later arrives what was under way when the connection was cut. */
  #lateMs = 0;
  readonly #pending = new Set<Listener>();
  /** When the latest message arrives, on the way there and on the way back: none overtakes another. */
  readonly #arrivals = { there: 0, back: 0 };

  constructor(network: Network, owner: Owner, onClosed: () => void) {
    this.#network = network;
    this.#owner = owner;
    this.#onClosed = onClosed;
    this.#session = network.server.open((error) => {
      network.time.after(network.messageMs(), owner, () => this.#break(error));
    });
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  query(
    text: string | { readonly text: string; readonly values: readonly unknown[] },
    values: readonly unknown[] = [],
  ): Promise<{ readonly rows: readonly SqlRow[] }> {
    return typeof text === 'string' ? this.#run(text, values) : this.#run(text.text, text.values);
  }

  #run(sql: string, parameters: readonly unknown[]): Promise<{ readonly rows: readonly SqlRow[] }> {
    const { time } = this.#network;
    return new Promise((resolve, reject) => {
      if (!this.#isOpen) {
        reject(new Error('Connection terminated'));
        return;
      }
      this.#pending.add(reject);
      const settle = (answer: Answer) =>
        time.after(this.#delay('back'), this.#owner, () => {
          if (!this.#isOpen || this.#isCut) return;
          this.#pending.delete(reject);
          if ('error' in answer) reject(answer.error);
          else resolve(answer);
        });
      // A message that is under way arrives, whatever becomes of its sender.
      time.after(this.#delay('there'), undefined, () => {
        const run = () => this.#session?.run(sql, parameters, settle);
        if (this.#isCut) time.after(this.#lateMs, undefined, run);
        else run();
      });
    });
  }

  #delay(way: 'there' | 'back'): number {
    const { time, messageMs } = this.#network;
    this.#arrivals[way] = Math.max(this.#arrivals[way], time.now + messageMs());
    return this.#arrivals[way] - time.now;
  }

  /**
   * Cuts the connection: no answer comes any more, and what is under way arrives or not. Both sides notice later, the process
   * when it is not paused.
   */
  cut(isArriving: boolean): void {
    const { time, messageMs, noticeMs } = this.#network;
    const session = this.#session;
    this.#isCut = true;
    this.#lateMs = noticeMs();
    if (!isArriving) this.#session = undefined;
    time.after(noticeMs(), undefined, () => {
      this.#session = undefined;
      session?.end();
    });
    const error = new Error('Connection terminated unexpectedly');
    time.after(messageMs(), this.#owner, () => this.#break(error));
  }

  #break(error: Error): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#onClosed();
    for (const reject of this.#pending) reject(error);
    for (const event of ['error', 'end']) for (const tell of this.#listeners.get(event) ?? []) tell(error);
  }

  async end(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#onClosed();
    for (const reject of this.#pending) reject(new Error('Connection terminated'));
    const session = this.#session;
    this.#network.time.after(this.#network.messageMs(), undefined, () => session?.end());
  }
}

export function simulateConnections(network: Network, owner: Owner): SimulatedConnections {
  const { time, server, maxSilenceMs } = network;
  const clients = new Set<SimulatedClient>();
  let reader: Promise<pg.Client> | undefined;

  const open = () =>
    new Promise<SimulatedClient>((resolve, reject) => {
      time.after(network.messageMs(), owner, () => {
        if (!server.isUp) {
          reject(serverError('ECONNREFUSED', 'refused'));
          return;
        }
        const client: SimulatedClient = new SimulatedClient(network, owner, () => clients.delete(client));
        clients.add(client);
        resolve(client);
      });
    });

  async function connect(limit?: 'silence' | 'silence in a transaction'): Promise<pg.Client> {
    try {
      const client = await open();
      const setting = limit === 'silence' ? 'idle_session_timeout' : 'idle_in_transaction_session_timeout';
      if (limit) await client.query('SELECT set_config($1, $2, false)', [setting, `${maxSilenceMs}ms`]);
      return client as unknown as pg.Client;
    } catch (error) {
      throw explainFault(error);
    }
  }

  async function read(sql: string, parameters: Parameters<Connections['read']>[1]): Promise<SqlRow[]> {
    reader ??= connect();
    try {
      return await queryOn(await reader)(sql, parameters);
    } catch (error) {
      reader = undefined;
      throw error;
    }
  }

  return {
    read,
    bounded: () => read,
    lend: () => Promise.reject(new Error('Not simulated')),
    transaction: () => Promise.reject(new Error('Not simulated')),
    queryOn,
    connect,
    maxSilenceMs,
    utilisation: () => ({ inUse: 0, idle: 0, waiting: 0, limit: 1 }),
    async close() {
      for (const client of [...clients]) await client.end();
    },
    cut(choose) {
      const client = [...clients][choose(clients.size)];
      client?.cut(choose(2) === 0);
    },
    die() {
      owner.isDead = true;
      for (const client of clients) client.cut(true);
    },
  };
}
