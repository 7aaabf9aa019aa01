import pg from 'pg';
import type { ConnectionOptions } from './connection-options.ts';
import { explainConnection } from './explain-error.ts';

/** A connection that only reads. */
export interface Connection {
  /** Rows of a statement, as objects of text: nothing is parsed. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Record<string, string | null>[]>;
  /** Rows of a statement, as lists of text. */
  rows(sql: string): Promise<(string | null)[][]>;
  /** Limits the time of the next statements. */
  setTimeLimit(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Time after which the server ends a statement that reads its catalogue. */
export const catalogueTimeLimitMs = 600_000;

// A session that cannot write, and that prints values the same everywhere.
const setUp = `set default_transaction_read_only = on; set statement_timeout = ${catalogueTimeLimitMs};
  set datestyle = iso; set intervalstyle = iso_8601; set timezone = 'UTC'; set bytea_output = hex`;

const asText = { getTypeParser: () => (value: string | null) => value } as unknown as pg.CustomTypesConfig;

/**
 * Connects to one database of a server.
 *
 * @throws SourceError that says what to do: wrong password, no such database, no right to connect.
 */
export async function connect(
  options: ConnectionOptions,
  database: string,
  signal: AbortSignal,
): Promise<Connection> {
  const client = await open(options, database).catch((error: unknown) => {
    throw explainConnection(error, options, database);
  });
  // What breaks a connection shows at the next statement, too.
  client.on('error', () => {});
  const stop = () =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  signal.addEventListener('abort', stop, { once: true });
  return {
    query: async (text, values = []) =>
      (await client.query({ text, values: [...values], types: asText })).rows,
    rows: async (text) => (await client.query({ text, rowMode: 'array', types: asText })).rows,
    setTimeLimit: async (milliseconds) => {
      await client.query(`set statement_timeout = ${Math.round(milliseconds)}`);
    },
    async close() {
      signal.removeEventListener('abort', stop);
      // A broken connection cannot be closed again.
      await client.end().catch(() => {});
    },
  };
}

async function open(options: ConnectionOptions, database: string): Promise<pg.Client> {
  try {
    return await openOnce({ ...options.client, database });
  } catch (error) {
    const hasNoTls = error instanceof Error && error.message.includes('does not support SSL');
    if (!options.mayFallBack || !hasNoTls) throw error;
    return openOnce({ ...options.client, database, ssl: false });
  }
}

async function openOnce(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // A connection that breaks between two queries fails the next one. Unheard, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(setUp);
    const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
    // Bytes of any encoding: the server would refuse to send those that are not UTF-8, and here they show as \ufffd.
    if (rows[0]?.server_encoding === 'SQL_ASCII') await client.query("set client_encoding = 'SQL_ASCII'");
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
