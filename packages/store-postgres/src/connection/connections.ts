import { isStoreError, type QueryBounds, type StoreUtilisation } from '@colophon/catalogue';
import type { SqlRow } from '@colophon/store-sql';
import pg from 'pg';
import { explainFault } from './explain-fault.ts';
import type { Parameter, Query } from './query.ts';
import { fromStored, toStored } from './stored-text.ts';
import { limitsOf, withinLimits } from './within-limits.ts';

/** How to reach a database. */
export interface PostgresSettings {
  /** Such as `postgres://user:password@host:5432/database`. */
  readonly url: string;
  /** Most connections for reads; three more are for writes, for news of commits and to cancel queries. Default 10. */
  readonly maxConnections?: number | undefined;
  /** Longest time that a query runs to which its caller gives no deadline, in milliseconds. Default 30,000. */
  readonly deadlineMs?: number | undefined;
  /**
   * Longest time that this process may be silent while others wait for it, as it leads a work or commits, in milliseconds: the
   * server then ends its connection, and another process goes on. Default 30,000.
   */
  readonly maxSilenceMs?: number | undefined;
  /** Longest time that a write waits to find out whether a commit was kept whose answer was lost, in milliseconds. Default 10,000. */
  readonly settleMs?: number | undefined;
  /** How long to wait for a connection, in milliseconds. Default 10,000. */
  readonly connectMs?: number | undefined;
  /** Runs around each statement. Default: nothing does. */
  readonly aroundStatement?: AroundStatement | undefined;
}

/** A statement, for a trace. */
export interface Statement {
  /** Its first word, such as `SELECT`. */
  readonly operation: string;
  /** The first table that it names. */
  readonly table: string | undefined;
  readonly database: string | undefined;
  readonly host: string;
  readonly port: number;
}

/** Runs around a statement: it calls `run` once, and returns, or throws, what that does. */
export type AroundStatement = <T>(statement: Statement, run: () => Promise<T>) => Promise<T>;

const defaultMaxConnections = 10;
const defaultDeadlineMs = 30_000;
const defaultMaxSilenceMs = 30_000;
const defaultConnectMs = 10_000;

/** A connection that its borrower gives back. */
export interface LentConnection {
  readonly query: Query;
  /** @param isBroken True for one that nobody is to use again, as with a transaction that is still open. */
  giveBack(isBroken?: boolean): void;
}

/** Connections to one database: many for reads, and others that somebody holds. */
export interface Connections {
  /** Runs a statement on a connection that is free. */
  readonly read: Query;
  /** The same for one read, which ends when its caller has gone or its time is over. */
  bounded(bounds: QueryBounds | undefined, method: string): Query;
  /** A connection for several statements of one read, which have its limits together. */
  lend(bounds: QueryBounds | undefined, method: string): Promise<LentConnection>;
  /** Runs a work as one transaction: what it wrote is kept when it ends, and nothing of it when it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Statements on one connection, one after another. */
  queryOn(client: pg.ClientBase): Query;
  /**
   * A connection of its own, which its caller ends.
   *
   * @param limit The server ends it after so long a silence: always, or in a transaction. Default: never.
   */
  connect(limit?: 'silence' | 'silence in a transaction'): Promise<pg.Client>;
  /** Longest silence of this process, in milliseconds. */
  readonly maxSilenceMs: number;
  /** How far the connections for reads are in use. */
  utilisation(): StoreUtilisation;
  close(): Promise<void>;
}

/**
 * No statement is compiled: PostgreSQL compiles what it thinks costs much, as a search over many entities, and that takes longer
 * than to run it. By a statement, as all settings: between the two there may be a pooler, which takes none as a connection begins.
 */
const prepareConnection = async (client: pg.ClientBase): Promise<void> =>
  void (await client.query('SET jit = off'));

/** A connection that breaks between two statements fails the next one. Unheard, the error would end the process. */
const surviveErrors = (client: pg.ClientBase) => void client.on('error', () => {});

export function openConnections(settings: PostgresSettings): Connections {
  const {
    url,
    maxConnections = defaultMaxConnections,
    deadlineMs = defaultDeadlineMs,
    maxSilenceMs = defaultMaxSilenceMs,
    connectMs = defaultConnectMs,
  } = settings;
  const queryOn = observedBy(settings.aroundStatement);
  const common = {
    connectionString: withLibpqRules(url),
    application_name: 'colophon',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: connectMs,
    types: { getTypeParser },
  };
  const pooled = { ...common, allowExitOnIdle: true, onConnect: prepareConnection };
  const pool = new pg.Pool({ ...pooled, max: maxConnections });
  // To cancel statements of others when all connections are busy with them.
  const control = new pg.Pool({ ...pooled, max: 1 });
  for (const one of [pool, control]) {
    // One that breaks while nobody uses it is replaced by the next that is needed.
    one.on('error', () => {});
    one.on('connect', surviveErrors);
  }

  async function run(
    sql: string,
    parameters: readonly Parameter[],
    bounds: QueryBounds | undefined,
    method: string,
  ): Promise<SqlRow[]> {
    const lent = await lend(bounds, method);
    try {
      return await lent.query(sql, parameters);
    } finally {
      lent.giveBack();
    }
  }

  async function lend(bounds: QueryBounds | undefined, method: string): Promise<LentConnection> {
    const limits = limitsOf(bounds, method, deadlineMs);
    const client = await take();
    const query = queryOn(client);
    let isSpoilt = false;
    const spoil = () => {
      isSpoilt = true;
    };
    return {
      async query(sql, parameters) {
        try {
          return await withinLimits(client, control, limits, () => query(sql, parameters), spoil);
        } catch (error) {
          if (isConnectionFault(error)) spoil();
          throw error;
        }
      },
      giveBack: (isBroken = false) => client.release(isBroken || isSpoilt),
    };
  }

  async function take(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw explainFault(error);
    }
  }

  return {
    read: (sql, parameters = []) => run(sql, parameters, undefined, ''),
    bounded:
      (bounds, method) =>
      (sql, parameters = []) =>
        run(sql, parameters, bounds, method),
    lend,
    async transaction(work) {
      const client = await take();
      let isBroken = false;
      try {
        const query = queryOn(client);
        await query('BEGIN');
        const result = await work(query);
        await query('COMMIT');
        return result;
      } catch (error) {
        // Where even this fails, the server rolls back when the connection is gone.
        await client.query('ROLLBACK').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    queryOn,
    maxSilenceMs,
    async connect(limit) {
      // Statements that follow each other without a wait are sent so.
      const client = new pg.Client({ ...common, pipeline: true });
      surviveErrors(client);
      try {
        await client.connect();
        await prepareConnection(client);
        if (limit !== undefined)
          await client.query('SELECT set_config($1, $2, false)', [
            silenceSettings[limit],
            `${maxSilenceMs}ms`,
          ]);
      } catch (error) {
        await client.end().catch(() => {});
        throw explainFault(error);
      }
      return client;
    },
    utilisation: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: maxConnections,
    }),
    async close() {
      await Promise.all([pool.end(), control.end()]);
    },
  };
}

/** Statements on one connection, one after another. Those without text from outside are prepared once. */
export const queryOn =
  (client: pg.ClientBase): Query =>
  async (sql, parameters = []) => {
    try {
      const result = await client.query({ text: sql, values: parameters.map(toBound) });
      // Several statements at a time have a list of results.
      const last: pg.QueryResult = Array.isArray(result) ? result.at(-1) : result;
      return (last.rows as SqlRow[]).map(fromRow);
    } catch (error) {
      throw explainFault(error);
    }
  };

/** The same, with something around each statement. */
const observedBy = (around: AroundStatement | undefined) =>
  around
    ? (client: pg.ClientBase): Query => {
        const query = queryOn(client);
        return (sql, parameters) => around(describeStatement(sql, client), () => query(sql, parameters));
      }
    : queryOn;

/** Of several statements in one, the first; what is sent together with a COMMIT goes by that name. */
function describeStatement(text: string, client: pg.ClientBase): Statement {
  const { host, port, database } = client as pg.Client;
  const [first = '', ...others] = text.split('; ');
  const sql = others.at(-1) === 'COMMIT' ? 'COMMIT' : first.replace(/^WITH \w+ AS \(/, '');
  const [, table] = /\b(?:FROM|INTO|UPDATE|TRUNCATE)\s+([a-z_]+)\b(?!\()/.exec(sql) ?? [];
  return { operation: /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL', table, database, host, port };
}

const toBound = (parameter: Parameter): unknown =>
  typeof parameter === 'string'
    ? toStored(parameter)
    : Array.isArray(parameter)
      ? parameter.map((item) => (typeof item === 'string' ? toStored(item) : item))
      : parameter;

/** The row as it was bound; its own object is changed. */
function fromRow(row: SqlRow): SqlRow {
  for (const name in row) {
    const value = row[name];
    if (typeof value === 'string' && value.includes('\u0001')) row[name] = fromStored(value);
  }
  return row;
}

/** `sslmode` as PostgreSQL documents it, which the client has another meaning for unless it is asked. */
function withLibpqRules(text: string): string {
  const url = new URL(text);
  if (url.searchParams.has('sslmode') && !url.searchParams.has('uselibpqcompat'))
    url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}

/** After a fault of the server or the network, a connection is of no use any more. */
export const isConnectionFault = (error: unknown): boolean =>
  isStoreError(error) && error.code === 'STORE_UNAVAILABLE';

const silenceSettings = {
  silence: 'idle_session_timeout',
  'silence in a transaction': 'idle_in_transaction_session_timeout',
} as const;

/** Numbers of 64 bits as numbers: offsets, times and counts stay far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}
