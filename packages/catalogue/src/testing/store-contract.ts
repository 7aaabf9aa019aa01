import { describe } from 'vitest';
import { changesContract } from './changes-contract.ts';
import { comparisonContract } from './comparison-contract.ts';
import { edgeContract } from './edge-contract.ts';
import { edgeScrollContract } from './edge-scroll-contract.ts';
import { type CreateStore, storeTest } from './fixtures.ts';
import { lineageContract } from './lineage-contract.ts';
import { maintenanceContract } from './maintenance-contract.ts';
import { modelContract } from './model-contract.ts';
import { readContract } from './read-contract.ts';
import { searchContract } from './search-contract.ts';
import { searchFilterContract } from './search-filter-contract.ts';
import { searchScrollContract } from './search-scroll-contract.ts';
import { writeContract } from './write-contract.ts';

/**
 * Every promise of the port `Store`, as tests: each implementation runs them over a store that starts empty.
 *
 * @example
 * storeContract('in memory', async () => createSqliteStore(openMemoryDatabase()));
 */
export function storeContract(name: string, createStore: CreateStore): void {
  const test = storeTest(createStore);
  describe(`store ${name}`, () => {
    describe('write', () => writeContract(test));
    describe('maintenance', () => maintenanceContract(test));
    describe('reading', () => readContract(test));
    describe('model', () => modelContract(test));
    describe('edges', () => edgeContract(test));
    describe('changes', () => changesContract(test));
    describe('scrolling edges', () => edgeScrollContract(test));
    describe('lineage', () => lineageContract(test));
    describe('search', () => searchContract(test));
    describe('filter', () => searchFilterContract(test));
    describe('comparisons', () => comparisonContract(test));
    describe('scroll and browse', () => searchScrollContract(test));
  });
}
