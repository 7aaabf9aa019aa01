import { createCatalogue, type Session } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { searches } from './search.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;

async function sessionOf(...names: string[]): Promise<Session> {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  await catalogue.propose(
    names.map((name) => ({
      entityUrn: datasetOf(name),
      aspectName: 'datasetProperties',
      changeType: 'UPSERT' as const,
      value: { name },
    })),
  );
  const signal = new AbortController().signal;
  return catalogue.as({
    principal: { urn: 'urn:li:corpuser:ada' },
    requestId: 'r',
    traceId: '0'.repeat(32),
    signal,
  });
}

it('finds entities with their facets, and goes through all of them', async () => {
  const session = await sessionOf('orders', 'customers', 'items');
  const filter = { field: 'platform.keyword', values: ['urn:li:dataPlatform:mysql'] };
  const found = await searches.searchAcrossEntities(
    { input: { types: ['DATASET'], query: 'orders', orFilters: [{ and: [filter] }] } },
    { session },
  );
  expect(found).toMatchObject({
    start: 0,
    count: 1,
    total: 1,
    searchResults: [{ entity: { urn: datasetOf('orders'), entityType: 'dataset' } }],
  });
  expect(found.facets).toContainEqual({
    field: '_entityType',
    displayName: 'Type',
    aggregations: [{ value: 'DATASET', count: 1, entity: null }],
  });

  const seen: string[] = [];
  for (let scrollId: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof searches.scrollAcrossEntities>> =
      await searches.scrollAcrossEntities(
        { input: { types: ['DATASET'], query: '*', count: 2, scrollId } },
        { session },
      );
    seen.push(...page.searchResults.map(({ entity }) => entity.urn));
    scrollId = page.nextScrollId;
    if (scrollId === null) break;
  }
  expect(seen.sort()).toEqual([datasetOf('customers'), datasetOf('items'), datasetOf('orders')]);
});

it('rejects a page that is out of reach, and a type that nothing is searched in', async () => {
  const session = await sessionOf();
  const search = (input: object) =>
    searches.searchAcrossEntities({ input: { query: '*', ...input } }, { session });
  await expect(search({ count: -1 })).rejects.toThrow('input.count: expected 0 to 10000, got -1');
  await expect(search({ types: ['OTHER'] })).rejects.toThrow('OTHER');
});
