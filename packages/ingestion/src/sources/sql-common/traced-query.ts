import type { Lineage } from '../../sql/lineage.ts';
import type { KnownTable, LoggedQuery } from './database.ts';

/** A statement of the log with what it reads and writes, of the tables that the patterns allow. */
export interface TracedQuery {
  readonly query: LoggedQuery;
  readonly lineage: Lineage<KnownTable>;
  /** How often it was run since the last run of the recipe. */
  readonly runs: number;
}
