// The store, over any SQLite engine. The engine of Node is `@colophon/store-sqlite/node`.
export { findDamage } from './find-damage.ts';
export type { MigrationProgress } from './migrations/migration.ts';
export { DatabaseError, needsUpgrade } from './migrations/prepare-tables.ts';
export type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from './sql.ts';
export { createSqliteStore, type SqliteStoreOptions } from './sqlite-store.ts';
