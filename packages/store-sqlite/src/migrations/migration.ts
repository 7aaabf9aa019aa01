import type { SqlDatabase } from '../sql.ts';

/** Brings the tables from the version before to the next one. */
export interface Migration {
  /** Version of the tables afterwards. */
  readonly version: number;
  /** What it does, for the output of the start: "add headers to the change log". */
  readonly title: string;
  /** Changes the tables, in one transaction; the caller has opened it. */
  change(database: SqlDatabase): void;
  /**
   * Rewrites some of the rows, where there are too many for one transaction. Called again, each time in a transaction
   * with what it returned, until it returns nothing; after a crash it continues with what was committed last.
   */
  step?(database: SqlDatabase, position: MigrationPosition | undefined): MigrationPosition | undefined;
}

/** How far the rows are rewritten. */
export interface MigrationPosition {
  /** Where to continue; JSON. */
  readonly next: string | number;
  /** Rows rewritten, of how many. */
  readonly done: number;
  readonly total: number;
}

/** Reported when a migration begins, and after each of its steps. */
export interface MigrationProgress extends Pick<Migration, 'version' | 'title'> {
  /** Rows rewritten; absent where the tables alone are changed. */
  readonly rows?: { readonly done: number; readonly total: number };
}
