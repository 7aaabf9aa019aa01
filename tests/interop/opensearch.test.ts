import { createCatalogue } from '@colophon/catalogue';
import { rankingContract, searchIndexContract, storeTest } from '@colophon/catalogue/testing';
import { registry } from '@colophon/model';
import { createRegistry } from '@colophon/schema';
import { indexedStore } from '@colophon/search-opensearch/testing';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { type OpenSearchServer, startOpenSearch } from './opensearch.ts';

let server: OpenSearchServer;
beforeAll(async () => {
  server = await startOpenSearch();
});
afterAll(() => server?.stop());

const open = () =>
  indexedStore(createSqliteStore(openMemoryDatabase()), server.url, {
    // The fields of the contracts are in no model, and the model of the catalogue takes time to map.
    registry: createRegistry([]),
    prefix: 'contract',
  });

// The promises that the stores keep about their own searches, and the questions that they are asked.
describe('an index in OpenSearch', () => searchIndexContract(storeTest(open)));
describe('ranking in OpenSearch', () =>
  rankingContract(async () => createCatalogue({ registry, store: await open() })));
