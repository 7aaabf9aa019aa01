import { expect } from 'vitest';
import { ReadBudget } from '../read-budget.ts';
import { apply, latestRow, logEntry, point, type StoreTest } from './fixtures.ts';

const urn = 'urn:li:tag:a';
const key = { urn, aspect: 'tagProperties' };
const profile = { urn: 'urn:li:dataset:a', aspect: 'profile' };

/** Text that stores are known to trip over: NUL, half surrogate pairs, quotes, planes beyond the first. */
const oddText =
  'NUL \u0000, half pairs \ud800 \udfff, "quotes", back\\slash, \u{1F600}, e\u0301, \u2028, \u241f';

export function readContract(test: StoreTest): void {
  test('returns the latest value as version 0 and older ones by number', async ({ store }) => {
    await apply(store, { latest: [latestRow({ ...key, value: { name: 'first' } })] });
    await apply(store, {
      history: [{ ...withoutCount(latestRow({ ...key, value: { name: 'first' } })), version: 1 }],
      latest: [latestRow({ ...key, value: { name: 'second' }, lastVersion: 1 })],
    });
    expect((await store.aspect(key, 0))?.value).toEqual({ name: 'second' });
    expect(await store.aspect(key, 1)).toMatchObject({
      ...withoutCount(latestRow({ ...key, value: { name: 'first' } })),
      version: 1,
    });
    expect(await store.aspect(key, 2)).toBeUndefined();
    expect(await store.write((transaction) => transaction.latest([key]))).toMatchObject([{ lastVersion: 1 }]);
  });

  test('returns a value as JSON text too', async ({ store }) => {
    const value = { name: oddText, deep: [{ yes: true, rate: 1.5 }] };
    await apply(store, {
      latest: [latestRow({ ...key, value, lastVersion: 1 })],
      history: [{ ...withoutCount(latestRow({ ...key, value: { name: 'first' } })), version: 1 }],
    });
    expect(JSON.parse((await store.aspect(key, 0))?.json ?? '')).toEqual(value);
    expect(JSON.parse((await store.aspect(key, 1))?.json ?? '')).toEqual({ name: 'first' });
  });

  test('returns all or the named aspects of an entity, without older versions', async ({ store }) => {
    await apply(store, {
      latest: ['status', 'ownership', 'tagKey'].map((aspect) => latestRow({ urn, aspect })),
      history: [{ ...withoutCount(latestRow({ urn, aspect: 'status' })), version: 1 }],
    });
    await apply(store, { latest: [latestRow({ urn: 'urn:li:tag:other', aspect: 'status' })] });
    const names = async (only?: readonly string[]) =>
      (await store.aspects(urn, only)).map(({ aspect, version }) => `${aspect} ${version}`).sort();
    expect(await names()).toEqual(['ownership 0', 'status 0', 'tagKey 0']);
    expect(await names(['status', 'nothing'])).toEqual(['status 0']);
    expect(await names([])).toEqual([]);
  });

  test('stops with the value that exceeds the budget, and reads nothing after it', async ({ store }) => {
    const value = { name: 'x'.repeat(1000) };
    const older = (version: number) => ({ ...withoutCount(latestRow({ ...key, value })), version });
    await apply(store, {
      latest: [
        latestRow({ ...key, value, lastVersion: 3 }),
        ...['a', 'b', 'c'].map((aspect) => latestRow({ urn, aspect, value })),
      ],
      history: [older(1), older(2), older(3)],
      timeseries: [1, 2, 3, 4].map((timestampMillis) => point({ ...profile, timestampMillis, value })),
    });
    const reads = {
      aspects: async (budget: ReadBudget) => store.aspects(urn, undefined, budget),
      aspectsOf: async (budget: ReadBudget) => store.aspectsOf([urn], undefined, budget),
      history: async (budget: ReadBudget) => (await store.history(key, 0, 10, budget)).versions,
      timeseries: async (budget: ReadBudget) => store.timeseries({ ...profile, limit: 10, budget }),
    };
    for (const [name, read] of Object.entries(reads)) {
      const budget = new ReadBudget(1500);
      expect([name, (await read(budget)).length, budget.isSpent]).toEqual([name, 2, true]);
      expect([name, (await read(budget)).length]).toEqual([name, 0]);
      const ample = new ReadBudget();
      expect([name, (await read(ample)).length, ample.isSpent]).toEqual([name, 4, false]);
    }
    // The next page starts where the one before stopped.
    const rest = await store.history(key, 2, 10);
    expect(rest.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('stores every field of a row unchanged', async ({ store }) => {
    const row = latestRow({
      ...key,
      value: { text: 'x', list: [1, -0.5, 1e300, true, null, {}], nested: { a: [{ b: '' }] } },
      systemMetadata: {
        runId: 'run',
        lastObserved: 9_007_199_254_740_991,
        version: '7',
        properties: { a: 'b' },
        aspectCreated: { actor: 'urn:li:corpuser:ada', time: 1 },
      },
      created: { actor: 'urn:li:corpuser:grace', time: 9_007_199_254_740_991 },
      lastVersion: 6,
    });
    await apply(store, { latest: [row] });
    expect(await store.aspect(key, 0)).toMatchObject(withoutCount(row));
    expect(await store.write((transaction) => transaction.latest([key]))).toEqual([row]);
  });

  test('stores any text in a value, including NUL and lone surrogates', async ({ store }) => {
    const value = { [oddText]: oddText, __proto__name: '', toString: 'own' };
    await apply(store, {
      latest: [latestRow({ ...key, value })],
      log: [logEntry({ ...key, value, previousValue: value })],
      timeseries: [point({ value })],
    });
    expect((await store.aspect(key, 0))?.value).toEqual(value);
    expect(await store.log(0, 1)).toMatchObject([{ value, previousValue: value }]);
    expect(await store.timeseries({ ...profile, limit: 1 })).toMatchObject([{ value }]);
  });

  test('accepts any well-formed text as a URN, including NUL', async ({ store }) => {
    for (const name of ['a\u0000b', 'a', 'é', 'e\u0301', '\u{1F600}', "'; DROP TABLE aspect; --"]) {
      const odd = { urn: `urn:li:tag:${name}`, aspect: 'tagProperties' };
      await apply(store, { latest: [latestRow({ ...odd, value: { name } })] });
    }
    for (const name of ['a\u0000b', 'a', 'é', 'e\u0301', '\u{1F600}', "'; DROP TABLE aspect; --"]) {
      const odd = { urn: `urn:li:tag:${name}`, aspect: 'tagProperties' };
      expect(await store.aspect(odd, 0)).toMatchObject({ ...odd, value: { name } });
    }
  });

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

  test('returns time-series values newest first, within the time range and the limit', async ({ store }) => {
    await apply(store, { timeseries: [3, 1, 4, 2].map((timestampMillis) => point({ timestampMillis })) });
    await apply(store, {
      timeseries: [
        point({ urn: 'urn:li:dataset:b', timestampMillis: 9 }),
        point({ aspect: 'usage', timestampMillis: 9 }),
      ],
    });
    const times = async (some: { startTimeMillis?: number; endTimeMillis?: number; limit?: number }) =>
      (await store.timeseries({ ...profile, limit: 100, ...some })).map((row) => row.timestampMillis);
    expect(await times({})).toEqual([4, 3, 2, 1]);
    expect(await times({ limit: 2 })).toEqual([4, 3]);
    expect(await times({ startTimeMillis: 2 })).toEqual([4, 3, 2]);
    expect(await times({ endTimeMillis: 3 })).toEqual([3, 2, 1]);
    expect(await times({ startTimeMillis: 2, endTimeMillis: 3 })).toEqual([3, 2]);
    expect(await times({ startTimeMillis: 5 })).toEqual([]);
    expect(await times({ limit: 0 })).toEqual([]);
  });

  test('replaces a value with the same five-part key, and keeps others', async ({ store }) => {
    const first = point({ timestampMillis: 1, value: { n: 1 } });
    await apply(store, { timeseries: [first] });
    await apply(store, {
      timeseries: [
        { ...first, value: { n: 2 } },
        { ...first, partition: 'day', value: { n: 3 } },
        { ...first, discriminator: 'id', value: { n: 4 } },
        { ...first, timestampMillis: 0, value: { n: 5 } },
      ],
    });
    const rows = await store.timeseries({ ...profile, limit: 10 });
    expect(rows.map(({ value }) => value.n).sort()).toEqual([2, 3, 4, 5]);
    expect(rows).toContainEqual({ ...first, value: { n: 2 } });
  });

  test('pages through values in either order, even many with the same time', async ({ store }) => {
    const points = [1, 1, 1, 2, 2].map((timestampMillis, i) =>
      point({ timestampMillis, partition: `p${i}` }),
    );
    await apply(store, { timeseries: points });
    for (const order of ['ASCENDING', 'DESCENDING'] as const) {
      const whole = await store.timeseries({ ...profile, order, limit: 100 });
      expect(whole.map(({ partition }) => partition)).toEqual(
        order === 'ASCENDING' ? ['p0', 'p1', 'p2', 'p3', 'p4'] : ['p3', 'p4', 'p0', 'p1', 'p2'],
      );
      for (const [i, after] of whole.entries())
        expect(await store.timeseries({ ...profile, order, after, limit: 100 })).toEqual(whole.slice(i + 1));
    }
  });

  test('lists the entities that have values of a time series', async ({ store }) => {
    await apply(store, {
      timeseries: [
        ...[1, 2].map((timestampMillis) => point({ timestampMillis })),
        point({ urn: 'urn:li:chart:a', entityType: 'chart' }),
        point({ urn: 'urn:li:dataset:b', aspect: 'usage' }),
      ],
    });
    expect(await store.timeseriesUrns('dataset', 'profile')).toEqual([profile.urn]);
  });
}

function withoutCount({ lastVersion: _, ...row }: ReturnType<typeof latestRow>) {
  return row;
}
