import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

const named = (name: string): string => dataset.replace('orders', name);
const [a, b, c] = ['a', 'b', 'c'].map(named) as [string, string, string];
let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(a, 'datasetProperties', { name: 'first' });
  await server.put(b, 'upstreamLineage', { upstreams: [{ dataset: a, type: 'COPY' }] });
  await server.put(c, 'upstreamLineage', { upstreams: [{ dataset: b, type: 'COPY' }] });
});

const downstream = { urn: a, direction: 'DOWNSTREAM' };
const lineage = (body: object) => server.post('/relationships?action=getLineage', body);
const search = (body: object) => server.post('/entities?action=searchAcrossLineage', body);
const scroll = (body: object) => server.post('/entities?action=scrollAcrossLineage', body);

describe('getLineage', () => {
  it('returns neighbours, up to the requested hops', async () => {
    expect((await lineage(downstream)).body).toEqual({
      value: {
        start: 0,
        count: 1,
        total: 1,
        relationships: [{ type: 'DownstreamOf', entity: b, degree: 1, degrees: [1], paths: [[a, b]] }],
      },
    });
    expect((await lineage({ ...downstream, maxHops: 5, start: 1 })).body).toMatchObject({
      value: { start: 1, count: 1, total: 2, relationships: [{ entity: c, degree: 2, paths: [[a, b, c]] }] },
    });
  });

  it('rejects an unknown direction', async () => {
    const expected = '/direction: expected one of UPSTREAM, DOWNSTREAM';
    expect(await lineage({ urn: a })).toMatchObject({
      status: 400,
      body: { message: `${expected}, got nothing` },
    });
    expect((await lineage({ urn: a, direction: 'UP' })).status).toBe(400);
  });
});

describe('searchAcrossLineage', () => {
  it('returns upstream entities, with degree and path', async () => {
    const { status, body } = await search({ urn: c, direction: 'UPSTREAM', input: '*', start: 0, count: 10 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      value: {
        from: 0,
        pageSize: 10,
        numEntities: 2,
        isPartial: false,
        entities: [
          { entity: b, degree: 1, paths: [[c, b]], matchedFields: [] },
          { entity: a, degree: 2, degrees: [2], paths: [[c, b, a]], explored: true },
        ],
      },
    });
    const { aggregations } = (body as { value: { metadata: { aggregations: { name: string }[] } } }).value
      .metadata;
    expect(aggregations.find(({ name }) => name === 'degree')).toMatchObject({
      aggregations: { 1: 1, 2: 1 },
    });
  });

  it('filters by degree, by words and by hops', async () => {
    const filter = (value: string) => ({ or: [{ and: [{ field: 'degree', values: [value] }] }] });
    const upstream = { urn: c, direction: 'UPSTREAM' };
    expect((await search({ ...upstream, filter: filter('2') })).body).toMatchObject({
      value: { entities: [{ entity: a }] },
    });
    expect((await search({ ...upstream, filter: filter('4') })).status).toBe(400);
    expect((await search({ ...upstream, input: 'first' })).body).toMatchObject({ value: { numEntities: 1 } });
    expect((await search({ ...upstream, maxHops: 1 })).body).toMatchObject({
      value: { entities: [{ entity: b }] },
    });
  });
});

describe('scrollAcrossLineage', () => {
  it('continues from page to page until there is no scroll id', async () => {
    const first = (await scroll({ ...downstream, count: 1 })).body as { value: { scrollId: string } };
    expect(first).toMatchObject({ value: { numEntities: 2, entities: [{ entity: b }] } });
    const { scrollId } = first.value;
    const { body } = await scroll({ ...downstream, count: 1, scrollId });
    expect(body).toMatchObject({ value: { entities: [{ entity: c }] } });
    expect(body).not.toHaveProperty('value.scrollId');
  });

  it.each(['x', 'bm90aGluZw==', '?'])('rejects the scroll id %s', async (scrollId) => {
    const { status, body } = await scroll({ ...downstream, scrollId });
    expect(status).toBe(400);
    expect(body).toHaveProperty(
      'message',
      `/scrollId: expected the scroll id from the previous page, got "${scrollId}"`,
    );
  });
});
