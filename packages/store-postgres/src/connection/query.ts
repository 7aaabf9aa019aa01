import type { SqlRow } from '@colophon/store-sql';

/** What is bound to a statement; lists are arrays of PostgreSQL. */
export type Parameter = string | number | boolean | null | readonly (string | number | boolean | null)[];

/**
 * Runs one statement and returns its rows; of several, which have no parameters, those of the last one.
 *
 * @throws StoreError for faults of the server that the catalogue knows.
 */
export type Query = (sql: string, parameters?: readonly Parameter[]) => Promise<SqlRow[]>;
