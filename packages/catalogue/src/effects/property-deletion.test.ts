import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const tier = 'urn:li:structuredProperty:io.shop.tier';
const team = 'urn:li:structuredProperty:io.shop.team';
const definition = (urn: string) =>
  upsert(urn, 'propertyDefinition', {
    qualifiedName: urn.slice('urn:li:structuredProperty:'.length),
    valueType: 'urn:li:dataType:datahub.string',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
    immutable: true,
  });
const assign = (urn: string, ...properties: string[]) =>
  upsert(urn, 'structuredProperties', {
    properties: properties.map((propertyUrn) => ({ propertyUrn, values: [{ string: 'gold' }] })),
  });
const customers = datasetUrn('customers');
const byTier = searchQuery({
  filter: [[criterion('structuredProperties.io.shop.tier', { values: ['gold'] })]],
});

describe('the values of a structured property', () => {
  test.for(['propertyDefinition', 'structuredPropertyKey', 'entity'])(
    'go when its %s is deleted',
    async (way, { catalogue }) => {
      await catalogue.propose([definition(tier), definition(team)]);
      await catalogue.propose([assign(orders, tier, team), assign(customers, tier)]);
      if (way === 'entity') await catalogue.deleteEntity(tier);
      else await catalogue.propose([upsert(tier, way, {}, { changeType: 'DELETE' })]);
      expect((await catalogue.aspect(orders, 'structuredProperties'))?.value).toEqual({
        properties: [{ propertyUrn: team, values: [{ string: 'gold' }] }],
      });
      expect((await catalogue.aspect(customers, 'structuredProperties'))?.value).toEqual({ properties: [] });
      expect((await catalogue.search(byTier)).total).toBe(0);
      // The entity was there already: nothing of it is written anew.
      expect((await catalogue.aspect(orders, 'browsePathsV2'))?.systemMetadata.version).toBe('1');
    },
  );

  test('are not searched while it is soft-deleted', async ({ catalogue }) => {
    await catalogue.propose([definition(tier)]);
    await catalogue.propose([assign(orders, tier)]);
    expect((await catalogue.search(byTier)).total).toBe(1);
    await catalogue.propose([upsert(tier, 'status', { removed: true })]);
    await expect(catalogue.search(byTier)).rejects.toThrow(
      `Cannot filter on deleted Structured Property ${tier}`,
    );
    await catalogue.propose([upsert(tier, 'status', { removed: false })]);
    expect((await catalogue.search(byTier)).total).toBe(1);
  });
});
