import { expect } from 'vitest';
import { apply, changes, edge, found, index, latestRow, point, type StoreTest } from './fixtures.ts';

const urn = 'urn:li:tag:a';
const key = { urn, aspect: 'tagProperties' };
const everyRow = { offset: 0, limit: 100, includeRemoved: true };

const version = (number: number, time = number) => ({
  ...latestRow({ ...key, created: { actor: 'urn:li:corpuser:ada', time } }),
  version: number,
  value: { n: number },
});

export function maintenanceContract(test: StoreTest): void {
  test('deletes an entity with everything that belongs to it, and nothing else', async ({ store }) => {
    const other = 'urn:li:tag:b';
    for (const name of [urn, other]) {
      await apply(store, {
        latest: [latestRow({ urn: name, aspect: 'tagProperties', lastVersion: 1 })],
        history: [{ ...version(1), urn: name }],
        timeseries: [point({ urn: name })],
        edges: [
          { key: { urn: name, aspect: 'ownership' }, edges: [edge(name, 'ownership', 'OwnedBy', urn)] },
        ],
      });
      await index(store, { urn: name, entityType: 'tag', name: 'word', fields: { name: ['word'] } });
    }
    expect(await store.countRows(urn)).toEqual({ versions: 2, points: 1 });
    await apply(store, { deletions: [{ kind: 'entity', urn, removedValues: [['name', 'word']] }] });

    expect(await store.countRows(urn)).toEqual({ versions: 0, points: 0 });
    expect(await store.document(urn)).toBeUndefined();
    expect(await store.edges(urn, 'outgoing')).toEqual([]);
    expect(await store.edges(urn, 'incoming')).toHaveLength(1);
    expect(await found(store, { words: ['word'] })).toEqual([other]);
    expect(await store.countRows(other)).toEqual({ versions: 2, points: 1 });
  });

  test('applies the deletions of a change set before its writes', async ({ store }) => {
    await apply(store, { latest: [latestRow({ ...key, value: { name: 'old' } })] });
    await apply(store, {
      deletions: [{ kind: 'entity', urn, removedValues: [] }],
      latest: [latestRow({ ...key, value: { name: 'new' } })],
    });
    expect((await store.aspect(key, 0))?.value).toEqual({ name: 'new' });
  });

  test('deletes an aspect with its history and its edges', async ({ store }) => {
    const status = { urn, aspect: 'status' };
    await apply(store, {
      latest: [latestRow({ ...key, lastVersion: 1 }), latestRow(status)],
      history: [version(1)],
      edges: [{ key, edges: [edge(urn, key.aspect, 'OwnedBy', 'urn:li:corpuser:ada')] }],
    });
    await apply(store, { deletions: [{ kind: 'aspect', ...key }] });
    expect(await store.aspect(key, 0)).toBeUndefined();
    expect(await store.aspect(key, 1)).toBeUndefined();
    expect(await store.edges(urn, 'outgoing')).toEqual([]);
    expect(await store.aspect(status, 0)).toBeDefined();
  });

  test('deletes points within a range, both ends included, or of one run', async ({ store }) => {
    const range = { urn: point({}).urn, aspect: 'profile' };
    const at = (timestampMillis: number, runId: string) =>
      point({ timestampMillis, systemMetadata: { runId } });
    await apply(store, {
      timeseries: [at(1, 'a'), at(2, 'a'), at(3, 'b'), at(4, 'b'), at(5, 'a')],
    });
    expect(await store.countPoints({ ...range, startTimeMillis: 2, endTimeMillis: 3 })).toBe(2);
    await apply(store, {
      deletions: [{ kind: 'points', ...range, startTimeMillis: 2, endTimeMillis: 3 }],
    });
    expect(await store.countPoints(range)).toBe(3);
    expect(await store.pointsOfRun('a', 10)).toMatchObject([{ timestampMillis: 1 }, { timestampMillis: 5 }]);
    await apply(store, { deletions: [{ kind: 'points', ...range, runId: 'a' }] });
    expect(await store.pointsOfRun('a', 10)).toEqual([]);
    expect(await store.countPoints(range)).toBe(1);
  });

  test('removes older versions by number or by age, but never the latest', async ({ store }) => {
    const numbers = async () => (await store.olderVersions(key)).map((row) => row.version);
    await apply(store, {
      latest: [latestRow({ ...key, lastVersion: 6, created: { actor: 'urn:li:corpuser:ada', time: 0 } })],
      history: [1, 2, 3, 4, 5, 6].map((number) => version(number)),
    });
    expect(await numbers()).toEqual([6, 5, 4, 3, 2, 1]);
    await apply(store, { expired: [{ ...key, upTo: 1 }] });
    expect(await numbers()).toEqual([6, 5, 4, 3, 2]);
    await apply(store, { expired: [{ ...key, createdBefore: 4 }] });
    expect(await numbers()).toEqual([6, 5, 4]);
    await apply(store, { expired: [{ ...key, from: 6 }] });
    expect(await numbers()).toEqual([5, 4]);
    expect(await store.aspect(key, 0)).toBeDefined();
  });

  test('lists latest aspects by URN and aspect, page by page', async ({ store }) => {
    const names = ['urn:li:tag:A', 'urn:li:tag:a', 'urn:li:tag:a_b', 'urn:li:tag:axb', 'urn:li:tag:é'];
    await apply(store, {
      latest: names.flatMap((name) => ['status', 'tagKey'].map((aspect) => latestRow({ urn: name, aspect }))),
    });
    const all = names.flatMap((name) => ['status', 'tagKey'].map((aspect) => ({ urn: name, aspect })));
    expect(await store.aspectKeys({ limit: 100 })).toEqual(all);
    expect(await store.aspectKeys({ limit: 3, offset: 1 })).toEqual(all.slice(1, 4));
    expect(await store.aspectKeys({ limit: 3, ...(all[2] && { after: all[2] }) })).toEqual(all.slice(3, 6));
    const like = async (urnLike: string) =>
      (await store.aspectKeys({ limit: 100, urnLike, aspect: 'status' })).map((row) => row.urn);
    expect(await like('urn:li:tag:a%')).toEqual(names.slice(1, 4));
    expect(await like('urn:li:tag:a_b')).toEqual(names.slice(2, 4));
    expect(await like('urn:li:tag:a\\_b')).toEqual(['urn:li:tag:a_b']);
    expect(await like('%:é')).toEqual(['urn:li:tag:é']);
    expect(await like('urn:li:tag:a*')).toEqual([]);
    expect(await store.aspectKeys({ limit: 100, createdFrom: Number.MAX_SAFE_INTEGER })).toEqual([]);
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

  test('deletes nothing if the transaction fails', async ({ store }) => {
    await apply(store, { latest: [latestRow(key)] });
    const broken = store.write(async (transaction) => {
      await transaction.apply(changes({ deletions: [{ kind: 'entity', urn, removedValues: [] }] }));
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await store.aspect(key, 0)).toBeDefined();
  });
}
