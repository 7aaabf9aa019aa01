// The store in a PostgreSQL database.
export type { PostgresSettings } from './connection/connections.ts';
export { openPostgresStore } from './postgres-store.ts';
