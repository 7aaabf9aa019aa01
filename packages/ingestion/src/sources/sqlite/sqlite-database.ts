import { DatabaseSync } from 'node:sqlite';
import type { SourceContext } from '../../definitions/source.ts';
import type { TableReference } from '../../sql/table-nodes.ts';
import type { Database, ForeignKeyRow, KnownTable, TableRow } from '../sql-common/database.ts';
import { unreadView } from '../sql-common/unread-view.ts';
import { columnTypeOf } from './column-type.ts';
import { type Row, readText } from './read-text.ts';

/** A table or view of a schema, with its columns as JSON. */
const tableOf = (schema: string) => `
  select type, sql,
    (select json_group_array(json_array(name, type, "notnull", pk) order by cid)
      from pragma_table_xinfo(:table, :schema) where hidden <> 1) as columns
  from ${schema}.sqlite_schema where name = :table and type in ('table', 'view')`;

/** Tables first, so that a catalogue knows what a view reads. */
const namesOf = (schema: string) => `
  select name from ${schema}.sqlite_schema
  where type in ('table', 'view') and name not like 'sqlite!_%' escape '!'
  order by type <> 'table', name`;

const foreignKeysOf = `
  select json_group_array(json_array(id, "table", "from", "to") order by id, seq) as keys
  from pragma_foreign_key_list(:table, :schema)`;

/** Opens the file as a database to read. */
export function openSqliteDatabase(path: string, name: string, { report }: SourceContext): Database {
  const connection = new DatabaseSync(path, { readOnly: true });
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const all = (sql: string, parameters: Record<string, string>) =>
    connection.prepare(sql).all(parameters) as Row[];

  const schemaNames = () =>
    all('select name from pragma_database_list order by seq', {}).map((row) => readText(row.name));

  async function* tables(schema: string): AsyncGenerator<TableRow> {
    for (const row of connection.prepare(namesOf(quote(schema))).iterate()) {
      const found = tableRow(schema, readText(row.name));
      if (found) yield found;
    }
  }

  function tableRow(schema: string, table: string): TableRow | undefined {
    try {
      const [row] = all(tableOf(quote(schema)), { schema, table });
      if (!row) return undefined;
      const columns = (JSON.parse(readText(row.columns)) as [string, string, number, number][]).map(
        ([column, nativeType, notNull, key]) => ({ column, nativeType, notNull, key }),
      );
      const isView = row.type === 'view';
      return {
        schema,
        name: table,
        kind: isView ? 'view' : 'table',
        columns: columns.map(({ column, nativeType, notNull, key }) => ({
          name: column,
          nativeType: nativeType || 'ANY',
          type: nativeType === '' ? (isView ? 'string' : 'null') : columnTypeOf(nativeType),
          nullable: notNull === 0 && key === 0,
        })),
        primaryKey: columns
          .filter(({ key }) => key > 0)
          .toSorted((one, other) => one.key - other.key)
          .map(({ column }) => column),
        foreignKeys: isView ? [] : foreignKeys(schema, table),
        ...(isView && { viewDefinition: readText(row.sql) }),
      };
    } catch (error) {
      report.warn({
        title: 'cannot read a table',
        message: `SQLite does not describe it: ${error instanceof Error ? error.message : String(error)}`,
        context: `${schema}.${table}`,
      });
      return unreadView(schema, table);
    }
  }

  function foreignKeys(schema: string, table: string): ForeignKeyRow[] {
    const [row] = all(foreignKeysOf, { schema, table });
    const keys = new Map<number, { otherTable: string; columns: string[]; otherColumns: string[] }>();
    for (const [id, otherTable, from, to] of JSON.parse(readText(row?.keys)) as [
      number,
      string,
      string,
      string | null,
    ][]) {
      const key = keys.get(id) ?? { otherTable, columns: [], otherColumns: [] };
      keys.set(id, key);
      key.columns.push(from);
      // Without a name, the key of the other table is meant.
      key.otherColumns.push(to ?? primaryKeyOf(schema, otherTable)[key.columns.length - 1] ?? from);
    }
    return [...keys].map(([id, key]) => ({ name: `${table}_fk_${id}`, otherSchema: schema, ...key }));
  }

  const primaryKeyOf = (schema: string, table: string): string[] =>
    all('select name from pragma_table_xinfo(:table, :schema) where pk > 0 order by pk', {
      schema,
      table,
    }).map((row) => readText(row.name));

  function find({ schema, table }: TableReference, home: string): KnownTable | undefined {
    const [row] = all(
      'select schema, name from pragma_table_list(:table) order by schema = :schema collate nocase desc limit 1',
      { table, schema: schema ?? home },
    );
    if (!row) return undefined;
    const place = { schema: readText(row.schema), table: readText(row.name) };
    const columns = all(
      'select name from pragma_table_xinfo(:table, :schema) where hidden <> 1 order by cid',
      place,
    );
    return { ...place, columns: columns.map((column) => readText(column.name)) };
  }

  return {
    name,
    schemas: async () => schemaNames().map((schema) => ({ name: schema })),
    tables,
    find: async (references, home) =>
      references.map((reference) => {
        try {
          return find(reference, home);
        } catch {
          // A view that reads itself, or a table that is gone, has no columns; the view is there all the same.
          return undefined;
        }
      }),
    async rows(sql) {
      const statement = connection.prepare(sql);
      statement.setReturnArrays(true);
      // Numbers beyond 2^53 end a statement otherwise.
      statement.setReadBigInts(true);
      return statement.all() as unknown as unknown[][];
    },
    close: async () => connection.close(),
  };
}
