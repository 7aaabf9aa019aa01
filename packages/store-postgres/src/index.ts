// The store in a PostgreSQL database.
export { describeUrl } from './connection/explain-start.ts';
export type { AroundStatement, PostgresSettings, Statement } from './connection/connections.ts';
export { openPostgresStore } from './postgres-store.ts';
export type { ReplicaSettings, ReplicaStatus } from './replica/open-replica.ts';
export { replicaTimes } from './replica/replica-times.ts';
export { openPostgresIdentityStore } from './identity/postgres-identity-store.ts';
export { outcomeUnknown } from './write/commit-mark.ts';
export { commitLock } from './write/locks.ts';
