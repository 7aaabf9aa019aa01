import type { TableReference } from '../../sql/table-nodes.ts';
import type { KnownTable } from '../sql-common/database.ts';

/** Tables that views have been said to read, so that their names need not be looked up one by one. */
export interface KnownTables {
  /** @param visible Whether its name means it without its schema. */
  add(table: KnownTable, visible: boolean): void;
  get(reference: TableReference): KnownTable | undefined;
  clear(): void;
}

/** Enough for the views of a page, and no more for a hundred thousand tables. */
const limit = 2000;

export function createKnownTables(): KnownTables {
  const tables = new Map<string, KnownTable>();
  const keyOf = (schema: string | undefined, table: string) => JSON.stringify([schema ?? null, table]);
  const set = (key: string, table: KnownTable) => {
    tables.delete(key);
    tables.set(key, table);
    const [oldest] = tables.keys();
    if (tables.size > limit && oldest !== undefined) tables.delete(oldest);
  };
  return {
    add(table, visible) {
      // The same object for both, so that a statement which names it both ways reads one table.
      const known = tables.get(keyOf(table.schema, table.table)) ?? table;
      set(keyOf(table.schema, table.table), known);
      if (visible) set(keyOf(undefined, table.table), known);
    },
    get: ({ schema, table }) => tables.get(keyOf(schema, table)),
    clear: () => tables.clear(),
  };
}
