import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { localUser } from '../session/request-context.ts';
import type { Lag } from '../session/session.ts';
import {
  datasetUrn,
  orders,
  propertyDefinition,
  propertyUrn,
  tag,
  tagNamed,
  upsert,
} from '../testing/catalogue-fixture.ts';
import { laggingStore } from '../testing/stores/lagging-store.ts';
import { searchQuery } from './query.ts';

const create = () => createSqliteStore(openMemoryDatabase());
const forPii = searchQuery({ input: 'pii' });

it('an answer of an index that is written with the values is as of the head of the log', async () => {
  const catalogue = createCatalogue({ registry, store: create() });
  expect((await catalogue.search(forPii)).asOf).toBe(0);
  await catalogue.propose([tagNamed('pii')]);
  const head = await catalogue.logHead();
  expect(head).toBeGreaterThan(0);
  expect(await catalogue.search(forPii)).toMatchObject({ asOf: head, total: 1 });
  expect(await catalogue.scroll(forPii)).toMatchObject({ asOf: head, total: 1 });
  await catalogue.close();
});

it('an answer of an index that lags says so, and changes when the index has caught up', async () => {
  const { store, catchUp } = laggingStore(registry, create(), create());
  const catalogue = createCatalogue({ registry, store });
  await catchUp();
  await catalogue.propose([tagNamed('pii')]);
  const first = await catalogue.logHead();
  expect(await catalogue.search(forPii)).toMatchObject({ asOf: 0, total: 0 });
  expect(await catchUp()).toBe(first);
  expect(await catalogue.search(forPii)).toMatchObject({ asOf: first, total: 1, hits: [{ urn: tag }] });

  await catalogue.propose([tagNamed('personal')]);
  expect(await catalogue.search(forPii)).toMatchObject({ asOf: first, total: 1 });
  await catalogue.propose([{ ...tagNamed(''), aspectName: 'tagKey', changeType: 'DELETE' }]);
  expect(await catchUp()).toBe(await catalogue.logHead());
  expect(await catalogue.search(forPii)).toMatchObject({ asOf: await catalogue.logHead(), total: 0 });
  await catalogue.close();
});

it('every answer of an index that lags says so, those of the graph too', async () => {
  const { store, catchUp } = laggingStore(registry, create(), create());
  const catalogue = createCatalogue({ registry, store });
  await catchUp();
  await catalogue.propose([
    upsert(orders, 'datasetProperties', { name: 'orders' }),
    upsert(orders, 'upstreamLineage', { upstreams: [{ dataset: datasetUrn('raw'), type: 'TRANSFORMED' }] }),
  ]);
  const head = await catalogue.logHead();
  const lags: Lag[] = [];
  const context = { principal: localUser, requestId: '1', traceId: '', signal: new AbortController().signal };
  const session = catalogue.as(context, { onLag: (lag) => lags.push(lag) });
  const query = searchQuery({ input: 'orders', entityTypes: ['dataset'] });
  const upstream = { urn: orders, direction: 'upstream', start: 0, count: 9, includeAbsent: true } as const;
  const asked = {
    search: () => session.search(query),
    scroll: () => session.scroll(query),
    autocomplete: () => session.autocomplete(query),
    browse: () => session.browse({ ...query, input: '*' }, '/prod/mysql'),
    relationships: () =>
      session.relationships({ urn: orders, direction: 'outgoing', types: [], start: 0, count: 9 }),
    scrollEdges: () => session.scrollEdges({ count: 9, includeRemoved: true }),
    lineage: () => session.lineage(upstream),
    searchLineage: () => session.searchLineage({ ...upstream, input: '*', filter: [], sort: [], facets: [] }),
  };
  for (const [name, ask] of Object.entries(asked)) {
    expect([name, (await ask()).asOf]).toEqual([name, 0]);
    expect([name, lags.splice(0)]).toEqual([name, [{ asOf: 0, head }]]);
  }
  // What deletes reads, and what a filter on a tree looks up, must miss nothing: they wait.
  expect((await session.deleteReferences(datasetUrn('raw'), { dryRun: true })).total).toBe(1);
  for (const [name, ask] of Object.entries(asked)) expect([name, (await ask()).asOf]).toEqual([name, head]);
  expect(lags).toEqual([]);
  expect(await session.lineage(upstream)).toMatchObject({ total: 1 });
  expect(
    (await session.relationships({ urn: orders, direction: 'outgoing', types: [], start: 0, count: 9 }))
      .total,
  ).toBeGreaterThan(0);
  await catalogue.close();
});

it('an index that is new is built from the values, those beside the log included', async () => {
  const { store, catchUp } = laggingStore(registry, create(), create());
  const catalogue = createCatalogue({ registry, store });
  await catalogue.propose([tagNamed('pii')], undefined, { isLogged: false });
  expect(await catchUp()).toBe(0);
  expect(await catalogue.search(forPii)).toMatchObject({ asOf: 0, total: 1 });
  await catalogue.close();
});

it('a write that follows from what is found misses nothing, however far behind the index is', async () => {
  const { store } = laggingStore(registry, create(), create());
  const catalogue = createCatalogue({ registry, store });
  const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
  await catalogue.propose([propertyDefinition('retention')]);
  const properties = [{ propertyUrn: propertyUrn('retention'), values: [{ string: 'short' }] }];
  await catalogue.propose([upsert(dataset, 'structuredProperties', { properties })]);
  await catalogue.propose([
    { ...propertyDefinition('retention'), aspectName: 'structuredPropertyKey', changeType: 'DELETE' },
  ]);
  expect((await catalogue.aspect(dataset, 'structuredProperties'))?.value).toEqual({ properties: [] });
  await catalogue.close();
});
