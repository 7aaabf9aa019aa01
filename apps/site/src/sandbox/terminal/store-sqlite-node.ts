import type { WasmDatabase, WasmSqlite } from '@colophon/store-sqlite/wasm';

let sqlite: WasmSqlite | undefined;

/** Gives the command line the SQLite that is loaded. */
export function provideSqlite(loaded: WasmSqlite): void {
  sqlite = loaded;
}

/** The only part of `@colophon/store-sqlite/node` that needs no file. */
export function openMemoryDatabase(): WasmDatabase {
  if (!sqlite) throw new Error('SQLite is not loaded.');
  return sqlite.open();
}
