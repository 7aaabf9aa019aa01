import type { BackupFile, BackupOptions } from '@colophon/catalogue';
import type { SqlRow, SqlValue } from '@colophon/store-sql';

export type { SqlRow, SqlValue };

/** A prepared statement. */
export interface SqlStatement {
  run(...parameters: SqlValue[]): void;
  get(...parameters: SqlValue[]): SqlRow | undefined;
  all(...parameters: SqlValue[]): SqlRow[];
  /** Row by row: what is not asked for is not read. The statement must not be used again before the end. */
  iterate(...parameters: SqlValue[]): Iterable<SqlRow>;
}

/**
 * What the store asks of an SQLite engine: `node:sqlite` in Node, SQLite WASM in a browser. It is synchronous, since
 * both are.
 */
export interface SqlDatabase {
  /** Runs statements that return nothing. */
  exec(sql: string): void;
  prepare(sql: string): SqlStatement;
  /**
   * Records in the file that a store uses it, once it is known to be a store's. Only a database in a file has this.
   */
  readonly claim?: () => void;
  /** Copies the database while it is used. Only a database in a file has this. */
  readonly backup?: (options: BackupOptions) => Promise<BackupFile>;
  close(): void;
}
