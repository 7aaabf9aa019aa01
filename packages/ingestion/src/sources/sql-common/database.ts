import type { Dialect } from '../../sql/dialects.ts';
import type { TableReference } from '../../sql/table-nodes.ts';
import type { ColumnRow } from './column-row.ts';
import type { ProfilingDialect } from './profiling-dialect.ts';

/** A foreign key as the catalogue of a database has it. */
export interface ForeignKeyRow {
  readonly name: string;
  readonly columns: readonly string[];
  /** Schema of the other table. */
  readonly otherSchema: string;
  readonly otherTable: string;
  readonly otherColumns: readonly string[];
}

/** What a table is to its database. */
export type TableKind = 'table' | 'view' | 'materialized view';

/** A table or view with all that the catalogue of its database says about it. */
export interface TableRow {
  readonly schema: string;
  readonly name: string;
  readonly kind: TableKind;
  readonly comment?: string | undefined;
  readonly columns: readonly ColumnRow[];
  /** Columns of the primary key, in order of the key; empty if there is none. */
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKeyRow[];
  /** The statement that defines a view; undefined if the database does not show it. */
  readonly viewDefinition?: string | undefined;
  /** Number of rows as the database estimates it, for quotas of profiling. */
  readonly estimatedRows?: number | undefined;
  /** Size on disk. */
  readonly sizeInBytes?: number | undefined;
  /** Whether it exists, and the database could not describe it. Then nothing is written about it. */
  readonly isUnread?: boolean;
  /** What else the source has to say, as custom properties. */
  readonly properties?: Readonly<Record<string, string>>;
}

/** A schema of a database. */
export interface SchemaRow {
  readonly name: string;
  readonly comment?: string | undefined;
}

/** A table with the names of its columns, which resolve `*` and names that are not qualified. */
export interface KnownTable {
  /** Undefined for a table of the same database. */
  readonly database?: string | undefined;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** A statement that the database has run. */
export interface LoggedQuery {
  readonly sql: string;
  /** Id in a log that counts how often a statement was run since it was reset; undefined for a log of single runs. */
  readonly id?: string | undefined;
  readonly user?: string | undefined;
  /** Milliseconds since the epoch of the last run; undefined if the database does not keep it. */
  readonly time?: number | undefined;
  /** How often it was run. */
  readonly count: number;
  /** Schema against which names are resolved. */
  readonly schema?: string | undefined;
}

/** One database, read by few statements for all of its tables. */
export interface Database {
  readonly name: string;
  /** Its schemas, in order of their names. With two levels, one schema whose name is that of the database. */
  schemas(): Promise<readonly SchemaRow[]>;
  /**
   * The tables and views of a schema, one after the other: the whole list is never in memory.
   *
   * @throws SourceError when the schema cannot be read. What is wrong with one table is reported.
   */
  tables(schema: string): AsyncIterable<TableRow>;
  /** The tables that names in a view of `schema` mean; undefined for each that does not exist. */
  find(references: readonly TableReference[], schema: string): Promise<readonly (KnownTable | undefined)[]>;
  /** Rows of a statement that profiling has built, each value as the driver returns it. */
  rows(
    sql: string,
    options: { readonly signal: AbortSignal; readonly timeoutSeconds?: number },
  ): Promise<readonly (readonly unknown[])[]>;
  /** Statements from a log; undefined without one. */
  queries?(): AsyncIterable<LoggedQuery>;
  close(): Promise<void>;
}

/** A database system, opened for reading: what a source implements for its dialect. */
export interface DatabaseSystem {
  /** Id of the platform: `postgres`. */
  readonly platform: string;
  /** Dialect in which its views are parsed. */
  readonly dialect: Dialect;
  /** 3: database, schema, table. 2: database and table, as in MySQL. */
  readonly levels: 2 | 3;
  /** Whether the database is part of the name of a dataset where there are three levels. Default true. */
  readonly databaseInName?: boolean;
  /** How it writes what profiling asks. */
  readonly profiling: ProfilingDialect;
  /** The databases to read, each opened when its turn comes, and closed by the caller. */
  databases(): AsyncIterable<Database>;
  close(): Promise<void>;
}
