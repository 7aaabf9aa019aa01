import type { Postgres } from '../support/postgres.ts';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly nullable: boolean;
  /** The type as PostgreSQL writes it, such as `character varying(255)`. */
  readonly type: string;
}

export interface Constraint {
  readonly table: string;
  readonly name: string;
  /** In the order of the constraint. */
  readonly columns: readonly string[];
}

export interface ForeignKey extends Constraint {
  readonly foreignTable: string;
  readonly foreignColumns: readonly string[];
}

/** What a database says of itself. */
export interface DatabaseSchema {
  readonly tables: readonly string[];
  readonly views: readonly string[];
  readonly columns: readonly Column[];
  readonly primaryKeys: readonly Constraint[];
  readonly foreignKeys: readonly ForeignKey[];
}

/** Reads the schema `public` from PostgreSQL's own catalogue. */
export async function readInformationSchema(database: Postgres): Promise<DatabaseSchema> {
  const relations = await database.query<{ name: string; kind: string }>(`
    SELECT table_name AS name, table_type AS kind FROM information_schema.tables
    WHERE table_schema = 'public' ORDER BY 1`);
  const namesOf = (kind: string) =>
    relations.filter((relation) => relation.kind === kind).map(({ name }) => name);
  return {
    tables: namesOf('BASE TABLE'),
    views: namesOf('VIEW'),
    columns: await database.query<Column>(`
      SELECT c.table_name AS table, c.column_name AS name, c.is_nullable = 'YES' AS nullable,
             format_type(a.atttypid, a.atttypmod) AS type
      FROM information_schema.columns c
      JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
      WHERE c.table_schema = 'public' ORDER BY c.table_name, c.ordinal_position`),
    primaryKeys: await database.query<Constraint>(keys('p')),
    foreignKeys: await database.query<ForeignKey>(keys('f')),
  };
}

/** The columns of `pg_constraint` are arrays of numbers, which are put back into names in their order. */
const keys = (kind: 'p' | 'f') => `
  SELECT conrelid::regclass::text AS table, conname AS name, ${columnNames('conrelid', 'conkey')} AS columns
         ${kind === 'f' ? `, confrelid::regclass::text AS "foreignTable", ${columnNames('confrelid', 'confkey')} AS "foreignColumns"` : ''}
  FROM pg_constraint WHERE contype = '${kind}' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;

const columnNames = (relation: string, numbers: string) => `ARRAY(
  SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS n(number, place)
  JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = n.number ORDER BY place)`;
