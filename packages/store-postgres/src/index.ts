// The store in a PostgreSQL database.
export { describeUrl } from './connection/explain-start.ts';
export type { PostgresSettings } from './connection/connections.ts';
export { openPostgresStore } from './postgres-store.ts';
export { openPostgresIdentityStore } from './identity/postgres-identity-store.ts';
export { commitLock } from './write/writer.ts';
