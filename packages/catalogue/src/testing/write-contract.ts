import { expect } from 'vitest';
import {
  apply,
  changes,
  edge,
  index,
  latestRow,
  logEntry,
  point,
  query,
  type StoreTest,
  textsNamed,
} from './fixtures.ts';

const urn = 'urn:li:tag:a';
const key = { urn, aspect: 'tagProperties' };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

export function writeContract(test: StoreTest): void {
  test('returns what the work returns', async ({ store }) => {
    expect(await store.write(async () => 'done')).toBe('done');
  });

  test('starts empty', async ({ store }) => {
    expect(await store.aspect(key, 0)).toBeUndefined();
    expect(await store.aspects(urn)).toEqual([]);
    expect(await store.document(urn)).toBeUndefined();
    expect(await store.log(0, 10)).toEqual([]);
    expect((await store.search(query())).total).toBe(0);
  });

  test('shows a transaction what was committed before', async ({ store }) => {
    const row = latestRow({ ...key, lastVersion: 3 });
    await apply(store, { latest: [row] });
    await index(store, { urn, entityType: 'tag', fields: { name: ['a'] } });
    await store.write(async (transaction) => {
      expect(await transaction.latest([key, { urn, aspect: 'status' }])).toEqual([row]);
      expect(await transaction.documents([urn, 'urn:li:tag:b'])).toEqual([
        { urn, entityType: 'tag', removed: false, fieldsByAspect: { properties: { name: ['a'] } } },
      ]);
    });
  });

  test('shows uncommitted changes to nobody', async ({ store }) => {
    await store.write(async (transaction) => {
      await transaction.apply(changes({ latest: [latestRow(key)], log: [logEntry(key)] }));
      expect(await store.aspect(key, 0)).toBeUndefined();
      expect(await store.log(0, 10)).toEqual([]);
    });
    expect(await store.aspect(key, 0)).toBeDefined();
  });

  test('stores nothing when the transaction throws after applying', async ({ store }) => {
    await apply(store, { latest: [latestRow({ ...key, value: { name: 'before' } })], log: [logEntry(key)] });
    await index(store, { urn, name: 'before', fields: { name: ['before'] } });

    const broken = store.write(async (transaction) => {
      await transaction.apply(
        changes({
          latest: [latestRow({ ...key, value: { name: 'after' } })],
          history: [{ ...latestRow(key), version: 1 }],
          timeseries: [point({})],
          log: [logEntry(key)],
          documents: [
            {
              after: { urn: 'urn:li:tag:new', entityType: 'tag', fieldsByAspect: {}, removed: false },
              removedValues: [],
              addedValues: [['name', 'after']],
              texts: textsNamed('after'),
            },
          ],
          edges: [{ key, edges: [edge(urn, key.aspect, 'OwnedBy', 'urn:li:corpuser:ada')] }],
        }),
      );
      throw new Error('the work gave up');
    });

    await expect(broken).rejects.toThrow('the work gave up');
    expect((await store.aspect(key, 0))?.value).toEqual({ name: 'before' });
    expect(await store.aspect(key, 1)).toBeUndefined();
    expect(await store.timeseries({ urn: 'urn:li:dataset:a', aspect: 'profile', limit: 10 })).toEqual([]);
    expect(await store.log(0, 10)).toHaveLength(1);
    expect(await store.document('urn:li:tag:new')).toBeUndefined();
    expect(await store.edges(urn, 'outgoing')).toEqual([]);
    expect((await store.search(query({ words: ['after'] }))).total).toBe(0);
    expect((await store.search(query({ words: ['before'] }))).total).toBe(1);
  });

  test('continues after a transaction that threw, even before it applied anything', async ({ store }) => {
    await expect(store.write(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    await expect(
      store.write(() => {
        throw new Error('not even a promise');
      }),
    ).rejects.toThrow('not even a promise');
    await apply(store, { latest: [latestRow(key)] });
    expect(await store.aspect(key, 0)).toBeDefined();
  });

  test('runs concurrent transactions one after another, in the order of the calls', async ({ store }) => {
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} starts`);
      await pause();
      await pause();
      events.push(`${name} ends`);
    };
    await Promise.all(['a', 'b', 'c'].map((name) => store.write(work(name))));
    expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  });

  test('loses no update among concurrent transactions that read, wait and write', async ({ store }) => {
    const increment = () =>
      store.write(async (transaction) => {
        const [row] = await transaction.latest([key]);
        await pause();
        const count = Number(row?.value.count ?? 0) + 1;
        await transaction.apply(changes({ latest: [latestRow({ ...key, value: { count } })] }));
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect((await store.aspect(key, 0))?.value).toEqual({ count: 20 });
  });

  test('isolates a failed transaction from the others', async ({ store }) => {
    const put = (name: string) => apply(store, { latest: [latestRow({ urn, aspect: name })] });
    const results = await Promise.allSettled([
      put('one'),
      store.write(async (transaction) => {
        await transaction.apply(changes({ latest: [latestRow({ urn, aspect: 'lost' })] }));
        throw new Error('no');
      }),
      put('two'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.aspects(urn)).map(({ aspect }) => aspect)).toEqual(['one', 'two']);
  });
}
