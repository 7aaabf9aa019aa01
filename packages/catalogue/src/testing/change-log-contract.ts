import { describe, expect } from 'vitest';
import { apply, latestRow, logEntry, type StoreTest } from './fixtures.ts';

const tag = (name: string, aspect = 'tagProperties') => logEntry({ urn: `urn:li:tag:${name}`, aspect });
const key = { urn: 'urn:li:tag:a', aspect: 'tagProperties' };
const dataset = logEntry({ urn: 'urn:li:dataset:a', aspect: 'status', entityType: 'dataset' });

export function changeLogContract(test: StoreTest): void {
  test('appends to the log with rising offsets, in the order of the commits', async ({ store }) => {
    await Promise.all(
      [1, 2, 3].map((n) =>
        apply(store, {
          log: [logEntry({ ...key, value: { n, part: 1 } }), logEntry({ ...key, value: { n, part: 2 } })],
        }),
      ),
    );
    const entries = await store.log(0, 100);
    expect(entries.map(({ value }) => [value?.n, value?.part])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
    const offsets = entries.map(({ offset }) => offset);
    expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b));
  });

  test('reads the log from an offset, up to the limit', async ({ store }) => {
    await apply(store, { log: [1, 2, 3, 4].map((n) => logEntry({ ...key, value: { n } })) });
    const all = await store.log(0, 100);
    const [, second] = all;
    expect(await store.log(second?.offset ?? -1, 2)).toEqual(all.slice(1, 3));
    expect(await store.log((all.at(-1)?.offset ?? 0) + 1, 10)).toEqual([]);
    expect(await store.logHead()).toBe(all.at(-1)?.offset);
  });

  test('stores every field of a log entry, including an absent previous value', async ({ store }) => {
    const first = logEntry({ ...key, changeType: 'CREATE', systemMetadata: { runId: 'r', version: '1' } });
    const second = logEntry({
      ...key,
      previousValue: { name: 'a' },
      value: {},
      previousSystemMetadata: { runId: 'r', version: '1' },
      headers: { 'If-Version-Match': '1' },
    });
    await apply(store, { log: [first, second] });
    const [a, b] = await store.log(0, 10);
    expect({ ...a, offset: undefined }).toEqual({ ...first, offset: undefined });
    expect({ ...b, offset: undefined }).toEqual({ ...second, offset: undefined });
  });

  test('tells what has changed since an offset, or that anything may have', async ({ store }) => {
    expect(await store.changedSince(0)).toEqual({ head: 0, changed: [] });
    await apply(store, { log: [tag('a'), dataset] });
    await apply(store, { log: [tag('b')] });
    const about = ({ urn, entityType, aspect }: ReturnType<typeof logEntry>) => ({ urn, entityType, aspect });
    for (const [offset, entries] of [
      [0, [tag('a'), dataset, tag('b')]],
      [1, [dataset, tag('b')]],
      [3, []],
    ] as const) {
      const { head, changed } = await store.changedSince(offset);
      expect(head).toBe(3);
      // A store that does not keep them says nothing of them.
      if (changed) expect(changed).toEqual(entries.map(about));
    }
    expect(await store.changedSince(4)).toEqual({ head: 3 });
    await apply(store, { log: Array.from({ length: 3000 }, () => dataset) });
    await apply(store, { log: Array.from({ length: 3000 }, () => dataset) });
    const { head, changed = [] } = await store.changedSince(3);
    expect(head).toBe(6003);
    expect([0, 6000]).toContain(changed.length);
  });

  test('returns matching changes, and where to continue', async ({ store }) => {
    await apply(store, { log: [tag('a'), dataset, tag('b', 'status'), tag('c')] });
    const read = async (some: object) => {
      const { entries, next } = await store.changes({ from: 0, limit: 100, ...some });
      return [entries.map(({ offset }) => offset), next];
    };
    expect(await read({})).toEqual([[1, 2, 3, 4], 5]);
    expect(await read({ from: 2, limit: 2 })).toEqual([[2, 3], 4]);
    expect(await read({ entityTypes: ['tag'] })).toEqual([[1, 3, 4], 5]);
    expect(await read({ aspects: ['status'] })).toEqual([[2, 3], 5]);
    expect(await read({ entityTypes: ['tag'], aspects: ['status'] })).toEqual([[3], 5]);
    expect(await read({ entityTypes: ['chart'] })).toEqual([[], 5]);
    await apply(store, {
      log: [logEntry({ ...key, changeType: 'DELETE', value: undefined }), tag('d')],
    });
    expect(await read({ aspects: ['status'], orDeletions: true })).toEqual([[2, 3, 5], 7]);
    expect(await read({ entityTypes: ['dataset'], aspects: ['status'], orDeletions: true })).toEqual([
      [2],
      7,
    ]);
    expect(await read({ from: 7 })).toEqual([[], 7]);
    expect(await read({ from: 900 })).toEqual([[], 900]);
  });

  test('reaches the end of a long log with few matches', async ({ store }) => {
    const many = Array.from({ length: 25_000 }, () => dataset);
    await apply(store, { log: [...many, tag('a')] });
    const found: string[] = [];
    let from = 0;
    for (let asked = 0; asked < 10; asked++) {
      const { entries, next } = await store.changes({ from, limit: 10, entityTypes: ['tag'] });
      found.push(...entries.map(({ urn }) => urn));
      from = next;
    }
    expect(found).toEqual(['urn:li:tag:a']);
    expect(from).toBe(25_002);
  });

  test('stores where each consumer continues', async ({ store }) => {
    expect(await store.consumer('search')).toBeUndefined();
    await store.setConsumer('search', 5);
    await store.setConsumer('other', 1);
    await store.setConsumer('search', 9);
    expect(await store.consumer('search')).toBe(9);
    await store.setConsumer('search', undefined);
    expect(await store.consumer('search')).toBeUndefined();
    expect(await store.consumer('other')).toBe(1);
  });

  describe('waiting', () => {
    /** Long enough that a test which waits in vain is seen to. */
    const waitMs = 20_000;

    test('ends immediately when there is an entry behind the offset', async ({ store }) => {
      await apply(store, { log: [tag('a'), tag('b')] });
      await store.waitForChanges(1, { waitMs });
      expect(await store.logHead()).toBe(2);
    });

    test('ends with the transaction that appends such an entry, and with no other', async ({ store }) => {
      await apply(store, { log: [tag('a')] });
      let heads: number[] = [];
      const waits = [1, 2].map(async (after) => {
        await store.waitForChanges(after, { waitMs });
        heads = [...heads, await store.logHead()];
      });
      await apply(store, { latest: [latestRow(key)] });
      await apply(store, { log: [tag('b')] });
      await waits[0];
      await apply(store, { log: [tag('c')] });
      await Promise.all(waits);
      expect(heads.at(-1)).toBe(3);
      expect(heads[0]).toBeGreaterThanOrEqual(2);
    });

    test('ends without an entry when the time is over or the signal aborts', async ({ store }) => {
      await store.waitForChanges(0, { waitMs: 1 });
      await store.waitForChanges(0, { waitMs, signal: AbortSignal.abort() });
      const gone = new AbortController();
      const waiting = store.waitForChanges(0, { waitMs, signal: gone.signal });
      gone.abort();
      await waiting;
      expect(await store.logHead()).toBe(0);
    });
  });
}
