import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, search, type TestServer } from '../testing/test-server.ts';

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
const hive = 'urn:li:dataset:(urn:li:dataPlatform:hive,lake.orders,DEV)';

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  for (const name of ['orders', 'returns', 'people'])
    await server.put(urnOf(name), 'datasetProperties', { name, description: `the ${name} of the shop` });
  await server.put(hive, 'datasetProperties', { name: 'orders of the lake' });
  await server.put('urn:li:tag:orders', 'tagProperties', { name: 'orders' });
  await server.put(urnOf('people'), 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
});

async function call<T>(action: string, parameters: object): Promise<T> {
  const answer = await server.post(`/entities?action=${action}`, parameters);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return (answer.body as { value: T }).value;
}
const refusal = async (action: string, parameters: object) => {
  const { status, body } = await server.post(`/entities?action=${action}`, parameters);
  return [status, (body as { message: string }).message];
};

interface Result {
  readonly numEntities: number;
  readonly scrollId?: string;
  readonly entities: readonly { readonly entity: string; readonly matchedFields: readonly unknown[] }[];
  readonly metadata: { readonly aggregations: readonly Aggregation[] };
}
interface Aggregation {
  readonly name: string;
  readonly filterValues: readonly { readonly value: string; readonly facetCount: number }[];
}
const urns = ({ entities }: Result) => entities.map(({ entity }) => entity);

describe('POST /entities?action=searchAcrossEntities', () => {
  const across = (parameters: object) => call<Result>('searchAcrossEntities', parameters);

  it('searches the entity types named, and all when none is', async () => {
    const all = await across({ input: 'orders', start: 0, count: 10 });
    expect(urns(all).slice(0, 2).sort()).toEqual([urnOf('orders'), 'urn:li:tag:orders']);
    expect(urns(all)[2]).toBe(hive);
    expect(urns(await across({ entities: ['tag'], input: 'orders' }))).toEqual(['urn:li:tag:orders']);
    expect(urns(await across({ entities: [], input: 'orders' }))).toHaveLength(3);
  });

  it('counts facets over all types, the most frequent value first, and marks those filtered by', async () => {
    const filter = { or: [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:mysql'] }] }] };
    const { metadata } = await across({ input: '*', filter });
    const facet = (name: string) => metadata.aggregations.find((item) => item.name === name)?.filterValues;
    expect(facet('_entityType')).toEqual([{ value: 'dataset', facetCount: 3, filtered: false }]);
    expect(facet('platform')).toEqual([
      {
        value: 'urn:li:dataPlatform:mysql',
        entity: 'urn:li:dataPlatform:mysql',
        facetCount: 3,
        filtered: true,
      },
    ]);
    const everything = await across({ input: '*', searchFlags: { maxAggValues: 1 } });
    const types = everything.metadata.aggregations.find(({ name }) => name === '_entityType');
    expect(types?.filterValues).toEqual([{ value: 'dataset', facetCount: 4, filtered: false }]);
  });

  it('returns the matched fields unless they are switched off', async () => {
    const parameters = { entities: ['dataset'], input: 'returns' };
    expect((await across(parameters)).entities).toEqual([
      {
        entity: urnOf('returns'),
        matchedFields: expect.arrayContaining([{ name: 'name', value: 'returns' }]),
        score: expect.any(Number),
      },
    ]);
    const plain = await across({ ...parameters, searchFlags: { skipHighlighting: true } });
    expect(plain.entities[0]?.matchedFields).toEqual([]);
  });

  it('reads a malformed query as words', async () => {
    expect(urns(await across({ input: '(returns' }))).toEqual([urnOf('returns')]);
    expect(urns(await across({ input: '/q tags:pii' }))).toEqual([urnOf('people')]);
  });

  it('hides superseded versions unless requested', async () => {
    const version = (tag: string) => ({
      version: { versionTag: tag },
      versionSet: 'urn:li:versionSet:(a,dataset)',
      sortId: tag,
    });
    await server.put(urnOf('returns'), 'versionProperties', version('1'));
    expect(urns(await across({ input: 'returns' }))).toEqual([urnOf('returns')]);
    await server.put(urnOf('newer'), 'versionProperties', version('2'));
    expect(urns(await across({ input: 'returns' }))).toEqual([]);
    const searchFlags = { filterNonLatestVersions: false };
    expect(urns(await across({ input: 'returns', searchFlags }))).toEqual([urnOf('returns')]);
  });

  it('rejects an unknown entity type', async () => {
    expect(await refusal('searchAcrossEntities', { entities: ['nothing'], input: '*' })).toEqual([
      400,
      expect.stringContaining('"nothing"'),
    ]);
  });
});

describe('POST /entities?action=scrollAcrossEntities', () => {
  it('scrolls through everything by scroll id', async () => {
    const met: string[] = [];
    let scrollId: string | undefined;
    do {
      const page: Result = await call('scrollAcrossEntities', {
        input: '*',
        count: 2,
        keepAlive: '5m',
        ...(scrollId && { scrollId }),
      });
      expect(page).toMatchObject({ pageSize: 2, numEntities: 5 });
      met.push(...urns(page));
      scrollId = page.scrollId;
    } while (scrollId !== undefined);
    expect(new Set(met).size).toBe(5);
    expect(met).toHaveLength(5);
  });

  it('rejects an unknown scroll id', async () => {
    expect(await refusal('scrollAcrossEntities', { input: '*', count: 2, scrollId: 'x' })).toEqual([
      400,
      'scrollId: expected the id from the previous page of the same query, got "x"',
    ]);
    expect(await refusal('scrollAcrossEntities', { input: '*', count: 0 })).toEqual([
      400,
      'count: expected at least 1 for each page, got 0',
    ]);
  });
});

describe('the lists of /entities', () => {
  it('filters without a query text', async () => {
    const filter = { or: [{ and: [{ field: 'tags', values: ['urn:li:tag:pii'] }] }] };
    expect(urns(await call('filter', { entity: 'dataset', filter, start: 0, count: 10 }))).toEqual([
      urnOf('people'),
    ]);
    expect(await refusal('filter', { entity: 'dataset' })).toEqual([400, expect.stringContaining('/filter')]);
  });

  it('lists URNs that match a filter, in the requested order', async () => {
    const sort = { field: 'urn', order: 'DESCENDING' };
    expect(await call('list', { entity: 'dataset', start: 1, count: 2, sort })).toEqual({
      entities: [urnOf('people'), urnOf('orders')].toSorted().reverse(),
      start: 1,
      count: 2,
      total: 4,
    });
  });

  it('lists and counts entities of a type, with soft-deleted ones only in the list', async () => {
    await server.put(hive, 'status', { removed: true });
    expect(await call('listUrns', { entity: 'dataset', start: 0, count: 2 })).toEqual({
      entities: [hive, urnOf('orders')],
      start: 0,
      count: 2,
      total: 4,
    });
    expect(await call('getTotalEntityCount', { entity: 'dataset' })).toBe(3);
    expect(await call('batchGetTotalEntityCount', { entities: ['dataset', 'tag', 'chart'] })).toEqual({
      dataset: 3,
      tag: 1,
      chart: 0,
    });
    expect(await refusal('getTotalEntityCount', { entity: 'nothing' })).toEqual([400, expect.any(String)]);
  });
});

describe('POST /entities?action=autocomplete', () => {
  it('suggests names that start with the input, with their entities', async () => {
    expect(await call('autocomplete', { entity: 'dataset', query: 'peo', limit: 5 })).toEqual({
      query: 'peo',
      suggestions: expect.arrayContaining(['people']),
      entities: [{ urn: urnOf('people') }],
    });
    const none = { query: 'zzz', suggestions: [], entities: [] };
    expect(await call('autocomplete', { entity: 'dataset', query: 'zzz', limit: 5 })).toEqual(none);
  });
});

describe('POST /entities?action=browse', () => {
  it('returns the folders and the entities at a path', async () => {
    await server.put(urnOf('orders'), 'browsePaths', { paths: ['/prod/mysql/shop'] });
    await server.put(urnOf('people'), 'browsePaths', { paths: ['/prod/mysql'] });
    expect(await call('browse', { entity: 'dataset', path: '/prod/mysql', start: 0, limit: 10 })).toEqual({
      entities: [{ urn: urnOf('people') }],
      metadata: { path: '/prod/mysql', groups: [{ name: 'shop', count: 2 }], totalNumEntities: 3 },
      from: 0,
      pageSize: 10,
      numEntities: 1,
    });
    expect(await call('getBrowsePaths', { urn: urnOf('orders') })).toEqual(['/prod/mysql/shop']);
  });
});

describe('the conditions of a filter', () => {
  it('match a container with everything below it', async () => {
    await server.put('urn:li:container:low', 'container', { container: 'urn:li:container:top' });
    await server.put(urnOf('orders'), 'container', { container: 'urn:li:container:low' });
    const among = async (condition: string) => {
      const criterion = { field: 'container', values: ['urn:li:container:top'], condition };
      const filter = { or: [{ and: [criterion] }] };
      const { body } = await server.post(search, { entity: 'dataset', input: '*', filter });
      return urns((body as { value: Result }).value);
    };
    expect(await among('EQUAL')).toEqual([]);
    expect(await among('DESCENDANTS_INCL')).toEqual([urnOf('orders')]);
  });
});
