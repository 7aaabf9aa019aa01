import type { ColumnRow } from './column-row.ts';

/** How a database writes what profiling asks. Each function returns an SQL expression. */
export interface ProfilingDialect {
  /** A name, quoted. */
  quote(name: string): string;
  /** A table, with its schema. Default: both quoted, with a dot between them. */
  table?(schema: string, table: string): string;
  /** The median of a column. Undefined where the database has no function for it: it is left out. */
  median?(column: string): string;
  /** The standard deviation of a sample. Undefined where the database has no function for it: it is left out. */
  standardDeviation?(column: string): string;
  /** The value below which a share of the values lies, such as 0.25. */
  quantile?(column: string, share: number): string;
  /** A value as text. */
  asText(expression: string): string;
  /** Something to select from: about `rows` of the `total` rows of a table. Default: its first rows. */
  sample?(table: string, rows: number, total: number): string;
  /** Whether values of a column can be counted and compared. Default: all but bytes, lists, records and unknown types. */
  canProfile?(column: ColumnRow): boolean;
}
