import type { Catalogue, Store } from '@colophon/catalogue';
import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';
import { measureCoverage } from './measure-coverage.ts';

const mysql = 'urn:li:dataPlatform:mysql';
const datasetOf = (name: string, platform = mysql) => `urn:li:dataset:(${platform},shop.${name},PROD)`;
const sales = 'urn:li:domain:sales';
const sellers = 'urn:li:corpGroup:sellers';
const { signal } = new AbortController();

/** What the groups have of some measures: `has/of`. */
async function measured(catalogue: Pick<Catalogue, 'as'>): Promise<Record<string, Record<string, string>>> {
  const groups = await measureCoverage(catalogue, signal);
  return Object.fromEntries(
    groups.map(({ by, value, counts }) => [
      value === '' ? by : value,
      Object.fromEntries(Object.entries(counts).map(([name, { of, has }]) => [name, `${has}/${of}`])),
    ]),
  );
}

async function shop(options?: Parameters<typeof createTestGraphql>[0]): Promise<TestGraphql> {
  const graphql = await createTestGraphql(options);
  for (const name of ['orders', 'customers'])
    await graphql.put(datasetOf(name), 'datasetProperties', { name });
  await graphql.put('urn:li:chart:(looker,sales)', 'chartInfo', {
    title: 'Sales',
    description: 'What was sold.',
    lastModified: {},
  });
  await graphql.put(datasetOf('orders'), 'editableDatasetProperties', { description: 'One row an order.' });
  await graphql.put(datasetOf('orders'), 'domains', { domains: [sales] });
  await graphql.put(datasetOf('orders'), 'editableSchemaMetadata', {
    editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: { tags: [{ tag: 'urn:li:tag:key' }] } }],
  });
  await graphql.put('urn:li:assertion:rows', 'assertionInfo', {
    type: 'DATASET',
    datasetAssertion: { dataset: datasetOf('orders'), scope: 'DATASET_ROWS', operator: 'NOT_NULL' },
  });
  const owner = (urn: string) => ({ owner: urn, type: 'DATAOWNER' });
  await graphql.put(datasetOf('customers'), 'ownership', {
    owners: [owner(sellers), owner('urn:li:corpuser:ada')],
    lastModified: { time: 1, actor: 'urn:li:corpuser:ada' },
  });
  // Describes data, and is none.
  await graphql.put('urn:li:tag:key', 'tagProperties', { name: 'key', description: 'A key.' });
  return graphql;
}

it('counts all assets, and those of each type, platform, domain and owning group, and of no person', async () => {
  const { catalogue } = await shop();
  const labels = { owned: '1/3', withTerms: '0/3' };
  expect(await measured(catalogue)).toEqual({
    all: { ...labels, documented: '2/3', inDomain: '1/3', tagged: '1/3', tested: '1/2', used: '0/3' },
    dataset: {
      ...{ owned: '1/2', withTerms: '0/2', documented: '1/2', inDomain: '1/2', tagged: '1/2' },
      ...{ tested: '1/2', used: '0/2' },
    },
    chart: {
      ...{ owned: '0/1', withTerms: '0/1', documented: '1/1', inDomain: '0/1', tagged: '0/1', used: '0/1' },
    },
    [mysql]: expect.objectContaining({ documented: '1/2' }),
    'urn:li:dataPlatform:looker': expect.objectContaining({ documented: '1/1' }),
    [sales]: expect.objectContaining({ documented: '1/1', tested: '1/1' }),
    [sellers]: expect.objectContaining({ documented: '0/1', owned: '1/1' }),
  });
});

it('counts nothing in a catalogue without assets', async () => {
  const { catalogue, put } = await createTestGraphql();
  await put('urn:li:tag:key', 'tagProperties', { name: 'key' });
  expect(await measureCoverage(catalogue, signal)).toEqual([]);
});

it('ends when it is no longer wanted', async () => {
  const { catalogue } = await shop();
  await expect(measureCoverage(catalogue, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

const query = `query ($input: CoverageHistoryInput!) {
  coverageHistory(input: $input) { sinceMillis days { timeMillis counts { measure total count } } }
}`;
const [first, second] = [Date.UTC(2026, 10, 29), Date.UTC(2026, 10, 30)];

async function keepTwoDays({ store, catalogue }: { store: Store; catalogue: Catalogue }): Promise<void> {
  const groups = await measureCoverage(catalogue, signal);
  for (const day of ['2026-11-29', '2026-11-30']) await store.setCoverage({ day, measuredAt: 1, groups });
}

it('shows the days of a period, of all assets or of a group', async () => {
  const graphql = await shop();
  await keepTwoDays(graphql);
  const ask = async (input: object) => {
    const { coverageHistory } = await graphql.get(query, { input: { startTimeMillis: first, ...input } });
    return coverageHistory;
  };
  const all = await ask({ endTimeMillis: second });
  expect(all.sinceMillis).toBe(first);
  expect(all.days.map(({ timeMillis }: { timeMillis: number }) => timeMillis)).toEqual([first, second]);
  expect(all.days[0].counts).toContainEqual({ measure: 'DOCUMENTED', total: 3, count: 2 });
  expect((await ask({ entityType: 'CHART' })).days[0].counts).toContainEqual({
    ...{ measure: 'DOCUMENTED', total: 1, count: 1 },
  });
  expect((await ask({ domain: sales })).days[0].counts).toContainEqual({
    ...{ measure: 'TESTED', total: 1, count: 1 },
  });
  expect((await ask({ ownerGroup: sellers })).days[0].counts).toContainEqual({
    ...{ measure: 'DOCUMENTED', total: 1, count: 0 },
  });
  expect(await ask({ startTimeMillis: second, platform: 'urn:li:dataPlatform:none' })).toEqual({
    sinceMillis: first,
    days: [],
  });
  expect((await ask({ endTimeMillis: 9e15 })).days).toHaveLength(2);
});

it('rejects two groups, and a period that ends before it starts', async () => {
  const { ask } = await createTestGraphql();
  const error = async (input: object) => (await ask(query, { input })).errors?.[0]?.message;
  expect(await error({ startTimeMillis: 1, domain: sales, platform: mysql })).toMatch(
    /^input: expected at most one of entityType, platform, domain and ownerGroup/,
  );
  expect(await error({ startTimeMillis: 2, endTimeMillis: 1 })).toBe(
    'input.endTimeMillis: expected a time after the start',
  );
  expect(await error({ startTimeMillis: 1, entityType: 'OTHER' })).toMatch(/^input.entityType: /);
});

it('needs VIEW_ANALYTICS, and shows no domain and no group to callers who may not see it', async () => {
  const graphql = await shop({ obeysPolicies: true, hasBuiltInData: false });
  await keepTwoDays(graphql);
  const input = { startTimeMillis: first, domain: sales };
  const refused = await graphql.ask(query, { input });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 403 });
  await graphql.put('urn:li:dataHubPolicy:analysts', 'dataHubPolicyInfo', {
    ...{ displayName: 'Analysts', description: '', type: 'PLATFORM', state: 'ACTIVE', editable: true },
    privileges: ['VIEW_ANALYTICS'],
    actors: { allUsers: true, allGroups: false, resourceOwners: false },
  });
  for (const group of [{ domain: sales }, { ownerGroup: sellers }])
    expect(
      (await graphql.get(query, { input: { startTimeMillis: first, ...group } })).coverageHistory,
    ).toEqual({ sinceMillis: first, days: [] });
  const all = await graphql.get(query, { input: { startTimeMillis: first } });
  expect(all.coverageHistory.days).toHaveLength(2);
});
