import { type Catalogue, createCatalogue, searchQuery } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { type OpenSearch, openSearch, readSearchSettings } from '@colophon/search-opensearch';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenSearchServer, startOpenSearch } from './opensearch.ts';

let server: OpenSearchServer;
beforeAll(async () => {
  server = await startOpenSearch();
});
afterAll(() => server?.stop());

const waitOptions = { timeout: 60_000, interval: 50 };
const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const named = (name: string, description = name) =>
  ({
    entityUrn: urnOf(name),
    aspectName: 'datasetProperties',
    changeType: 'UPSERT',
    value: { name, description },
  }) as const;

interface Searched extends AsyncDisposable {
  readonly catalogue: Catalogue;
  readonly search: OpenSearch;
  readonly troubles: string[];
  /** Names of the indexes that came into use. */
  readonly inUse: string[];
  /** URNs that a search finds, with all that was committed before. */
  find(input: string, notBefore?: 'now' | 'whatever'): Promise<readonly string[]>;
}

let prefixes = 0;

/** A catalogue in memory whose searches go to OpenSearch, and which feeds it. */
async function openSearched(
  store = createSqliteStore(openMemoryDatabase()),
  prefix = `follow${prefixes++}`,
): Promise<Searched> {
  const troubles: string[] = [];
  const inUse: string[] = [];
  const search = openSearch({
    settings: readSearchSettings(server.url, { INDEX_PREFIX: prefix }),
    registry,
    store,
    onTrouble: (reason) => troubles.push(reason),
    onBuild: (index, state) => state === 'in use' && inUse.push(index),
  });
  const catalogue = createCatalogue({ registry, store: search.store });
  const running = search.start();
  return {
    catalogue,
    search,
    troubles,
    inUse,
    async find(input, notBefore = 'now') {
      const query = { ...searchQuery({ input }), deadline: Date.now() + 60_000 };
      const head = await catalogue.logHead();
      const { hits } = await catalogue.search(notBefore === 'now' ? { ...query, notBefore: head } : query);
      return hits.map(({ urn }) => urn);
    },
    async [Symbol.asyncDispose]() {
      await running.stop();
      await catalogue.close();
    },
  };
}

it('finds what was written, changed and deleted, and says how far it is', async () => {
  await using searched = await openSearched();
  const { catalogue, find } = searched;
  await catalogue.propose([named('orders'), named('customers')]);
  expect(await find('orders')).toEqual([urnOf('orders')]);
  await catalogue.propose([named('orders', 'all invoices')]);
  expect(await find('invoices')).toEqual([urnOf('orders')]);
  await catalogue.deleteEntity(urnOf('orders'), 'urn:li:corpuser:ada');
  expect(await find('invoices')).toEqual([]);
  expect(await catalogue.search(searchQuery({ input: 'customers' }))).toMatchObject({
    total: 1,
    asOf: await catalogue.logHead(),
  });
});

it('notices an index that was emptied or removed, and builds it anew', async () => {
  await using searched = await openSearched();
  const { catalogue, find, inUse } = searched;
  await catalogue.propose([named('orders')]);
  expect(await find('orders')).toHaveLength(1);
  await server.request('POST', `/${inUse[0]}/_delete_by_query?refresh=true`, { query: { match_all: {} } });
  // Never an empty answer: an index without a position is none.
  await expect(find('orders', 'whatever')).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
  expect(await find('orders')).toEqual([urnOf('orders')]);
  expect(inUse).toHaveLength(2);
  await server.request('DELETE', `/${inUse[1]}`);
  expect(await find('orders')).toEqual([urnOf('orders')]);
});

it('is built anew while the old index is searched and fed', async () => {
  await using searched = await openSearched();
  const { catalogue, find, inUse } = searched;
  await catalogue.propose(Array.from({ length: 300 }, (_, i) => named(`table_${i}`)));
  expect(await find('table_299')).toEqual([urnOf('table_299')]);
  let missing = 0;
  const restored = catalogue.restoreIndices({ fromScratch: true });
  for (let i = 0; inUse.length < 2; i++) {
    await catalogue.propose([named(`later_${i}`)]);
    if ((await find('table_299', 'whatever')).length === 0) missing++;
    expect(await find(`later_${i}`)).toEqual([urnOf(`later_${i}`)]);
  }
  await restored;
  expect(missing).toBe(0);
  // Only the index in use is left.
  const prefix = inUse[0]?.split('_')[0];
  expect(Object.keys(await server.request('GET', `/${prefix}_colophon_search_*/_alias`))).toEqual([inUse[1]]);
});

it('does not go on with the index of another catalogue', async () => {
  const prefix = 'shared';
  {
    await using first = await openSearched(undefined, prefix);
    await first.catalogue.propose([named('secret')]);
    expect(await first.find('secret')).toHaveLength(1);
  }
  await using second = await openSearched(undefined, prefix);
  await second.catalogue.propose([named('orders'), named('customers')]);
  expect(await second.find('orders')).toEqual([urnOf('orders')]);
  expect(await second.find('secret')).toEqual([]);
});

it('stops at what the index does not take, says so, and follows again when it is built anew', async () => {
  await using searched = await openSearched();
  const { catalogue, find, inUse, troubles } = searched;
  await catalogue.propose([named('orders')]);
  expect(await find('orders')).toHaveLength(1);
  const field = 'structuredProperties$2e$retention';
  // As somebody may do by hand.
  await server.request('PUT', `/${inUse[0]}/_mapping`, {
    properties: { f: { properties: { [field]: { type: 'long' } } } },
  });
  const property = 'urn:li:structuredProperty:retention';
  await catalogue.propose([
    {
      entityUrn: property,
      aspectName: 'propertyDefinition',
      changeType: 'UPSERT',
      value: {
        qualifiedName: 'retention',
        valueType: 'urn:li:dataType:datahub.string',
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      },
    },
  ]);
  await catalogue.propose([
    {
      entityUrn: urnOf('orders'),
      aspectName: 'structuredProperties',
      changeType: 'UPSERT',
      value: { properties: [{ propertyUrn: property, values: [{ string: 'short' }] }] },
    },
  ]);
  await expect.poll(() => troubles.join('\n'), waitOptions).toContain(urnOf('orders'));
  expect(troubles.join('\n')).toContain('mapper_parsing_exception');
  const stuck = await catalogue.search(searchQuery({ input: 'orders' }));
  expect(stuck.asOf).toBeLessThan(await catalogue.logHead());
  await catalogue.restoreIndices({ fromScratch: true });
  expect(await find('orders')).toContain(urnOf('orders'));
}, 120_000);

it('fails with a sentence while the index is closed, or OpenSearch hangs or is gone, and catches up', async () => {
  await using searched = await openSearched();
  const { catalogue, find, inUse } = searched;
  await catalogue.propose([named('orders')]);
  expect(await find('orders')).toHaveLength(1);
  const ask = (ms: number, signal?: AbortSignal) =>
    catalogue.search({ ...searchQuery({ input: 'orders' }), deadline: Date.now() + ms, signal });

  await server.request('POST', `/${inUse[0]}/_close`);
  await expect(ask(60_000)).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
  await server.request('POST', `/${inUse[0]}/_open`);
  await expect.poll(() => find('orders').catch(() => []), waitOptions).toHaveLength(1);

  server.suspend();
  await expect(ask(300)).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' });
  const gone = new AbortController();
  const aborted = ask(60_000, gone.signal);
  gone.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  // Everything else goes on.
  await catalogue.propose([named('returns')]);
  server.resume();
  expect(await find('returns')).toEqual([urnOf('returns')]);

  await server.kill();
  await expect(ask(60_000)).rejects.toMatchObject({
    code: 'SEARCH_UNAVAILABLE',
    message: expect.stringMatching(/^OpenSearch cannot be reached/),
  });
  await catalogue.propose([named('refunds')]);
  expect(await catalogue.aspect(urnOf('refunds'), 'datasetProperties')).toBeDefined();
  await server.startAgain();
  expect(await find('refunds')).toEqual([urnOf('refunds')]);
}, 240_000);
