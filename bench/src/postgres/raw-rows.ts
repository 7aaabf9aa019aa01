import pg from 'pg';

/** The tables that a write changes, in the order in which raw rows are inserted. */
const tables = ['entity', 'aspect', 'log', 'search_value', 'search_long', 'search_text', 'edge'] as const;

/** Rows of one transaction, by table: for each column its type and its values. */
type RawRows = readonly {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly values: unknown[] }[];
}[];

/** Reads what a store has written, and inserts the same into a copy of its tables with nothing but `pg`. */
export interface RawRowsReader {
  /** The rows that came since the last call. */
  read(): Promise<RawRows>;
  close(): Promise<void>;
}

/** @param url Of a database with the tables of a store, which nobody else writes to between two calls. */
export async function openRawRows(url: string): Promise<RawRowsReader> {
  const client = new pg.Client(url);
  await client.connect();
  const types = await columnTypes(client);
  const last = { entity: 0, log: 0 };
  const conditions: Readonly<Record<(typeof tables)[number], () => string>> = {
    entity: () => `id > ${last.entity}`,
    aspect: () => `entity_id > ${last.entity}`,
    log: () => `log_offset > ${last.log}`,
    search_value: () => `entity_id > ${last.entity}`,
    search_long: () => `entity_id > ${last.entity}`,
    search_text: () => `entity_id > ${last.entity}`,
    edge: () => `owner > ${last.entity}`,
  };
  return {
    async read() {
      const rows = [];
      for (const table of tables) {
        const columns = types.get(table) ?? [];
        const list = columns.map(({ name }) => `"${name}"::text`).join(', ');
        const found = await client.query({
          text: `SELECT ${list} FROM ${table} WHERE ${conditions[table]()}`,
          rowMode: 'array',
        });
        rows.push({
          table,
          columns: columns.map((column, place) => ({
            ...column,
            values: found.rows.map((row: unknown[]) => row[place]),
          })),
        });
      }
      const { rows: heads } = await client.query(
        'SELECT (SELECT max(id) FROM entity) AS entity, (SELECT max(log_offset) FROM log) AS log',
      );
      last.entity = Number(heads[0].entity);
      last.log = Number(heads[0].log);
      return rows;
    },
    close: () => client.end(),
  };
}

async function columnTypes(client: pg.Client) {
  const { rows } = await client.query(
    `SELECT table_name, column_name, udt_name FROM information_schema.columns WHERE table_schema = 'public'
     ORDER BY table_name, ordinal_position`,
  );
  const types = new Map<string, { readonly name: string; readonly type: string }[]>();
  for (const row of rows) {
    const columns = types.get(row.table_name) ?? [];
    columns.push({ name: row.column_name, type: row.udt_name });
    types.set(row.table_name, columns);
  }
  return types;
}

/** Inserts rows in one transaction, a statement for each table. */
export async function insertRaw(client: pg.Client, rows: RawRows): Promise<void> {
  await client.query('BEGIN');
  for (const { table, columns } of rows) {
    if (columns[0]?.values.length === 0) continue;
    // An array of vectors has no text form that is quick to make.
    const arrays = columns
      .map(({ type }, i) => `$${i + 1}::${type === 'tsvector' ? 'text' : type}[]`)
      .join(', ');
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns
      .map(({ name, type }) => (type === 'tsvector' ? `n."${name}"::tsvector` : `n."${name}"`))
      .join(', ');
    await client.query({
      text: `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM unnest(${arrays}) AS n (${names})`,
      values: columns.map((column) => column.values),
    });
  }
  await client.query('COMMIT');
}
