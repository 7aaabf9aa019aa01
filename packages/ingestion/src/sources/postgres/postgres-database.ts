import { SourceError } from '../../definitions/errors.ts';
import type { SourceContext } from '../../definitions/source.ts';
import type { TableReference } from '../../sql/table-nodes.ts';
import type { Database, KnownTable, LoggedQuery, TableRow } from '../sql-common/database.ts';
import { markOwn } from '../sql-common/own-statement.ts';
import { findStatement, pageSize, schemasStatement, tablesStatement } from './catalogue-statements.ts';
import type { Connection } from './connect.ts';
import { createKnownTables } from './known-tables.ts';
import { parseTableRow, readsOf } from './parse-table-row.ts';

/** What is asked for beside the catalogue. */
export interface PostgresDatabaseOptions {
  /** Whether sizes on disk are wanted: they cost a look at the files of each table. */
  readonly withSizes: boolean;
  /** Statements that it has run; undefined if they are not wanted. */
  readonly queries?: (() => AsyncIterable<LoggedQuery>) | undefined;
  /** Says why a statement failed, with the right that it lacked. */
  explain(error: unknown): unknown;
}

/** A database of PostgreSQL, read page by page. */
export function createPostgresDatabase(
  connection: Connection,
  name: string,
  { withSizes, queries, explain }: PostgresDatabaseOptions,
  { report, signal }: SourceContext,
): Database {
  const known = createKnownTables();
  let timeLimit: number | undefined;

  async function* tables(schema: string): AsyncGenerator<TableRow> {
    // Tables first, so that a catalogue knows what a view reads.
    yield* pages(schema, ['r', 'p', 'f']);
    yield* pages(schema, ['v', 'm']);
  }

  async function* pages(schema: string, kinds: readonly string[]): AsyncGenerator<TableRow> {
    let last = '';
    let retries = 0;
    for (;;) {
      signal.throwIfAborted();
      let rows: Record<string, string | null>[];
      try {
        rows = await connection.query(tablesStatement, [schema, last, kinds, withSizes]);
      } catch (error) {
        // Something was dropped while the page was read: what is left can be read again.
        if (retries++ >= 3 || (error as { code?: string }).code !== 'XX000') throw explain(error);
        report.count('pages_read_again');
        continue;
      }
      // A name that is no UTF-8 is not sent back as it was, and the next page would be this one again.
      if (rows.length > 0 && rows.at(-1)?.name === last)
        throw new SourceError(
          `The tables of ${schema} after ${last} cannot be read: their names are no UTF-8`,
        );
      for (const row of rows) {
        last = row.name ?? '';
        for (const table of readsOf(row)) known.add(table.known, table.visible);
        yield parseTableRow(schema, row);
      }
      if (rows.length < pageSize) return;
    }
  }

  async function find(references: readonly TableReference[]): Promise<(KnownTable | undefined)[]> {
    const found = references.map((reference) => known.get(reference));
    const missing = references.map((_, index) => index).filter((index) => found[index] === undefined);
    // Another database cannot be asked, and PostgreSQL cannot read from one either.
    const own = missing.filter((index) => (references[index]?.database ?? name) === name);
    if (own.length === 0) return found;
    const rows = await connection.query(findStatement, [
      own.map((index) => references[index]?.schema ?? null),
      own.map((index) => references[index]?.table),
    ]);
    for (const row of rows) {
      const index = own[Number(row.position) - 1];
      if (index === undefined || row.schema === null || row.name === null) continue;
      found[index] = {
        schema: row.schema ?? '',
        table: row.name ?? '',
        columns: JSON.parse(row.columns ?? '[]') as string[],
      };
    }
    return found;
  }

  return {
    name,
    async schemas() {
      const rows = await connection.query(schemasStatement);
      return rows.map((row) => ({ name: row.name ?? '', comment: row.comment ?? undefined }));
    },
    tables,
    find,
    async rows(sql, { timeoutSeconds }) {
      try {
        const wanted = timeoutSeconds === undefined ? 0 : timeoutSeconds * 1000;
        if (timeLimit !== wanted) await connection.setTimeLimit(wanted);
        timeLimit = wanted;
        return await connection.rows(markOwn(sql));
      } catch (error) {
        throw explain(error);
      }
    },
    ...(queries && {
      queries() {
        // Statements of a log need the columns of the tables, which views do not.
        known.clear();
        return queries();
      },
    }),
    close: () => connection.close(),
  };
}
