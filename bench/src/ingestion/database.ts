import pg from 'pg';
import { startPostgresServer } from '../postgres/server.ts';

/** A PostgreSQL server with a database of tables and views. */
export interface Database {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** Columns of each table, of five types. */
export const columnsPerTable = 50;

const types = ['integer', 'varchar(100)', 'numeric(10, 2)', 'timestamp', 'boolean'];

/** Starts PostgreSQL with a database `bench` of tables with a key and comments, and views that join two of them each. */
export async function startDatabase(tables: number, views: number): Promise<Database> {
  // A statement with 10,000 tables holds a lock for each.
  const flags = ['-c', 'max_locks_per_transaction=2048', '-c', 'fsync=off'];
  const server = await startPostgresServer({ flags });
  const url = await server.create('bench');
  const client = new pg.Client(url);
  await client.connect();
  for (let i = 0; i < tables; i++) await client.query(tableStatements(i));
  for (let i = 0; i < views; i++) await client.query(viewStatement(i, tables));
  await client.end();
  const { port, username, password } = new URL(url);
  return { port: Number(port), user: username, password, stop: server.stop };
}

function tableStatements(index: number): string {
  const columns = Array.from(
    { length: columnsPerTable - 1 },
    (_, column) => `c${column + 1} ${types[column % types.length]}`,
  );
  return `create table t${index} (id bigint primary key, ${columns.join(', ')});
    comment on table t${index} is 'Table ${index}'; comment on column t${index}.c1 is 'The first';`;
}

function viewStatement(index: number, tables: number): string {
  const columns = Array.from(
    { length: 20 },
    (_, column) => `${column % 2 ? 'a' : 'b'}.c${column + 1} as v${column}`,
  );
  return `create view v${index} as select a.id, ${columns.join(', ')}, sum(b.c3) over (partition by a.c1) as total
    from t${index % tables} a join t${(index * 7 + 1) % tables} b on a.id = b.id where a.c1 > 0`;
}
