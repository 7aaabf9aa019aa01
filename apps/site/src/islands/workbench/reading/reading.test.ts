import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueForTests } from '../testing/catalogue-for-tests.ts';
import { readAspects } from './read-aspects.ts';
import { requestJson } from './request-json.ts';
import { searchEntities } from './search-entities.ts';

const catalogue = createCatalogueForTests();
const orders = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const ana = 'urn:li:corpuser:ana';

beforeAll(async () => {
  await catalogue.put(orders, 'datasetProperties', { name: 'orders' });
  await catalogue.put('urn:li:tag:orders', 'tagProperties', { name: 'orders' });
  await catalogue.put(ana, 'corpUserInfo', { active: true, displayName: 'Ana' });
});

describe('searchEntities', () => {
  it('finds entities of every type, and counts them by type', async () => {
    const { total, urns, facets } = await searchEntities(catalogue, 'orders', []);
    expect(total).toBe(2);
    expect([...urns].sort()).toEqual([orders, 'urn:li:tag:orders']);
    expect(facets.find(({ name }) => name === 'Entity type')?.values).toEqual([
      { field: '_entityType', value: 'dataset', count: 1, isChosen: false },
      { field: '_entityType', value: 'tag', count: 1, isChosen: false },
    ]);
  });

  it('filters by the chosen facets', async () => {
    const chosen = [{ field: '_entityType', value: 'tag' }];
    const { urns, facets } = await searchEntities(catalogue, 'orders', chosen);
    expect(urns).toEqual(['urn:li:tag:orders']);
    expect(facets.flatMap(({ values }) => values).find(({ isChosen }) => isChosen)).toMatchObject(
      chosen[0] ?? {},
    );
  });
});

it('reads the aspects of an entity', async () => {
  const aspects = await readAspects(catalogue, ana);
  expect(aspects).toContainEqual({ name: 'corpUserInfo', value: { active: true, displayName: 'Ana' } });
  expect(aspects).toContainEqual({ name: 'corpUserKey', value: { username: 'ana' } });
});

describe('requestJson', () => {
  it('throws the message of the catalogue', async () => {
    await expect(requestJson(catalogue, { path: '/changes?from=x' })).rejects.toThrow(
      'GET /changes?from=x returned status 400: from: expected a whole number',
    );
  });
});
