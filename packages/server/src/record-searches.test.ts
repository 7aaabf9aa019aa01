import type { DailySearchCount } from '@colophon/catalogue';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { recordSearches } from './record-searches.ts';

const today = new Date().toISOString().slice(0, 10);
const everything = { from: '2000-01-01', until: '2999-12-31', limit: 10 };

const count = (day: string): DailySearchCount => ({
  ...{ day, text: 'orders', searches: 1, empty: 0, filtered: 0, opened: 0, places: 0 },
});
const fail = (error: unknown): never => {
  throw error;
};

async function storeWithCounts() {
  const store = createSqliteStore(openMemoryDatabase());
  await store.addSearchCounts([count('2001-01-01'), count(today)]);
  const days = async () => (await store.searchStatistics(everything)).days.map(({ day }) => day);
  return { store, days };
}

it('removes counts whose time is over, and writes what waits when it is closed', async () => {
  const { store, days } = await storeWithCounts();
  const { tracking, close } = await recordSearches(store, undefined, fail);
  expect(await days()).toEqual([today]);
  tracking?.add({ kind: 'searched', query: 'customers', total: 1, isFiltered: false });
  tracking?.add({ kind: 'searched', query: 'colophon_pat_0123456789', total: 0, isFiltered: false });
  await close();
  expect((await store.searchStatistics(everything)).top.map(({ text }) => text)).toEqual([
    'customers',
    'orders',
  ]);
});

it('records nothing with 0 days, and removes what was recorded', async () => {
  const { store, days } = await storeWithCounts();
  const { tracking, close } = await recordSearches(store, 0, fail);
  expect(tracking).toBeUndefined();
  await close();
  expect(await days()).toEqual([]);
});
