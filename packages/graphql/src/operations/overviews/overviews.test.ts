import { expect, it } from 'vitest';
import { ada, createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const datasetOf = (name: string, platform = 'mysql') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},shop.${name},PROD)`;
const bob = 'urn:li:corpuser:bob';
const dayMs = 86_400_000;
const today = Date.UTC(2026, 5, 10);

const usageQuery = `query ($input: UsageOverviewInput!) {
  usageOverview(input: $input) {
    total
    datasetCount
    buckets(window: DAY) { timeMillis queryCount userCount }
    datasets(count: 1) { entity { urn } queryCount }
    users { entity { urn } queryCount }
    platforms { entity { urn } queryCount }
    domains { entity { urn } queryCount }
  }
}`;
const lastWeek = { startTimeMillis: today - 7 * dayMs, endTimeMillis: today };

async function withUsage(options?: Parameters<typeof createTestGraphql>[0]): Promise<TestGraphql> {
  const graphql = await createTestGraphql(options);
  const use = (urn: string, daysAgo: number, counts: Readonly<Record<string, number>>) =>
    graphql.put(urn, 'datasetUsageStatistics', {
      timestampMillis: today - daysAgo * dayMs,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      totalSqlQueries: Object.values(counts).reduce((sum, count) => sum + count, 0),
      userCounts: Object.entries(counts).map(([user, count]) => ({ user, count })),
    });
  await use(datasetOf('orders'), 1, { [ada]: 3, [bob]: 5 });
  await use(datasetOf('orders'), 2, { [ada]: 1 });
  await use(datasetOf('events', 'kafka'), 2, { [ada]: 4 });
  await use(datasetOf('old'), 30, { [bob]: 900 });
  await graphql.put(datasetOf('orders'), 'domains', { domains: ['urn:li:domain:sales'] });
  return graphql;
}

it('counts queries of a time, by everything that they have', async () => {
  const { get } = await withUsage();
  const { usageOverview } = await get(usageQuery, { input: lastWeek });
  const counts = (of: readonly { entity: { urn: string }; queryCount: number }[]) =>
    of.map(({ entity, queryCount }) => [entity.urn, queryCount]);
  expect(usageOverview).toMatchObject({
    total: 13,
    datasetCount: 2,
    buckets: [
      { timeMillis: today - 2 * dayMs, queryCount: 5, userCount: 1 },
      { timeMillis: today - dayMs, queryCount: 8, userCount: 2 },
    ],
  });
  expect(counts(usageOverview.datasets)).toEqual([[datasetOf('orders'), 9]]);
  expect(counts(usageOverview.users)).toEqual([
    [ada, 8],
    [bob, 5],
  ]);
  expect(counts(usageOverview.platforms)).toEqual([
    ['urn:li:dataPlatform:mysql', 9],
    ['urn:li:dataPlatform:kafka', 4],
  ]);
  expect(counts(usageOverview.domains)).toEqual([['urn:li:domain:sales', 9]]);
});

it('rejects a time that ends before it starts, and longer lists than it has', async () => {
  const { ask } = await withUsage();
  const backwards = await ask(usageQuery, { input: { startTimeMillis: 2, endTimeMillis: 1 } });
  expect(backwards.errors?.[0]?.message).toBe('input.endTimeMillis: expected a time after the start');
  const long = await ask(
    '{ usageOverview(input: { startTimeMillis: 0 }) { users(count: 101) { queryCount } } }',
  );
  expect(long.errors?.[0]?.message).toBe('count: expected 0 to 100, got 101');
});

it('shows no usage to callers who may not see that of every dataset', async () => {
  const { get } = await withUsage({ obeysPolicies: true, hasBuiltInData: false });
  expect(await get(usageQuery, { input: lastWeek })).toEqual({ usageOverview: null });
});

const changesQuery = `query ($input: RecentChangesInput!) {
  recentChanges(input: $input) { isComplete total changes { entity { urn } timeMillis } }
}`;
const changed = async (graphql: TestGraphql, input: object) => {
  const { recentChanges } = await graphql.get(changesQuery, { input: { sinceMillis: 0, ...input } });
  const changes = recentChanges.changes as readonly { entity: { urn: string } }[];
  return { ...recentChanges, changes: changes.map(({ entity }) => entity.urn) };
};

async function withChanges(options?: Parameters<typeof createTestGraphql>[0]): Promise<TestGraphql> {
  const graphql = await createTestGraphql(options);
  for (const name of ['orders', 'customers', 'orders'])
    await graphql.put(datasetOf(name), 'datasetProperties', { name: `${name} ${Math.random()}` });
  await graphql.put('urn:li:tag:pii', 'tagProperties', { name: 'PII' });
  await graphql.put(datasetOf('customers'), 'ownership', {
    owners: [{ owner: ada, type: 'DATAOWNER' }],
    lastModified: { time: 0, actor: ada },
  });
  return graphql;
}

it('lists what has changed, each entity once', async () => {
  const graphql = await withChanges();
  const { changes, ...rest } = await changed(graphql, { types: ['DATASET'] });
  expect(rest).toEqual({ isComplete: true, total: 2 });
  expect(changes.toSorted()).toEqual([datasetOf('customers'), datasetOf('orders')]);
  expect(await changed(graphql, { types: ['TAG'] })).toMatchObject({ changes: ['urn:li:tag:pii'] });
  expect(await changed(graphql, { owners: [ada] })).toMatchObject({ changes: [datasetOf('customers')] });
  expect(await changed(graphql, { count: 1 })).toMatchObject({ total: 3, changes: { length: 1 } });
  expect(await changed(graphql, { sinceMillis: Date.now() + dayMs })).toMatchObject({ total: 0 });
});

it('leaves out what the caller may not see', async () => {
  const graphql = await withChanges({ obeysPolicies: true, hasBuiltInData: false });
  expect(await changed(graphql, {})).toEqual({ isComplete: true, total: 0, changes: [] });
});

it('leaves use and runs out, and looks behind them', async () => {
  const graphql = await withChanges();
  for (let at = 0; at < 1100; at++)
    await graphql.put(datasetOf('orders'), 'datasetUsageStatistics', {
      timestampMillis: at,
      totalSqlQueries: 1,
    });
  const { isComplete, changes } = await changed(graphql, { types: ['DATASET'] });
  expect(isComplete).toBe(true);
  expect(changes.toSorted()).toEqual([datasetOf('customers'), datasetOf('orders')]);
});

it('looks at no older changes once it has as many as anybody asks for', async () => {
  const graphql = await createTestGraphql();
  for (let at = 0; at < 600; at++)
    await graphql.put(`urn:li:tag:t${at}`, 'tagProperties', { name: `t${at}` });
  const { isComplete, total } = await changed(graphql, { count: 0 });
  expect(isComplete).toBe(false);
  expect(total).toBeGreaterThan(100);
  expect(total).toBeLessThan(600);
});
