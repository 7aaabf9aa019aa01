import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

const tag = 'urn:li:tag:pii';
const ada = 'urn:li:corpuser:ada';
const upstream = dataset.replace('orders', 'raw');
const further = dataset.replace('orders', 'report');

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  const from = (urn: string) => ({ upstreams: [{ dataset: urn, type: 'TRANSFORMED' }] });
  await server.put(dataset, 'globalTags', { tags: [{ tag }] });
  await server.put(dataset, 'ownership', { owners: [{ owner: ada, type: 'DATAOWNER' }] });
  await server.put(dataset, 'upstreamLineage', from(upstream));
  await server.put(further, 'upstreamLineage', from(dataset));
});

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = body ? await server.post(path, body) : await server.get(path);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body;
}
interface Page {
  readonly scrollId?: string;
  readonly results: readonly {
    readonly relationshipType: string;
    readonly source: { readonly urn: string; readonly entityType: string };
    readonly destination: { readonly urn: string };
    readonly upstream?: string;
    readonly downstream?: string;
  }[];
}
const ofUrn = `urn=${encodeURIComponent(dataset)}`;

describe('GET /openapi/relationships/v1', () => {
  it('lists the entities at the other ends, with or without a trailing slash', async () => {
    const types = 'relationshipTypes=TaggedWith&relationshipTypes=OwnedBy';
    for (const path of ['/openapi/relationships/v1', '/openapi/relationships/v1/']) {
      expect(await ask(`${path}?${ofUrn}&direction=OUTGOING&${types}`)).toEqual({
        start: 0,
        count: 2,
        total: 2,
        entities: expect.arrayContaining([
          { urn: tag, relationshipType: 'TaggedWith', via: null },
          { urn: ada, relationshipType: 'OwnedBy', via: null },
        ]),
      });
    }
    expect(await ask(`/openapi/relationships/v1?urn=${tag}&direction=INCOMING`)).toMatchObject({
      entities: [{ urn: dataset }],
    });
  });

  it('returns a count of 0 past the end, which tells clients to stop', async () => {
    expect(await ask(`/openapi/relationships/v1?${ofUrn}&start=100`)).toMatchObject({
      count: 0,
      entities: [],
    });
  });

  it.each(['', 'urn=orders', `${ofUrn}&direction=BOTH`])('rejects ?%s', async (query) => {
    expect((await server.get(`/openapi/relationships/v1?${query}`)).status).toBe(400);
  });
});

describe('/openapi/v3/relationship/scroll', () => {
  const path = '/openapi/v3/relationship/scroll';
  const only = (field: string, value: string) => ({ and: [{ criteria: [{ field, values: [value] }] }] });

  it('pages through all edges of some types', async () => {
    const first = (await ask(`${path}?count=1&relationshipTypes=DownstreamOf`, {})) as Page;
    const next = `count=1&relationshipTypes=DownstreamOf&scrollId=${first.scrollId}`;
    const last = (await ask(`${path}?${next}`, {})) as Page;
    expect([...first.results, ...last.results]).toHaveLength(2);
    expect(last.scrollId).toBeUndefined();
    expect(first.results[0]).toMatchObject({
      relationshipType: 'DownstreamOf',
      source: { urn: dataset, entityType: 'dataset' },
      destination: { urn: upstream },
      properties: {},
    });
  });

  it.each([
    ['a URN', only('urn', dataset)],
    ['what search knows', only('tags', tag)],
  ])('asks of one end by %s', async (_, sourceFilter) => {
    const { results } = (await ask(`${path}?destinationTypes=tag&count=100`, { sourceFilter })) as Page;
    expect(results).toMatchObject([{ relationshipType: 'TaggedWith', destination: { urn: tag } }]);
    // Seen from the other side, the tag's filter would be on the destination.
    const swapped = `${path}?direction=INCOMING&count=100`;
    const { results: found } = (await ask(swapped, { destinationFilter: sourceFilter })) as Page;
    expect(found).toHaveLength(((await ask(`${path}?count=100`, { sourceFilter })) as Page).results.length);
  });

  it('accepts URNs as parameters, as earlier clients send them', async () => {
    const { results } = (await ask(`${path}?destinationUrns=${tag}&sourceTypes=dataset`)) as Page;
    expect(results).toHaveLength(1);
  });

  it('applies a filter on edges and on their ends, page by page', async () => {
    const edgeFilter = only('relationshipType', 'DownstreamOf');
    const { results } = (await ask(`${path}?count=100`, { edgeFilter })) as Page;
    expect(results).toHaveLength(2);
    const first = (await ask(`${path}?count=1`, { edgeFilter })) as Page;
    const last = (await ask(`${path}?count=1&scrollId=${first.scrollId}`, { edgeFilter })) as Page;
    expect([...first.results, ...last.results]).toEqual(results);
    expect(last.scrollId).toBeUndefined();
    const both = { edgeFilter, sourceFilter: only('urn', dataset) };
    expect(((await ask(`${path}?count=100`, both)) as Page).results).toMatchObject([
      { relationshipType: 'DownstreamOf', source: { urn: dataset } },
    ]);
    expect(((await ask(path, { edgeFilter: only('via', 'x') })) as Page).results).toEqual([]);
  });

  it('caps a page size that is too large', async () => {
    const { results } = (await ask(`${path}?count=1000000`, {})) as Page;
    expect(results.length).toBeGreaterThan(2);
    const ofOne = await ask(
      `/openapi/relationships/v1/?urn=${encodeURIComponent(tag)}&direction=INCOMING&count=50000`,
    );
    expect(ofOne).toMatchObject({ start: 0, count: 1, total: 1 });
    expect((await server.post(`${path}?count=-1`, {})).status).toBe(400);
  });

  it.each([
    [{ sourceFilter: [] }, '/sourceFilter'],
    [{ edgeFilter: only('via', 7 as never) }, '/edgeFilter/and/0/criteria/0/values'],
  ])('rejects what is no filter: %o', async (body, place) => {
    const answer = await server.post(path, body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(place)]);
  });
});

describe.each([2, 3])('POST /openapi/v%i/lineage/scroll', (version) => {
  const path = `/openapi/v${version}/lineage/scroll`;

  it('marks the upstream end of each edge', async () => {
    const { results } = (await ask(path, {})) as Page;
    const pairs = results.map((edge) => [edge.upstream, edge.downstream]);
    expect(pairs).toEqual(
      expect.arrayContaining([
        [upstream, dataset],
        [dataset, further],
      ]),
    );
    expect(pairs).toHaveLength(2);
  });

  it('returns the edges of some entities in one direction', async () => {
    const { results } = (await ask(`${path}?direction=UPSTREAM`, { urns: [dataset] })) as Page;
    expect(results).toMatchObject([{ upstream, downstream: dataset }]);
    expect(((await ask(path, { urns: [dataset] })) as Page).results).toHaveLength(2);
    expect(((await ask(`${path}?sliceId=1&sliceMax=2`, {})) as Page).results).toEqual([]);
  });
});
