import type { SourceContext } from '../../definitions/source.ts';
import type { TableReference } from '../../sql/table-nodes.ts';
import type { ColumnRow } from '../sql-common/column-row.ts';
import type { Database, ForeignKeyRow, KnownTable, TableRow } from '../sql-common/database.ts';
import { markOwn } from '../sql-common/own-statement.ts';
import {
  columnsStatement,
  findStatement,
  keysStatement,
  pageSize,
  tablesStatement,
  viewsStatement,
} from './catalogue-statements.ts';
import { columnTypeOf } from './column-type.ts';
import type { MysqlConfig } from './configuration.ts';
import type { Connection, Value } from './connect.ts';
import { accountOf, explainStatement, grantStatement } from './explain-error.ts';
import { readStatements } from './statements-log.ts';

type Row = Readonly<Record<string, Value>>;
const text = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : String(value);

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** A database of a server, read page by page. The connection belongs to the caller. */
export function createMysqlDatabase(
  connection: Connection,
  name: string,
  config: MysqlConfig,
  context: SourceContext,
): Database {
  const { report, signal } = context;
  const account = accountOf(connection.account);
  let timeLimit = 0;

  async function* pages(kind: 'table' | 'view'): AsyncGenerator<TableRow> {
    let last = '';
    for (;;) {
      signal.throwIfAborted();
      const rows = await connection.query(tablesStatement(kind), [name, last]);
      if (rows.length > 0) yield* describe(kind, rows);
      if (rows.length < pageSize) return;
      last = text(rows.at(-1)?.name);
    }
  }

  async function* describe(kind: 'table' | 'view', rows: readonly Row[]): AsyncGenerator<TableRow> {
    const names = rows.map((row) => text(row.name));
    const columns = groupBy(await connection.query(columnsStatement, [name, names]), (row) =>
      text(row.table),
    );
    const keys = groupBy(await connection.query(keysStatement, [name, names]), (row) => text(row.table));
    const definitions = new Map(
      (kind === 'view' ? await connection.query(viewsStatement, [name, names]) : []).map((row) => [
        text(row.name),
        text(row.definition),
      ]),
    );
    for (const row of rows) {
      const table = text(row.name);
      const definition = definitions.get(table);
      if (kind === 'view' && !definition) reportMissingDefinition(table);
      yield {
        schema: name,
        name: table,
        kind,
        // Views have the comment VIEW, or why they cannot be read.
        ...(kind === 'table' && row.comment && { comment: text(row.comment) }),
        columns: (columns.get(table) ?? []).map(columnRow),
        primaryKey: (keys.get(table) ?? [])
          .filter((key) => key.other_table === null)
          .map((key) => text(key.column)),
        foreignKeys: foreignKeys(keys.get(table) ?? []),
        ...(definition && { viewDefinition: definition }),
        ...(row.estimated !== null && { estimatedRows: Number(row.estimated) }),
        ...(row.bytes !== null && { sizeInBytes: Number(row.bytes) }),
      };
    }
  }

  const reportMissingDefinition = (view: string) =>
    report.warn({
      title: 'cannot read the statement of a view',
      message: `The view has no lineage, since the right to see its statement is missing. Run: ${grantStatement(name, account)}`,
      context: `${name}.${view}`,
    });

  async function find(references: readonly TableReference[]): Promise<(KnownTable | undefined)[]> {
    if (references.length === 0) return [];
    const places = references.flatMap(({ schema, table }) => [schema ?? name, table]);
    const rows = await connection.query(findStatement(references.length), places);
    return references.map(({ schema = name, table }) => {
      // Names are compared without case where the server's files are, so the exact one is preferred.
      const fits = (row: Row, fold: (one: string) => string) =>
        fold(text(row.schema)) === fold(schema) && fold(text(row.table)) === fold(table);
      const exact = rows.filter((row) => fits(row, (one) => one));
      const found = exact.length > 0 ? exact : rows.filter((row) => fits(row, (one) => one.toLowerCase()));
      const [first] = found;
      return (
        first && {
          schema: text(first.schema),
          table: text(first.table),
          columns: found.map((row) => text(row.name)),
        }
      );
    });
  }

  return {
    name,
    schemas: async () => [{ name }],
    // Tables first, so that a catalogue knows what a view reads.
    async *tables() {
      yield* pages('table');
      yield* pages('view');
    },
    find,
    queries: () => readStatements(connection, name, config, context),
    async rows(sql, { timeoutSeconds = 0 }) {
      try {
        if (timeLimit !== timeoutSeconds) await connection.setTimeLimit(timeoutSeconds);
        timeLimit = timeoutSeconds;
        return await connection.rows(markOwn(sql));
      } catch (error) {
        throw explainStatement(error, account);
      }
    },
    close: async () => {},
  };
}

const columnRow = (row: Row): ColumnRow => ({
  name: text(row.name),
  nativeType: text(row.type),
  type: columnTypeOf(text(row.type)),
  nullable: row.nullable === 'YES',
  ...(row.comment && { comment: text(row.comment) }),
});

function foreignKeys(rows: readonly Row[]): ForeignKeyRow[] {
  const byName = groupBy(
    rows.filter((row) => row.other_table !== null),
    (row) => text(row.name),
  );
  return [...byName].map(([name, parts]) => ({
    name,
    columns: parts.map((row) => text(row.column)),
    otherSchema: text(parts[0]?.other_schema),
    otherTable: text(parts[0]?.other_table),
    otherColumns: parts.map((row) => text(row.other_column)),
  }));
}
