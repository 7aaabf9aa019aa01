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

  test('lets a transaction read everything that was committed, and nothing of its own', async ({ store }) => {
    const ada = 'urn:li:corpuser:ada';
    await apply(store, {
      latest: [latestRow({ ...key, lastVersion: 1 })],
      history: [{ ...latestRow(key), version: 1 }],
      timeseries: [point({ urn })],
      log: [logEntry(key), logEntry(key)],
      edges: [{ key, edges: [edge(urn, key.aspect, 'OwnedBy', ada)] }],
    });
    await index(store, { urn, entityType: 'tag', fields: { name: ['a'] } });
    await store.write(async (transaction) => {
      const read = async () => ({
        asOf: transaction.asOf,
        latest: (await transaction.latest([key])).map((row) => row.value),
        aspects: (await transaction.aspects(urn)).map((row) => row.aspect),
        older: (await transaction.olderVersions(key)).map((row) => row.version),
        keys: await transaction.aspectKeys({ limit: 10 }),
        edges: (await transaction.edges(ada, 'incoming')).map(({ source }) => source),
        found: (await transaction.search(query())).hits.map((hit) => hit.urn),
        points: await transaction.countPoints({ urn, aspect: 'profile' }),
      });
      const before = await read();
      expect(before).toEqual({
        asOf: 2,
        latest: [{ name: 'a' }],
        aspects: [key.aspect],
        older: [1],
        keys: [key],
        edges: [urn],
        found: [urn],
        points: 1,
      });
      await transaction.apply(changes({ deletions: [{ kind: 'aspect', ...key }], log: [logEntry(key)] }));
      expect(await read()).toEqual(before);
    });
    expect(await store.write(async ({ asOf }) => asOf)).toBe(3);
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

  test('runs concurrent transactions as if one after another', async ({ store }) => {
    const names = ['a', 'b', 'c', 'd'];
    const append = (name: string) =>
      store.write(async (transaction) => {
        const [row] = await transaction.latest([key]);
        const before = Array.isArray(row?.value.names) ? row.value.names : [];
        await pause();
        const value = { names: [...before, name] };
        await transaction.apply(
          changes({ latest: [latestRow({ ...key, value })], log: [logEntry({ ...key, value })] }),
        );
        return before.length;
      });
    const places = await Promise.all(names.map(append));
    expect(places.toSorted()).toEqual([0, 1, 2, 3]);
    const log = await store.log(0, 10);
    expect(log.map(({ value }) => value?.names)).toEqual(
      log.map((_, i) => names.toSorted((a, b) => orderOf(a) - orderOf(b)).slice(0, i + 1)),
    );

    function orderOf(name: string): number {
      return places[names.indexOf(name)] ?? -1;
    }
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
