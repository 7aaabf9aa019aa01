import type { ForeignKeyRow, KnownTable, TableKind, TableRow } from '../sql-common/database.ts';
import { columnTypeOf, nativeTypeOf } from './column-type.ts';

type Row = Readonly<Record<string, string | null>>;

const kinds: Readonly<Record<string, TableKind>> = { v: 'view', m: 'materialized view' };

const parse = <T>(text: string | null | undefined): T[] => (text ? (JSON.parse(text) as T[]) : []);

/** A row of the statement of tables, as the port has it. */
export function parseTableRow(schema: string, row: Row): TableRow {
  const columns = parse<[string, string, boolean, string, string | null, string | null]>(row.columns);
  return {
    schema,
    name: row.name ?? '',
    kind: kinds[row.kind ?? ''] ?? 'table',
    comment: row.comment ?? undefined,
    columns: columns.map(([name, typeName, notNull, kind, base, comment]) => {
      const type = { name: typeName, kind, base };
      return {
        name,
        nativeType: nativeTypeOf(type),
        type: columnTypeOf(type),
        nullable: !notNull,
        comment: comment ?? undefined,
      };
    }),
    primaryKey: parse<string>(row.primary_key),
    foreignKeys: parse<[string, string, string, string[], string[]]>(row.foreign_keys).map(
      ([name, otherSchema, otherTable, from, to]): ForeignKeyRow => ({
        name,
        columns: from,
        otherSchema,
        otherTable,
        otherColumns: to,
      }),
    ),
    viewDefinition: row.definition ?? undefined,
    estimatedRows: Number(row.rows),
    ...(row.bytes && { sizeInBytes: Number(row.bytes) }),
  };
}

/** The tables that a view reads, as the database keeps track of them. Its statement names their columns in full. */
export const readsOf = (row: Row): { known: KnownTable; visible: boolean }[] =>
  parse<[string, string, boolean]>(row.reads).map(([schema, table, visible]) => ({
    known: { schema, table, columns: [] },
    visible,
  }));
