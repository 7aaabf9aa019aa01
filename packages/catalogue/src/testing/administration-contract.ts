import { expect } from 'vitest';
import { maxFailedWrites } from '../ports/administration.ts';
import type { GroupCoverage } from '../ports/coverage.ts';
import type { Leadership } from '../ports/leadership.ts';
import { maxSearchTextsPerDay, type SearchCount } from '../ports/search-counts.ts';
import { apply, changes, edge, found, index, latestRow, point, type StoreTest } from './fixtures.ts';

const urn = 'urn:li:tag:a';
const key = { urn, aspect: 'tagProperties' };
const everyRow = { offset: 0, limit: 100, includeRemoved: true };

export function administrationContract(test: StoreTest): void {
  test('stores the model that was written last, and has none at first', async ({ store }) => {
    expect(await store.readModel()).toBeUndefined();
    await store.writeModel({ version: 1, entities: ['tag'] });
    await store.writeModel({ version: 2, text: 'NUL \u0000, half pair \ud800' });
    expect(await store.readModel()).toEqual({ version: 2, text: 'NUL \u0000, half pair \ud800' });
  });

  test('runs the work of a leader until it ends, or has to', async ({ store }) => {
    const ended = new AbortController();
    await store.lead('one', async () => undefined, ended.signal);
    const leading = store.lead(
      'one',
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
      ended.signal,
    );
    await store.lead('other', async () => ended.abort(), new AbortController().signal);
    await leading;
    await store.lead('one', () => Promise.reject(new Error('begun')), ended.signal);
    await expect(
      store.lead('one', () => Promise.reject(new Error('no')), new AbortController().signal),
    ).rejects.toThrow('no');
  });

  test('refuses what a leader writes after the next one has begun', async ({ store }) => {
    const { signal } = new AbortController();
    const leaders: Leadership[] = [];
    const begin = () => store.lead('one', async (_, leadership) => void leaders.push(leadership), signal);
    await begin();
    const [first] = leaders;
    await store.setConsumer('reader', 5, first);
    await begin();
    const [, second] = leaders;
    expect(second?.epoch).toBeGreaterThan(first?.epoch ?? 0);
    await store.setConsumer('reader', 6, second);

    const late = { name: 'LeadershipLostError' };
    await expect(store.setConsumer('reader', 4, first)).rejects.toMatchObject(late);
    await expect(store.setConsumer('reader', undefined, first)).rejects.toMatchObject(late);
    const write = (by: Leadership | undefined) =>
      store.write((transaction) => transaction.apply(changes({ latest: [latestRow(key)] })), by);
    await expect(write(first)).rejects.toMatchObject(late);
    expect(await store.consumer('reader')).toBe(6);
    expect(await store.aspect(key, 0)).toBeUndefined();
    await write(second);
    expect(await store.aspect(key, 0)).toBeDefined();
  });

  test('reports whether an aspect has stored values, versioned or time series', async ({ store }) => {
    await apply(store, {
      latest: [latestRow({ urn: 'urn:li:tag:a', aspect: 'status' })],
      timeseries: [point({ aspect: 'profile' })],
    });
    expect(await store.holdsAspect('status')).toBe(true);
    expect(await store.holdsAspect('profile')).toBe(true);
    expect(await store.holdsAspect('ownership')).toBe(false);
  });

  test('keeps the model although writes before and after it fail', async ({ store }) => {
    const failing = () =>
      store.write(async () => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        throw new Error('no');
      });
    await Promise.allSettled([failing(), failing(), store.writeModel({ version: 1 }), failing()]);
    expect(await store.readModel()).toEqual({ version: 1 });
  });

  test('stores the latest failed writes of a trace', async ({ store }) => {
    const failure = (name: string) => ({
      urn: `urn:li:tag:${name}`,
      aspect: 'status',
      message: `no ${name}`,
    });
    await store.addFailedWrites('a', [failure('x'), failure('y')]);
    await store.addFailedWrites('b', [failure('z')]);
    expect(await store.failedWrites('a')).toEqual([failure('x'), failure('y')]);
    expect(await store.failedWrites('c')).toEqual([]);
    const many = Array.from({ length: maxFailedWrites }, () => failure('w'));
    await store.addFailedWrites('d', many);
    expect(await store.failedWrites('b')).toEqual([]);
    expect(await store.failedWrites('d')).toHaveLength(maxFailedWrites);
  });

  test('adds up what is searched for, and keeps the most frequent texts of a day', async ({ store }) => {
    const count = (text: string, searches: number, others: Partial<SearchCount> = {}) => ({
      ...{ text, searches, empty: 0, filtered: 0, opened: 0, places: 0 },
      ...others,
    });
    const on = (day: string, ...counts: readonly SearchCount[]) => counts.map((each) => ({ day, ...each }));
    const everything = { from: '2026-01-01', until: '2026-12-31', limit: 10 };
    expect(await store.searchStatistics(everything)).toEqual({ days: [], top: [], empty: [] });
    await store.addSearchCounts([
      ...on('2026-11-29', count('orders', 2, { opened: 1, places: 3 }), count('ö "%_', 1, { empty: 1 })),
      ...on('2026-11-30', count('orders', 3, { filtered: 1 })),
    ]);
    await store.addSearchCounts(on('2026-11-30', count('orders', 1, { empty: 1 }), count('gone', 0)));
    const orders = count('orders', 6, { empty: 1, filtered: 1, opened: 1, places: 3 });
    const odd = count('ö "%_', 1, { empty: 1 });
    expect(await store.searchStatistics(everything)).toEqual({
      days: [
        { day: '2026-11-29', searches: 3, empty: 1, filtered: 0, opened: 1, places: 3 },
        { day: '2026-11-30', searches: 4, empty: 1, filtered: 1, opened: 0, places: 0 },
      ],
      top: [orders, odd],
      empty: [orders, odd],
    });
    const latest = await store.searchStatistics({ ...everything, from: '2026-11-30', limit: 1 });
    expect(latest.top).toEqual([count('orders', 4, { empty: 1, filtered: 1 })]);
    await store.removeSearchCounts('2026-11-30');
    expect((await store.searchStatistics(everything)).days.map(({ day }) => day)).toEqual(['2026-11-30']);

    const many = Array.from({ length: maxSearchTextsPerDay }, (_, i) => count(`text ${i}`, 2));
    await store.addSearchCounts(on('2026-12-01', ...many, count('rare', 1), count('zz', 3)));
    const day = { from: '2026-12-01', until: '2026-12-01', limit: maxSearchTextsPerDay + 1 };
    const kept = (await store.searchStatistics(day)).top;
    expect(kept).toHaveLength(maxSearchTextsPerDay);
    expect(kept[0]).toEqual(count('zz', 3));
    expect(kept.map(({ text }) => text)).not.toContain('rare');
  });

  test('keeps coverage by day and group, the latest of a day', async ({ store }) => {
    const all = { by: 'all', value: '' } as const;
    const platform = { by: 'platform', value: 'urn:li:dataPlatform:ö "%_' } as const;
    const owned = (of: number, has: number) => ({ owned: { of, has } });
    const ever = { from: '2026-01-01', until: '2026-12-31' };
    expect(await store.coverageMeasuredAt()).toBeUndefined();
    expect(await store.coverageHistory({ ...all, ...ever })).toEqual({ days: [] });
    const day = (name: string, measuredAt: number, ...groups: readonly GroupCoverage[]) =>
      store.setCoverage({ day: name, measuredAt, groups });
    await day('2026-11-29', 1, { ...all, counts: owned(4, 1) }, { ...platform, counts: owned(3, 1) });
    await day('2026-11-30', 2, { ...all, counts: owned(4, 2) }, { ...platform, counts: owned(3, 2) });
    await day('2026-11-30', 3, { ...all, counts: { ...owned(5, 3), used: { of: 5, has: 0 } } });
    expect(await store.coverageMeasuredAt()).toBe(3);
    expect(await store.coverageHistory({ ...all, ...ever })).toEqual({
      since: '2026-11-29',
      days: [
        { day: '2026-11-29', counts: owned(4, 1) },
        { day: '2026-11-30', counts: { ...owned(5, 3), used: { of: 5, has: 0 } } },
      ],
    });
    expect(await store.coverageHistory({ ...platform, ...ever, from: '2026-11-29' })).toEqual({
      since: '2026-11-29',
      days: [{ day: '2026-11-29', counts: owned(3, 1) }],
    });
    expect(await store.coverageHistory({ ...all, ...ever, from: '2026-12-01' })).toEqual({
      since: '2026-11-29',
      days: [],
    });
    await Promise.all([4, 5].map((time) => day('2026-12-01', time, { ...all, counts: owned(time, 0) })));
    expect((await store.coverageHistory({ ...all, ...ever, from: '2026-12-01' })).days).toHaveLength(1);
  });

  test('lists runs, and what each wrote last', async ({ store }) => {
    const wrote = (name: string, runId: string, lastObserved: number) =>
      latestRow({ urn: `urn:li:tag:${name}`, aspect: 'tagKey', systemMetadata: { runId, lastObserved } });
    await apply(store, {
      latest: [
        wrote('a', 'one', 5),
        wrote('b', 'one', 7),
        wrote('c', 'two', 9),
        wrote('d', 'no-run-id-provided', 11),
      ],
    });
    expect(await store.runs(everyRow)).toEqual([
      { runId: 'two', lastObserved: 9, rows: 1 },
      { runId: 'one', lastObserved: 7, rows: 2 },
    ]);
    // Run ids mostly end with a date: of one time, the last is the newest.
    await apply(store, { latest: [wrote('e', 'three', 9)] });
    expect((await store.runs(everyRow)).map(({ runId }) => runId)).toEqual(['two', 'three', 'one']);
    await apply(store, { latest: [wrote('e', 'no-run-id-provided', 9), wrote('b', 'two', 12)] });
    const urns = async (includeRemoved = true) =>
      (await store.writtenBy({ runId: 'two' }, { ...everyRow, includeRemoved })).map((row) => row.urn);
    expect(await urns()).toEqual(['urn:li:tag:b', 'urn:li:tag:c']);
    await index(store, { urn: 'urn:li:tag:b', entityType: 'tag', removed: true });
    expect(await urns(false)).toEqual(['urn:li:tag:c']);
    expect(await store.runs({ ...everyRow, includeRemoved: false })).toMatchObject([
      { runId: 'two', rows: 1 },
      { runId: 'one', rows: 1 },
    ]);
  });

  test('finds what a model plug-in wrote', async ({ store }) => {
    const systemMetadata = { registryName: 'mine', registryVersion: '2' };
    await apply(store, {
      latest: [latestRow({ ...key, systemMetadata }), latestRow({ urn, aspect: 'status' })],
    });
    const by = (registryVersion: string) =>
      store.writtenBy({ registryName: 'mine', registryVersion }, everyRow);
    expect(await by('2')).toMatchObject([key]);
    expect(await by('1')).toEqual([]);
  });

  test('drops what can be rebuilt, and keeps the aspects', async ({ store }) => {
    await apply(store, {
      latest: [latestRow(key)],
      edges: [{ key, edges: [edge(urn, key.aspect, 'OwnedBy', 'urn:li:corpuser:ada')] }],
    });
    await index(store, { urn, entityType: 'tag', name: 'word', fields: { name: ['word'] } });
    await store.dropProjections();
    expect(await store.document(urn)).toBeUndefined();
    expect(await found(store, {})).toEqual([]);
    expect(await store.edges(urn, 'outgoing')).toEqual([]);
    expect(await store.aspect(key, 0)).toBeDefined();
    await index(store, { urn, entityType: 'tag', name: 'word', fields: { name: ['word'] } });
    expect(await found(store, { words: ['word'] })).toEqual([urn]);
  });
}
