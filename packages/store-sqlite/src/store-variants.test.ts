import {
  cloningStore,
  delayingStore,
  repeatingStore,
  seedOf,
  storeContract,
} from '@colophon/catalogue/testing';
import { openMemoryDatabase } from './node-database.ts';
import { createSqliteStore } from './sqlite-store.ts';

// The contract holds for stores that are further away than a file: what it demands of SQLite is nothing that only a call
// without a pause can keep.

const create = () => createSqliteStore(openMemoryDatabase());
const seed = seedOf('Delays of the store');

storeContract('that delays every call', async () => delayingStore(create(), seed));
storeContract('that repeats each transaction', async () => repeatingStore(create()));
storeContract('of which all arguments and results are copies', async () => cloningStore(create()));
