import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';
import { nameInUrn } from './name-in-urn.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const shop = 'urn:li:container:shop';

const card = `card { entityType name description exists platform { card { name } } subTypes color isDeprecated isRemoved
  path { name entity { urn } } owners { urn card { name } } tags { card { name color } } terms { urn } domain { card { name } } }`;

it('shows what is stored of an entity, and the names of what it points to', async () => {
  const { put, get } = await createTestGraphql({ hasBuiltInData: true });
  const tag = 'urn:li:tag:pii';
  await put(shop, 'containerProperties', { name: 'Shop' });
  await put(orders, 'container', { container: shop });
  await put(orders, 'datasetProperties', { name: 'Orders', description: 'From the source' });
  await put(orders, 'editableDatasetProperties', { description: 'As people say it' });
  await put(orders, 'subTypes', { typeNames: ['View'] });
  await put(orders, 'deprecation', { deprecated: true, note: '', actor: ada });
  await put(tag, 'tagProperties', { name: 'PII', colorHex: '#c00000' });
  await put(orders, 'globalTags', { tags: [{ tag }] });
  await put(ada, 'corpUserInfo', { active: true, displayName: 'Ada L.' });
  await put(ada, 'corpUserEditableInfo', { displayName: 'Ada Lovelace' });
  const owner = { owner: ada, type: 'DATAOWNER' };
  await put(orders, 'ownership', { owners: [owner, { ...owner, type: 'STAKEHOLDER' }] });
  const { dataset } = await get(`query ($urn: String!) { dataset(urn: $urn) { ${card} } }`, { urn: orders });
  expect(dataset.card).toEqual({
    entityType: 'dataset',
    name: 'Orders',
    description: 'As people say it',
    exists: true,
    platform: { card: { name: 'Hive' } },
    subTypes: ['View'],
    color: null,
    isDeprecated: true,
    isRemoved: false,
    path: [{ name: shop, entity: { urn: shop } }],
    owners: [{ urn: ada, card: { name: 'Ada Lovelace' } }],
    tags: [{ card: { name: 'PII', color: '#c00000' } }],
    terms: [],
    domain: null,
  });
});

it('says how healthy, how much used and how old something is', async () => {
  const { put, get } = await createTestGraphql();
  const [quiet, dashboard] = [orders.replace('orders', 'quiet'), 'urn:li:dashboard:(looker,sales)'];
  const time = Date.now();
  const stamp = { time, actor: ada };
  await put(orders, 'datasetProperties', { name: 'Orders', lastModified: { time: 1700000000000 } });
  await put(quiet, 'datasetProperties', { name: 'Quiet' });
  await put('urn:li:incident:late', 'incidentInfo', {
    type: 'OPERATIONAL',
    entities: [orders],
    status: { state: 'ACTIVE', lastUpdated: stamp },
    created: stamp,
  });
  for (const [name, results] of [
    ['fails', ['SUCCESS', 'FAILURE']],
    ['works', ['FAILURE', 'SUCCESS']],
  ] as const) {
    const urn = `urn:li:assertion:${name}`;
    await put(urn, 'assertionInfo', { type: 'CUSTOM', customAssertion: { type: 'Rows', entity: orders } });
    for (const [at, type] of results.entries())
      await put(urn, 'assertionRunEvent', {
        timestampMillis: time + at,
        runId: `${at}`,
        assertionUrn: urn,
        asserteeUrn: orders,
        status: 'COMPLETE',
        result: { type },
      });
  }
  const days = 24 * 60 * 60 * 1000;
  for (const [daysAgo, totalSqlQueries] of [
    [1, 5],
    [2, 7],
    [40, 100],
  ] as const)
    await put(orders, 'datasetUsageStatistics', { timestampMillis: time - daysAgo * days, totalSqlQueries });
  const views = { timestampMillis: time - days, viewsCount: 3 };
  await put(dashboard, 'dashboardUsageStatistics', { ...views, eventGranularity: { unit: 'DAY' } });
  await put(dashboard, 'dashboardUsageStatistics', { ...views, viewsCount: 999 });
  const { entities } = await get(
    `query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: false) {
      card { activeIncidents failingAssertions usesLately changedAt } } }`,
    { urns: [orders, quiet, dashboard] },
  );
  const nothing = { activeIncidents: 0, failingAssertions: 0, usesLately: null, changedAt: null };
  expect(entities.map((each: { card: object }) => each.card)).toEqual([
    { activeIncidents: 1, failingAssertions: 1, usesLately: 12, changedAt: 1700000000000 },
    nothing,
    { ...nothing, usesLately: 3 },
  ]);
});

it('has a part of the labels, of which there may be more than a request looks up', async () => {
  const { put, get } = await createTestGraphql();
  const tags = Array.from({ length: 10_001 }, (_, i) => ({ tag: `urn:li:tag:t${i}` }));
  await put(orders, 'globalTags', { tags });
  const { dataset } = await get(
    `query ($urn: String!) { dataset(urn: $urn) { card {
      tagCount tags(count: 2) { urn card { name } } last: tags(start: 10000, count: 2) { urn } termCount terms { urn } } } }`,
    { urn: orders },
  );
  expect(dataset.card).toEqual({
    tagCount: 10_001,
    tags: ['t0', 't1'].map((name) => ({ urn: `urn:li:tag:${name}`, card: { name } })),
    last: [{ urn: 'urn:li:tag:t10000' }],
    termCount: 0,
    terms: [],
  });
});

it('leads down to a column, and up a glossary', async () => {
  const { put, get } = await createTestGraphql();
  const column = `urn:li:schemaField:(${orders},id)`;
  const [top, node, term] = ['glossaryNode:top', 'glossaryNode:node', 'glossaryTerm:term'].map(
    (name) => `urn:li:${name}`,
  );
  await put(orders, 'browsePathsV2', { path: [{ id: 'warehouse' }, { id: shop, urn: shop }] });
  await put(node as string, 'glossaryNodeInfo', { definition: '', parentNode: top });
  await put(term as string, 'glossaryTermInfo', {
    definition: '',
    termSource: 'INTERNAL',
    parentNode: node,
    name: 'Term',
  });
  const { entities } = await get(
    'query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: false) { card { name path { name entity { urn } } } } }',
    { urns: [column, term] },
  );
  expect(entities).toEqual([
    {
      card: {
        name: 'id',
        path: [
          { name: 'warehouse', entity: null },
          { name: shop, entity: { urn: shop } },
          { name: orders, entity: { urn: orders } },
        ],
      },
    },
    { card: { name: 'Term', path: [top, node].map((urn) => ({ name: urn, entity: { urn } })) } },
  ]);
});

it('is there for a type that has no object type, as the result of a search is', async () => {
  const { put, get } = await createTestGraphql();
  const repository = 'urn:li:repository:colophon';
  await put(repository, 'status', { removed: false });
  const { entity } = await get(
    'query ($urn: String!) { entity(urn: $urn) { __typename urn type card { entityType name } } }',
    { urn: repository },
  );
  expect(entity).toEqual({
    __typename: 'OtherEntity',
    urn: repository,
    type: 'OTHER',
    card: { entityType: 'repository', name: 'colophon' },
  });
});

describe('the name in a URN', () => {
  it.each([
    [orders, 'shop.orders'],
    [`urn:li:schemaField:(${orders},id)`, 'id'],
    ['urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)', 'load'],
    ['urn:li:dataFlow:(airflow,nightly,PROD)', 'nightly'],
    ['urn:li:chart:(looker,baz)', 'baz'],
    ['urn:li:tag:pii', 'pii'],
    ['urn:li:nothing:known', 'urn:li:nothing:known'],
  ])('%s is %s', (urn, name) => {
    expect(nameInUrn(urn, registry)).toBe(name);
  });
});
