import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const datasetOf = (name: string, platform = 'mysql') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},shop.${name},PROD)`;

async function fill(graphql: TestGraphql) {
  await graphql.put(datasetOf('orders'), 'datasetProperties', { name: 'orders' });
  await graphql.put(datasetOf('orders', 'hive'), 'datasetProperties', { name: 'orders' });
  await graphql.put(datasetOf('orders'), 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
  await graphql.put('urn:li:tag:pii', 'tagProperties', { name: 'pii' });
  await graphql.put('urn:li:domain:d', 'domainProperties', { name: 'd' });
}

it('counts entities by type, those of none too', async () => {
  const graphql = await createTestGraphql();
  await fill(graphql);
  const { getEntityCounts } = await graphql.get(
    '{ getEntityCounts(input: {types: [DATASET, CHART, TAG]}) { counts { entityType count } } }',
  );
  expect(getEntityCounts.counts).toEqual([
    { entityType: 'DATASET', count: 2 },
    { entityType: 'CHART', count: 0 },
    { entityType: 'TAG', count: 1 },
  ]);
  const { getEntityCounts: all } = await graphql.get('{ getEntityCounts { counts { entityType count } } }');
  expect(all.counts).toHaveLength(25);
});

it('offers the platforms and types that there are', async () => {
  const graphql = await createTestGraphql();
  await fill(graphql);
  const { getQuickFilters } = await graphql.get(
    '{ getQuickFilters(input: {}) { quickFilters { field value entity { urn } } } }',
  );
  const platforms = ['urn:li:dataPlatform:hive', 'urn:li:dataPlatform:mysql'];
  expect(getQuickFilters.quickFilters).toEqual([
    ...platforms.map((urn) => ({ field: 'platform', value: urn, entity: { urn } })),
    { field: '_entityType', value: 'DATASET', entity: null },
    { field: '_entityType', value: 'DOMAIN', entity: null },
  ]);
});

it('recommends what occurs most, in the order of the modules', async () => {
  const graphql = await createTestGraphql();
  await fill(graphql);
  const document = `query ($input: ListRecommendationsInput!) { listRecommendations(input: $input) { modules {
    title moduleId renderType content { value entity { urn } params { searchParams { query filters { field values } }
    entityProfileParams { urn } contentParams { count } } } } } }`;
  const ask = async (scenario: string, limit = 10) =>
    (
      await graphql.get(document, {
        input: { userUrn: 'urn:li:corpuser:ada', requestContext: { scenario }, limit },
      })
    ).listRecommendations.modules;
  const [platforms, tags, ...others] = await ask('HOME');
  expect(others).toEqual([]);
  expect(platforms).toMatchObject({ moduleId: 'Platforms', renderType: 'PLATFORM_SEARCH_LIST' });
  expect(tags).toEqual({
    title: 'Top Tags',
    moduleId: 'TopTags',
    renderType: 'TAG_SEARCH_LIST',
    content: [
      {
        value: 'urn:li:tag:pii',
        entity: { urn: 'urn:li:tag:pii' },
        params: {
          searchParams: { query: '', filters: [{ field: 'tags', values: ['urn:li:tag:pii'] }] },
          entityProfileParams: null,
          contentParams: { count: 1 },
        },
      },
    ],
  });
  expect(await ask('HOME', 1)).toHaveLength(1);
  expect(await ask('SEARCH_RESULTS')).toMatchObject([{ moduleId: 'TopTags' }]);
  expect(await ask('SEARCH_BAR')).toEqual([]);
});

it('finds users, but no service accounts, for those who manage them', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  const [ada, bot] = ['urn:li:corpuser:ada', 'urn:li:corpuser:bot'];
  for (const urn of [ada, bot]) await graphql.put(urn, 'corpUserInfo', { active: true, displayName: 'x' });
  await graphql.put(bot, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] });
  const document = '{ searchUsers(input: {query: "x"}) { searchResults { entity { urn } } } }';
  expect((await graphql.ask(document)).errors?.[0]).toMatchObject({ extensions: { code: 403 } });
  await graphql.put('urn:li:dataHubPolicy:manage', 'dataHubPolicyInfo', {
    displayName: 'p',
    description: '',
    type: 'PLATFORM',
    state: 'ACTIVE',
    privileges: ['MANAGE_USERS_AND_GROUPS'],
    actors: { users: [ada] },
  });
  const { searchUsers } = await graphql.get(document);
  expect(searchUsers.searchResults).toEqual([{ entity: { urn: ada } }]);
});
