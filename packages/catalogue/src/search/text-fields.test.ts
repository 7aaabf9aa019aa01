import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, upsert } from '../testing/catalogue-fixture.ts';
import { criterion, query } from '../testing/fixtures.ts';
import { defaultFacets } from './facets.ts';
import { type Criterion, searchQuery } from './query.ts';
import { textFieldsOf } from './text-fields.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

describe('text fields', () => {
  it('are free text, not names, keywords, facets or derived fields', () => {
    const fields = textFieldsOf(registry);
    for (const name of ['description', 'editedDescription', 'customProperties', 'fieldDescriptions'])
      expect([name, fields.has(name)]).toEqual([name, true]);
    for (const name of ['urn', 'name', 'qualifiedName', 'hasDescription', 'numInputs', 'tool', 'priority'])
      expect([name, fields.has(name)]).toEqual([name, false]);
    expect(defaultFacets(registry, []).filter((name) => fields.has(name))).toEqual([]);
  });

  const [orders, returns, bare] = ['orders', 'returns', 'bare'].map(datasetUrn) as [string, string, string];
  const fill = (catalogue: Catalogue) =>
    catalogue.propose([
      upsert(orders, 'datasetProperties', {
        description: 'Orders of the shop',
        customProperties: { team: 'core', tier: '1' },
      }),
      upsert(returns, 'datasetProperties', { description: 'Returns', customProperties: { team: 'core' } }),
      // Longer than anything that the index of filters keeps.
      upsert(returns, 'editableDatasetProperties', { description: `Sent back to us${'.'.repeat(1000)}` }),
      upsert(bare, 'datasetProperties', {}),
    ]);
  const urns = async (catalogue: Catalogue, field: string, some: Partial<Criterion>) =>
    (await catalogue.search(searchQuery({ filter: [[criterion(field, some)]] }))).hits.map(({ urn }) => urn);

  test('are not in the filter index', async ({ catalogue, store }) => {
    await fill(catalogue);
    const { hits } = await store.search(
      query({ filter: [[criterion('description', { condition: 'EXISTS' })]] }),
    );
    expect(hits).toEqual([]);
  });

  test('can still be filtered by', async ({ catalogue }) => {
    await fill(catalogue);
    const cases: [string, Partial<Criterion>, string[]][] = [
      ['description', { condition: 'CONTAIN', values: ['THE SHOP'] }, [orders]],
      ['description', { values: ['Returns'] }, [returns]],
      ['description', { values: ['Orders'] }, []],
      ['description', { condition: 'EXISTS' }, [orders, returns]],
      ['description', { condition: 'IS_NULL' }, [bare]],
      ['description', { values: ['Returns'], negated: true }, [bare, orders]],
      ['editedDescription', { condition: 'START_WITH', values: ['sent back'] }, [returns]],
      ['customProperties', { values: ['tier=1'] }, [orders]],
      ['customProperties', { values: ['team=core'] }, [orders, returns]],
      ['customProperties', { condition: 'IN', values: ['tier=2', 'tier=1'], negated: true }, [bare, returns]],
    ];
    for (const [field, some, expected] of cases)
      expect([field, some, await urns(catalogue, field, some)]).toEqual([field, some, expected]);
  });

  test('can be sorted by and counted, by current values', async ({ catalogue }) => {
    await fill(catalogue);
    await catalogue.propose([upsert(orders, 'datasetProperties', { description: 'Zebras' })]);
    const page = await catalogue.search(
      searchQuery({ sort: [{ field: 'description', order: 'DESCENDING' }], facets: ['customProperties'] }),
    );
    expect(page.hits.map(({ urn }) => urn)).toEqual([orders, returns, bare]);
    expect(page.facets[0]?.counts).toEqual([{ value: 'team=core', count: 1 }]);
  });
});
