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
      aspects: async (budget: ReadBudget) => store.aspects(urn, undefined, { budget }),
      aspectsOf: async (budget: ReadBudget) => store.aspectsOf([urn], undefined, { budget }),
      history: async (budget: ReadBudget) => (await store.history(key, 0, 10, { budget })).versions,
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
}

function withoutCount({ lastVersion: _, ...row }: ReturnType<typeof latestRow>) {
  return row;
}
