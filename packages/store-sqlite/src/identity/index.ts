// The identity store, in a file of its own. It is Node's alone: no browser keeps credentials.
export { identityFileName, openIdentityStore } from './open-identity-store.ts';
export { createSqliteIdentityStore } from './sqlite-identity-store.ts';
