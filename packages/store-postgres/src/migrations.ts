import { coverageTable, leaderTables, searchCountTable } from './schema.ts';

/** Makes the tables of a version from those of the one before. */
export interface Migration {
  readonly version: number;
  /**
   * Runs while processes of the version before go on with their work: it adds tables and columns, and changes none that they
   * use.
   */
  readonly sql: string;
}

/** In the order of their versions. */
export const migrations: readonly Migration[] = [
  { version: 2, sql: leaderTables },
  { version: 3, sql: searchCountTable },
  { version: 4, sql: coverageTable },
];
