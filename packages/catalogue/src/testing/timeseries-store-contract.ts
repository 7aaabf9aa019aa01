import { describe, expect } from 'vitest';
import type { Store } from '../ports/store.ts';
import type { AggregationPlan, AggregationQuery, TimeseriesRow } from '../ports/timeseries-store.ts';
import { ReadBudget } from '../read-budget.ts';
import { apply, criterion, point, type StoreTest } from './fixtures.ts';

const profile = { urn: 'urn:li:dataset:a', aspect: 'profile' };

export function timeseriesStoreContract(test: StoreTest): void {
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
    expect(await store.timeseriesUrns('dataset', 'profile', 10)).toEqual([profile.urn]);
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

  test('lists them by URN, page by page', async ({ store }) => {
    const urns = ['a', 'B', 'é', 'b'].map((name) => `urn:li:dataset:${name}`);
    await apply(store, { timeseries: urns.map((urn) => point({ urn })) });
    const list = (limit: number, after?: string) => store.timeseriesUrns('dataset', 'profile', limit, after);
    const sorted = urns.toSorted();
    expect(await list(10)).toEqual(sorted);
    expect(await list(2)).toEqual(sorted.slice(0, 2));
    expect(await list(2, sorted[1])).toEqual(sorted.slice(2));
    expect(await list(2, sorted[3])).toEqual([]);
  });

  describe('aggregation', () => {
    const hour = 3_600_000;
    const at = (timestampMillis: number, value: TimeseriesRow['value'], some: Partial<TimeseriesRow> = {}) =>
      point({ timestampMillis, value, partition: JSON.stringify(value), ...some });
    const number = { path: 'n', type: 'long' };
    const time = { path: 'timestampMillis', type: 'long', window: { unit: 'HOUR' as const } };
    const groups = async (store: Store, some: Partial<AggregationQuery> & Pick<AggregationQuery, 'plan'>) =>
      (await store.aggregateTimeseries({ entityType: 'dataset', aspect: 'profile', filter: [], ...some }))
        .map(({ key, values }) => [...key, '|', ...values])
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

    test('makes one value of many: their sum, the latest, how many different ones', async ({ store }) => {
      await apply(store, {
        timeseries: [at(1, { n: 2 }), at(3, { n: 5 }), at(2, { n: 2, x: 1 }), at(4, {})],
      });
      const measures = (['SUM', 'LATEST', 'CARDINALITY'] as const).map((aggregation) => ({
        ...number,
        aggregation,
      }));
      expect(await groups(store, { plan: { keys: [], measures } })).toEqual([['|', 9, 5, 2]]);
      const none = { keys: [], measures: [{ path: 'y', type: 'long', aggregation: 'LATEST' as const }] };
      expect(await groups(store, { plan: none })).toEqual([['|', undefined]]);
    });

    test('groups by windows of time and by values, and leaves out what has none', async ({ store }) => {
      await apply(store, {
        timeseries: [
          at(hour + 1, { n: 1, by: 'a' }),
          at(hour + 2, { n: 2, by: 'a' }),
          at(hour + 3, { n: 4, by: 'b' }),
          at(3 * hour, { n: 8, by: 'a' }),
          at(3 * hour, { n: 16 }),
        ],
      });
      const measures = [{ ...number, aggregation: 'SUM' as const }];
      const by = { path: 'by', type: 'string' };
      expect(await groups(store, { plan: { keys: [time], measures } })).toEqual([
        [3 * hour, '|', 24],
        [hour, '|', 7],
      ]);
      expect(await groups(store, { plan: { keys: [time, by], measures } })).toEqual([
        [3 * hour, 'a', '|', 8],
        [hour, 'a', '|', 3],
        [hour, 'b', '|', 4],
      ]);
    });

    test('counts each record of a list on its own', async ({ store }) => {
      const users = (...counts: [user: string, count: number][]) => ({
        n: counts.length,
        users: counts.map(([user, count]) => ({ user, count })),
      });
      await apply(store, { timeseries: [at(1, users(['ada', 1], ['bob', 2])), at(2, users(['ada', 4]))] });
      const plan: AggregationPlan = {
        keys: [{ path: 'users.user', collection: 'users', type: 'string' }],
        measures: [
          { path: 'users.count', collection: 'users', type: 'long', aggregation: 'SUM' },
          { ...number, aggregation: 'LATEST' },
        ],
        collection: 'users',
      };
      expect(await groups(store, { plan })).toEqual([
        ['ada', '|', 5, 1],
        ['bob', '|', 2, 2],
      ]);
    });

    test('looks at the named entities, or at all of the type, and at what fits the filter', async ({
      store,
    }) => {
      const [a, b] = ['urn:li:dataset:a', 'urn:li:dataset:b'] as const;
      await apply(store, {
        timeseries: [
          at(1, { n: 1 }, { urn: a }),
          at(1, { n: 2 }, { urn: b }),
          at(1, { n: 4 }, { urn: 'urn:li:chart:a', entityType: 'chart' }),
          at(1, { n: 8 }, { urn: a, aspect: 'usage' }),
        ],
      });
      const plan = { keys: [], measures: [{ ...number, aggregation: 'SUM' as const }] };
      expect(await groups(store, { plan })).toEqual([['|', 3]]);
      expect(await groups(store, { plan, urns: [b, 'urn:li:dataset:none'] })).toEqual([['|', 2]]);
      expect(await groups(store, { plan, urns: [] })).toEqual([]);
      expect(await groups(store, { plan, filter: [[criterion('urn', { values: [a] })]] })).toEqual([
        ['|', 1],
      ]);
      expect(await groups(store, { plan, filter: [[criterion('n', { values: ['2'] })]] })).toEqual([
        ['|', 2],
      ]);
    });

    test('aggregates many points, and no more than the budget allows', async ({ store }) => {
      const many = Array.from({ length: 2500 }, (_, i) => at(i, { n: 1 }, { partition: String(i) }));
      await apply(store, { timeseries: many });
      const plan = { keys: [], measures: [{ ...number, aggregation: 'SUM' as const }] };
      expect(await groups(store, { plan, budget: new ReadBudget() })).toEqual([['|', 2500]]);
      await expect(groups(store, { plan, budget: new ReadBudget(1000) })).rejects.toMatchObject({
        code: 'LIMIT_EXCEEDED',
      });
    });
  });
}
