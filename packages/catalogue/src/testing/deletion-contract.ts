import { expect } from 'vitest';
import { parseUrnPattern } from '../urn-pattern.ts';
import { apply, changes, edge, found, index, latestRow, point, type StoreTest } from './fixtures.ts';

const urn = 'urn:li:tag:a';
const key = { urn, aspect: 'tagProperties' };

const version = (number: number, time = number) => ({
  ...latestRow({ ...key, created: { actor: 'urn:li:corpuser:ada', time } }),
  version: number,
  value: { n: number },
});

export function deletionContract(test: StoreTest): void {
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
    await apply(store, { deletions: [{ kind: 'entity', urn }] });

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
      deletions: [{ kind: 'entity', urn }],
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
    expect(await store.aspectKeys({ limit: 100, createdFrom: Number.MAX_SAFE_INTEGER })).toEqual([]);
  });

  test('lists and counts the aspects of URNs that fit a pattern, in the letter case given', async ({
    store,
  }) => {
    const names = ['A', 'a', 'a%b', 'a*b', 'a?b', 'a[b]', 'a\\b', 'a_b', 'axb', 'a\u{1F600}b', 'é'];
    const urns = names.map((name) => `urn:li:tag:${name}`);
    await apply(store, { latest: urns.map((one) => latestRow({ urn: one, aspect: 'status' })) });
    const like = async (pattern: string) => {
      const urnPattern = parseUrnPattern(pattern);
      const keys = await store.aspectKeys({ limit: 100, urnPattern, aspect: 'status' });
      expect([pattern, await store.countAspect('status', urnPattern)]).toEqual([pattern, keys.length]);
      return keys.map((key) => key.urn.slice('urn:li:tag:'.length)).sort();
    };
    expect(await like('%')).toEqual([...names].sort());
    expect(await like('urn:li:tag:a')).toEqual(['a']);
    expect(await like('urn:li:tag:A%')).toEqual(['A']);
    expect(await like('URN:li:tag:a')).toEqual([]);
    expect(await like('')).toEqual([]);
    const betweenOne = ['a%b', 'a*b', 'a?b', 'a\\b', 'a_b', 'axb', 'a\u{1F600}b'];
    expect(await like('urn:li:tag:a_b')).toEqual([...betweenOne].sort());
    expect(await like('%:a%b')).toEqual([...betweenOne].sort());
    expect(await like('urn:li:tag:a\\_b')).toEqual(['a_b']);
    expect(await like('urn:li:tag:a\\%b')).toEqual(['a%b']);
    expect(await like('urn:li:tag:a\\\\b')).toEqual(['a\\b']);
    for (const literal of ['a*b', 'a?b', 'a[b]'])
      expect(await like(`urn:li:tag:${literal}`)).toEqual([literal]);
    expect(await like('urn:li:tag:[a]')).toEqual([]);
    expect(await like('%:é')).toEqual(['é']);
  });

  test('deletes nothing if the transaction fails', async ({ store }) => {
    await apply(store, { latest: [latestRow(key)] });
    const broken = store.write(async (transaction) => {
      await transaction.apply(changes({ deletions: [{ kind: 'entity', urn }] }));
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await store.aspect(key, 0)).toBeDefined();
  });
}
