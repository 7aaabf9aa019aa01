import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { MysqlOptions } from './connection-options.ts';
import { explainConnection } from './explain-error.ts';

/** A value as text; bytes as they are. */
export type Value = string | number | Uint8Array | null;

/** A connection that only reads. */
export interface Connection {
  /** The account as the server knows it: `reader@%`. */
  readonly account: string;
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, Value>[]>;
  /** Rows of a statement, as lists. */
  rows(sql: string): Promise<Value[][]>;
  /** Limits the time of the next statements; 0 for none. */
  setTimeLimit(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to a server.
 *
 * @throws SourceError that says what to do: wrong password, no such database, no right to connect.
 */
export async function connect(options: MysqlOptions, signal: AbortSignal): Promise<Connection> {
  try {
    const client = await mysql.createConnection({
      ...options.client,
      ...(options.database !== undefined && { database: options.database }),
    });
    // What breaks a connection shows at the next statement, too.
    client.on('error', () => {});
    const stop = () => client.destroy();
    signal.addEventListener('abort', stop, { once: true });
    await client.query("set session transaction read only, sql_mode = '', time_zone = '+00:00'").catch(() =>
      // MariaDB takes them one by one.
      client.query('set session transaction read only').then(() => client.query("set time_zone = '+00:00'")),
    );
    const [[about]] = await client.query<RowDataPacket[]>(
      'select current_user() as account, version() as version',
    );
    const isMariadb = String(about?.version).includes('MariaDB');
    return {
      account: String(about?.account),
      query: async (sql, values = []) => (await client.query<RowDataPacket[]>(sql, [...values]))[0],
      rows: async (sql) =>
        (await client.query<RowDataPacket[]>({ sql, rowsAsArray: true }))[0] as unknown as Value[][],
      async setTimeLimit(seconds) {
        await client.query(
          isMariadb
            ? `set session max_statement_time = ${Number(seconds)}`
            : `set session max_execution_time = ${Math.round(seconds * 1000)}`,
        );
      },
      async close() {
        signal.removeEventListener('abort', stop);
        // A broken connection cannot be closed again.
        await client.end().catch(() => {});
      },
    };
  } catch (error) {
    throw explainConnection(error, options);
  }
}
