import { expect, it } from 'vitest';
import type { DailySearchCount, SearchCountStore } from '../ports/search-counts.ts';
import { createSearchRecorder, type SearchRecorderOptions } from './search-recorder.ts';

const noon = Date.UTC(2026, 10, 30, 12);
const dayMs = 86_400_000;

/** A recorder over a store that only remembers what it was asked to do. */
function record(options: Partial<SearchRecorderOptions> = {}) {
  const added: DailySearchCount[] = [];
  const asked: unknown[] = [];
  const store: SearchCountStore = {
    addSearchCounts: async (counts) => void added.push(...counts),
    async searchStatistics(query) {
      asked.push(query);
      return { days: [], top: [], empty: [] };
    },
    removeSearchCounts: async (before) => void asked.push(before),
  };
  return { added, asked, recorder: createSearchRecorder({ store, now: () => noon, days: 90, ...options }) };
}

const searched = (query: string, total = 1) =>
  ({ kind: 'searched', query, total, isFiltered: false }) as const;

it('writes what waits in one go, added up by text', async () => {
  const { recorder, added } = record();
  recorder.add(searched('Orders'));
  recorder.add({ ...searched(' orders', 0), isFiltered: true });
  recorder.add({ kind: 'opened', query: 'ORDERS', place: 3 });
  recorder.add(searched('*'));
  await recorder.flush();
  await recorder.flush();
  expect(added).toEqual([
    { day: '2026-11-30', text: 'orders', searches: 2, empty: 1, filtered: 1, opened: 1, places: 3 },
  ]);
});

it('counts a search on the day on which it was made', async () => {
  let time = noon;
  const { recorder, added } = record({ now: () => time });
  recorder.add(searched('a'));
  time += dayMs;
  recorder.add(searched('a'));
  await recorder.flush();
  expect(added.map(({ day, searches }) => [day, searches])).toEqual([
    ['2026-11-30', 1],
    ['2026-12-01', 1],
  ]);
});

it('lets no more texts wait than it may, and keeps no secret', async () => {
  const { recorder, added } = record({ maxPending: 2, isSecret: (query) => query.includes('colophon_') });
  for (const query of ['colophon_abc', 'a', 'b', 'c', 'a']) recorder.add(searched(query));
  await recorder.flush();
  expect(added.map(({ text, searches }) => [text, searches])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

it('tries again what could not be written', async () => {
  const faults: unknown[] = [];
  let isBroken = true;
  const added: DailySearchCount[] = [];
  const recorder = createSearchRecorder({
    store: {
      async addSearchCounts(counts) {
        if (isBroken) throw new Error('the disk is full');
        added.push(...counts);
      },
      searchStatistics: async () => ({ days: [], top: [], empty: [] }),
      removeSearchCounts: async () => undefined,
    },
    now: () => noon,
    days: 90,
    onFault: (error) => faults.push(error),
  });
  recorder.add(searched('a'));
  await recorder.flush();
  recorder.add(searched('a'));
  isBroken = false;
  await recorder.flush();
  expect(faults).toHaveLength(1);
  expect(added).toMatchObject([{ text: 'a', searches: 2 }]);
});

it('reads and keeps no more days than it may', async () => {
  const { recorder, asked } = record({ days: 30 });
  expect(await recorder.read(7, 5)).toMatchObject({ from: '2026-11-24', until: '2026-11-30' });
  await recorder.read(365, 5);
  await recorder.removeOld();
  expect(asked).toEqual([
    { from: '2026-11-24', until: '2026-11-30', limit: 5 },
    { from: '2026-11-01', until: '2026-11-30', limit: 5 },
    '2026-11-01',
  ]);
});
