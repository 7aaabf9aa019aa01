import { describe } from 'vitest';
import { administrationContract } from './administration-contract.ts';
import { changeLogContract } from './change-log-contract.ts';
import { comparisonContract } from './comparison-contract.ts';
import { deletionContract } from './deletion-contract.ts';
import { edgeContract } from './edge-contract.ts';
import { edgeScrollContract } from './edge-scroll-contract.ts';
import { type CreateStore, type StoreTest, storeTest } from './fixtures.ts';
import { lineageContract } from './lineage-contract.ts';
import { readContract } from './read-contract.ts';
import { searchContract } from './search-contract.ts';
import { searchFilterContract } from './search-filter-contract.ts';
import { searchScrollContract } from './search-scroll-contract.ts';
import { timeseriesStoreContract } from './timeseries-store-contract.ts';
import { writeContract } from './write-contract.ts';

export { type ComparisonCase, comparisonCases } from './comparison-cases.ts';
export { type CreateStore, type StoreTest, storeTest } from './fixtures.ts';
export { rankingContract } from './ranking-contract.ts';
export { cloningStore } from './stores/cloning-store.ts';
export { delayingStore } from './stores/delaying-store.ts';
export { followingIndex, laggingStore } from './stores/lagging-store.ts';
export { createRandom, seedOf } from './stores/random.ts';
export { repeatingStore } from './stores/repeating-store.ts';

// The promises of each port, as tests. They write through the store that the port belongs to.
export { administrationContract, changeLogContract, timeseriesStoreContract };

export function aspectStoreContract(test: StoreTest): void {
  describe('writing', () => writeContract(test));
  describe('reading', () => readContract(test));
  describe('deleting', () => deletionContract(test));
}

export function searchIndexContract(test: StoreTest): void {
  describe('search', () => searchContract(test));
  describe('filter', () => searchFilterContract(test));
  describe('comparisons', () => comparisonContract(test));
  describe('scroll and browse', () => searchScrollContract(test));
}

export function graphIndexContract(test: StoreTest): void {
  describe('edges', () => edgeContract(test));
  describe('scrolling edges', () => edgeScrollContract(test));
  describe('lineage', () => lineageContract(test));
}

/**
 * Every promise of the ports together, as tests: each implementation runs them over a store that starts empty.
 *
 * @example
 * storeContract('in memory', async () => createSqliteStore(openMemoryDatabase()));
 */
export function storeContract(name: string, createStore: CreateStore): void {
  const test = storeTest(createStore);
  describe(`store ${name}`, () => {
    describe('AspectStore', () => aspectStoreContract(test));
    describe('ChangeLog', () => changeLogContract(test));
    describe('SearchIndex', () => searchIndexContract(test));
    describe('GraphIndex', () => graphIndexContract(test));
    describe('TimeseriesStore', () => timeseriesStoreContract(test));
    describe('StoreAdministration', () => administrationContract(test));
  });
}
