// The store, over any SQLite engine. The engine of Node is `@colophon/store-sqlite/node`.
export { findDamage } from './find-damage.ts';
export type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from './sql.ts';
export { createSqliteStore, DatabaseError } from './sqlite-store.ts';
