import { identityStoreContract } from '@colophon/auth/testing';
import { storeContract } from '@colophon/catalogue/testing';
import { openPostgresIdentityStore } from '@colophon/store-postgres';
import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

storeContract('in PostgreSQL', () => database.openEmpty());
identityStoreContract('in PostgreSQL', async () => {
  await database.server.query('DROP SCHEMA IF EXISTS colophon_identity CASCADE');
  return openPostgresIdentityStore({ url: database.url });
});
