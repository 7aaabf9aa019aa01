import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';
import type { TimeseriesRead, TimeseriesStats } from './query.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const day = 86_400_000;
const users = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => ({ user: `urn:li:corpuser:${name}`, count }));
const usage = (timestampMillis: number, counts: Record<string, number>, urn = orders) =>
  upsert(urn, 'datasetUsageStatistics', {
    timestampMillis,
    eventGranularity: { unit: 'DAY', multiple: 1 },
    totalSqlQueries: Object.values(counts).reduce((sum, count) => sum + count, 0),
    uniqueUserCount: Object.keys(counts).length,
    userCounts: users(counts),
  });
const profile = (timestampMillis: number, rowCount: number) =>
  upsert(orders, 'datasetProfile', { timestampMillis, rowCount });

const rowCounts = async (catalogue: Catalogue, some: Partial<TimeseriesRead>) =>
  (await catalogue.timeseries({ urn: orders, aspect: 'datasetProfile', ...some })).map(
    ({ value }) => value.rowCount,
  );

describe('time-series values', () => {
  test('are returned newest first, or in the requested order', async ({ catalogue }) => {
    await catalogue.propose([profile(1, 30), profile(2, 10), profile(3, 20)]);
    expect(await rowCounts(catalogue, {})).toEqual([20, 10, 30]);
    const sort = (field: string, order: 'ASCENDING' | 'DESCENDING') => ({ sort: { field, order } });
    expect(await rowCounts(catalogue, sort('timestampMillis', 'ASCENDING'))).toEqual([30, 10, 20]);
    expect(await rowCounts(catalogue, { ...sort('rowCount', 'ASCENDING'), limit: 2 })).toEqual([10, 20]);
    expect(await rowCounts(catalogue, sort('rowCount', 'DESCENDING'))).toEqual([30, 20, 10]);
  });

  test('match the filter, however many values it ignores', async ({ catalogue }) => {
    await catalogue.propose(Array.from({ length: 1500 }, (_, i) => profile(i, i)));
    const few = [[criterion('rowCount', { condition: 'LESS_THAN', values: ['3'] })]];
    expect(await rowCounts(catalogue, { filter: few })).toEqual([2, 1, 0]);
    expect(await rowCounts(catalogue, { filter: few, limit: 2 })).toEqual([2, 1]);
    const oldest = { field: 'timestampMillis', order: 'ASCENDING' } as const;
    expect(await rowCounts(catalogue, { filter: few, sort: oldest })).toEqual([0, 1, 2]);
  });
});

describe('statistics', () => {
  const stats = (catalogue: Catalogue, some: Partial<TimeseriesStats>) =>
    catalogue.timeseriesStats({
      entityType: 'dataset',
      aspect: 'datasetUsageStatistics',
      metrics: [],
      buckets: [],
      filter: [[criterion('urn', { values: [orders] })]],
      ...some,
    });

  test('add up by day', async ({ catalogue }) => {
    await catalogue.propose([usage(5, { ada: 2 }), usage(9, { ada: 1, bob: 3 }), usage(day + 1, { bob: 5 })]);
    expect(
      await stats(catalogue, {
        buckets: [{ kind: 'window', window: { unit: 'DAY' } }],
        metrics: [
          { fieldPath: 'totalSqlQueries', aggregation: 'SUM' },
          { fieldPath: 'uniqueUserCount', aggregation: 'LATEST' },
        ],
      }),
    ).toEqual({
      columnNames: ['timestampMillis', 'sum_totalSqlQueries', 'latest_uniqueUserCount'],
      columnTypes: ['long', 'double', 'int'],
      rows: [
        ['0', '6', '2'],
        [String(day), '5', '1'],
      ],
    });
  });

  test('evaluates each record of a list separately', async ({ catalogue }) => {
    await catalogue.propose([usage(1, { ada: 2, bob: 1 }), usage(2, { ada: 3 })]);
    const { rows } = await stats(catalogue, {
      buckets: [{ kind: 'value', fieldPath: 'userCounts.user' }],
      metrics: [{ fieldPath: 'userCounts.count', aggregation: 'SUM' }],
    });
    expect(rows).toEqual([
      ['urn:li:corpuser:ada', '5'],
      ['urn:li:corpuser:bob', '1'],
    ]);
    const distinct = { fieldPath: 'userCounts.user', aggregation: 'CARDINALITY' } as const;
    expect((await stats(catalogue, { metrics: [distinct] })).rows).toEqual([['2']]);
  });

  test('cover the entities and times in the filter', async ({ catalogue }) => {
    const other = datasetUrn('other');
    await catalogue.propose([usage(1, { ada: 1 }), usage(2, { ada: 1 }), usage(1, { ada: 7 }, other)]);
    const total = { fieldPath: 'totalSqlQueries', aggregation: 'SUM' } as const;
    const sum = async (filter: TimeseriesStats['filter']) =>
      (await stats(catalogue, { metrics: [total], filter })).rows[0]?.[0];
    expect(await sum([])).toBe('9');
    expect(await sum([[criterion('urn', { values: [other] })]])).toBe('7');
    const later = criterion('timestampMillis', { condition: 'GREATER_THAN', values: ['1'] });
    expect(await sum([[criterion('urn', { values: [orders] }), later]])).toBe('1');
    expect(
      (await stats(catalogue, { metrics: [total], buckets: [{ kind: 'value', fieldPath: 'urn' }] })).rows,
    ).toEqual([[orders, '2']]);
  });

  test('reject unknown fields, and fields without a sum', async ({ catalogue }) => {
    const refusal = (fieldPath: string, aggregation: 'SUM' | 'LATEST' = 'SUM') =>
      stats(catalogue, { metrics: [{ fieldPath, aggregation }] }).catch((error: Error) => error.message);
    expect(await refusal('rows')).toBe('fieldPath: datasetUsageStatistics has no field at "rows"');
    expect(await refusal('userCounts.nothing', 'LATEST')).toContain('userCounts.nothing');
    expect(await refusal('constructor')).toContain('no field');
    expect(await refusal('topSqlQueries')).toBe('metrics: topSqlQueries is array and has no sum');
    await expect(stats(catalogue, { aspect: 'status' })).rejects.toMatchObject({ code: 'UNKNOWN_ASPECT' });
  });
});
