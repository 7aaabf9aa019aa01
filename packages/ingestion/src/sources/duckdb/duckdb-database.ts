import type { DuckDBConnection } from '@duckdb/node-api';
import type { SourceContext } from '../../definitions/source.ts';
import type { Database, KnownTable, TableRow } from '../sql-common/database.ts';
import { unreadView } from '../sql-common/unread-view.ts';
import {
  describeStatement,
  findStatement,
  namesStatement,
  schemasStatement,
} from './catalogue-statements.ts';
import { columnTypeOf } from './column-type.ts';

/** Number of tables that one statement describes. */
const pageSize = 100;

interface Described {
  readonly name: string;
  readonly comment: string | null;
  readonly estimated: string | null;
  readonly sql: string | null;
  readonly columns:
    | readonly { name: string; type: string; nullable: boolean; comment: string | null }[]
    | null;
  readonly constraints:
    | readonly {
        name: string;
        type: string;
        columns: readonly string[];
        otherTable: string | null;
        otherColumns: readonly string[];
      }[]
    | null;
}

/** A database file that has been opened to read. */
export function createDuckdbDatabase(
  connection: DuckDBConnection,
  name: string,
  { report }: SourceContext,
  close: () => void,
): Database {
  async function ask<Row>(sql: string, values: readonly string[] = []): Promise<readonly Row[]> {
    const reader = await connection.runAndReadAll(sql, [...values]);
    return reader.getRowObjectsJson() as unknown as Row[];
  }

  async function* tables(schema: string): AsyncGenerator<TableRow> {
    const names = (await ask<{ name: string }>(namesStatement, [schema])).map((row) => row.name);
    for (let at = 0; at < names.length; at += pageSize) {
      const page = names.slice(at, at + pageSize);
      const found = await ask<Described>(describeStatement, [schema, JSON.stringify(page)]);
      const described = new Map(found.map((row) => [row.name, row]));
      for (const one of page) {
        const row = described.get(one);
        if (row?.columns) {
          yield tableRow(schema, row);
          continue;
        }
        report.warn({
          title: 'cannot read a table',
          message: 'DuckDB does not describe it: it may be a view of a table that is gone.',
          context: `${schema}.${one}`,
        });
        yield unreadView(schema, one);
      }
    }
  }

  return {
    name,
    async schemas() {
      const rows = await ask<{ name: string; comment: string | null }>(schemasStatement);
      return rows.map((row) => ({ name: row.name, ...(row.comment && { comment: row.comment }) }));
    },
    tables,
    async find(references, home) {
      const found: (KnownTable | undefined)[] = [];
      for (const { table, schema } of references) {
        const [row] = await ask<{ schema: string; name: string; columns: string[] }>(findStatement, [
          table,
          schema ?? '',
          home,
        ]);
        found.push(row && { schema: row.schema, table: row.name, columns: row.columns });
      }
      return found;
    },
    async rows(sql, { signal }) {
      const stop = () => connection.interrupt();
      signal.addEventListener('abort', stop, { once: true });
      try {
        return (await connection.runAndReadAll(sql)).getRowsJson();
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    async close() {
      close();
    },
  };
}

function tableRow(
  schema: string,
  { name, comment, estimated, sql, columns, constraints }: Described,
): TableRow {
  const keys = constraints ?? [];
  return {
    schema,
    name,
    kind: sql === null ? 'table' : 'view',
    ...(comment && { comment }),
    columns: (columns ?? []).map((column) => ({
      name: column.name,
      nativeType: column.type,
      type: columnTypeOf(column.type),
      nullable: column.nullable,
      ...(column.comment && { comment: column.comment }),
    })),
    primaryKey: keys.find(({ type }) => type === 'PRIMARY KEY')?.columns ?? [],
    foreignKeys: keys.flatMap((key) =>
      key.type === 'FOREIGN KEY' && key.otherTable !== null
        ? [
            {
              name: key.name,
              columns: key.columns,
              // DuckDB has no foreign keys between schemas.
              otherSchema: schema,
              otherTable: key.otherTable,
              otherColumns: key.otherColumns,
            },
          ]
        : [],
    ),
    ...(sql !== null && { viewDefinition: sql }),
    ...(estimated !== null && { estimatedRows: Number(estimated) }),
  };
}
