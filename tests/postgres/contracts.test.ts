import { identityStoreContract } from '@colophon/auth/testing';
import { createCatalogue } from '@colophon/catalogue';
import { rankingContract, storeContract } from '@colophon/catalogue/testing';
import { registry } from '@colophon/model';
import { openPostgresIdentityStore } from '@colophon/store-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { startTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

storeContract('in PostgreSQL', () => database.openEmpty());
describe('ranking in PostgreSQL', () =>
  rankingContract(async () => createCatalogue({ registry, store: await database.openEmpty() })));
identityStoreContract('in PostgreSQL', async () => {
  await database.server.query('DROP SCHEMA IF EXISTS colophon_identity CASCADE');
  return openPostgresIdentityStore({ url: database.url });
});
