import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const day = 86_400_000;

async function find(graphql: TestGraphql, filter: object): Promise<string[]> {
  const { searchAcrossEntities } = await graphql.get(
    `query ($filter: FacetFilterInput!) {
      searchAcrossEntities(input: { query: "*", types: [DATASET], orFilters: [{ and: [$filter] }] }) {
        searchResults { entity { urn } }
      }
    }`,
    { filter },
  );
  return searchAcrossEntities.searchResults
    .map(({ entity }: { entity: { urn: string } }) => entity.urn)
    .sort();
}

async function shop(): Promise<TestGraphql> {
  const graphql = await createTestGraphql();
  for (const name of ['orders', 'customers', 'old'])
    await graphql.put(datasetOf(name), 'datasetProperties', { name });
  return graphql;
}

it('finds what has assertions, and what has none', async () => {
  const graphql = await shop();
  const [yes, no] = [
    { field: 'hasAssertions', values: ['true'] },
    { field: 'hasAssertions', values: ['false'] },
  ];
  expect(await find(graphql, yes)).toEqual([]);
  expect(await find(graphql, no)).toHaveLength(3);
  await graphql.put('urn:li:assertion:rows', 'assertionInfo', {
    type: 'DATASET',
    datasetAssertion: { dataset: datasetOf('orders'), scope: 'DATASET_ROWS', operator: 'NOT_NULL' },
  });
  expect(await find(graphql, yes)).toEqual([datasetOf('orders')]);
  expect(await find(graphql, no)).toEqual([datasetOf('customers'), datasetOf('old')]);
  expect(await find(graphql, { ...yes, negated: true })).toEqual(await find(graphql, no));
});

it('finds what was used in the last 30 days', async () => {
  const graphql = await shop();
  const use = (name: string, daysAgo: number, totalSqlQueries: number) =>
    graphql.put(datasetOf(name), 'datasetUsageStatistics', {
      timestampMillis: Date.now() - daysAgo * day,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      totalSqlQueries,
    });
  await use('orders', 3, 5);
  await use('customers', 3, 0);
  await use('old', 40, 9);
  expect(await find(graphql, { field: 'isUsed', values: ['true'] })).toEqual([datasetOf('orders')]);
  expect(await find(graphql, { field: 'isUsed', values: ['false'] })).toEqual([
    datasetOf('customers'),
    datasetOf('old'),
  ]);
});

it('finds what fails a check, by the latest run of the last 30 days', async () => {
  const graphql = await shop();
  const run = (id: string, name: string, daysAgo: number, type: string) =>
    graphql.put(`urn:li:assertion:${id}`, 'assertionRunEvent', {
      timestampMillis: Date.now() - daysAgo * day,
      runId: `${id} ${daysAgo}`,
      assertionUrn: `urn:li:assertion:${id}`,
      asserteeUrn: datasetOf(name),
      status: 'COMPLETE',
      result: { type },
    });
  await run('rows', 'orders', 2, 'SUCCESS');
  await run('rows', 'orders', 1, 'FAILURE');
  await run('nulls', 'orders', 1, 'SUCCESS');
  await run('late', 'customers', 2, 'FAILURE');
  await run('late', 'customers', 1, 'SUCCESS');
  await run('gone', 'old', 40, 'FAILURE');
  const failing = { field: 'hasFailingAssertions', values: ['true'] };
  expect(await find(graphql, failing)).toEqual([datasetOf('orders')]);
  expect(await find(graphql, { ...failing, negated: true })).toEqual([
    datasetOf('customers'),
    datasetOf('old'),
  ]);
});

it('says which values such a field has', async () => {
  const graphql = await shop();
  const { errors } = await graphql.ask(
    '{ searchAcrossEntities(input: { query: "*", orFilters: [{ and: [{ field: "isUsed", values: ["yes"] }] }] }) { total } }',
  );
  expect(errors?.[0]?.message).toBe(
    'input.orFilters: expected isUsed to be compared by EQUAL with true or false, got EQUAL and ["yes"]',
  );
});
