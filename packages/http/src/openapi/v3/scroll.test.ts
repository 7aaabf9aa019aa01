import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../../testing/test-server.ts';

const tags = ['a', 'b', 'c'].map((name) => `urn:li:tag:${name}`);
let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  for (const urn of tags) await server.put(urn, 'tagProperties', { name: `tag ${urn.at(-1)}` });
  await server.put(dataset, 'globalTags', { tags: [{ tag: tags[0] ?? '' }] });
});

interface Page {
  readonly scrollId?: string;
  readonly totalCount: number;
  readonly facets: readonly { readonly field: string; readonly aggregations: Record<string, number> }[];
  readonly entities: readonly { readonly urn: string }[];
}
async function scroll(query: string, body: object): Promise<Page> {
  const answer = await server.post(`/openapi/v3/entity/scroll?${query}`, body);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body as Page;
}
const urnsOf = ({ entities }: Page) => entities.map(({ urn }) => urn);

describe('POST /openapi/v3/entity/scroll', () => {
  it('pages through all entities of some types', async () => {
    const first = await scroll('count=2&sort=urn', { entities: ['tag'] });
    expect(first).toMatchObject({ totalCount: 3, entities: tags.slice(0, 2).map((urn) => ({ urn })) });
    const last = await scroll(`count=2&sort=urn&scrollId=${first.scrollId}`, { entities: ['tag'] });
    expect(urnsOf(last)).toEqual(tags.slice(2));
    expect(last.scrollId).toBeUndefined();
    expect((await scroll('', {})).totalCount).toBe(4);
  });

  it('sorts by URN by default, ascending or descending', async () => {
    await server.put('urn:li:tag:0', 'tagProperties', { name: 'written last' });
    const all = ['urn:li:tag:0', ...tags];
    expect(urnsOf(await scroll('', { entities: ['tag'] }))).toEqual(all);
    expect(urnsOf(await scroll('sortOrder=DESCENDING', { entities: ['tag'] }))).toEqual(all.toReversed());
    const first = await scroll('count=3&sortOrder=DESCENDING', { entities: ['tag'] });
    const next = await scroll(`count=3&sortOrder=DESCENDING&scrollId=${first.scrollId}`, {
      entities: ['tag'],
    });
    expect(urnsOf(next)).toEqual(['urn:li:tag:0']);
    const sortCriteria = [{ field: 'name', order: 'DESCENDING' }];
    expect(urnsOf(await scroll('sort=urn', { entities: ['tag'], sortCriteria }))[0]).toBe('urn:li:tag:0');
  });

  it('returns the requested aspects: none, all or some', async () => {
    const one = { entities: ['dataset'] };
    expect((await scroll('', one)).entities).toEqual([{ urn: dataset }]);
    expect((await scroll('', { ...one, aspects: ['globalTags'] })).entities).toEqual([
      { urn: dataset, globalTags: { value: { tags: [{ tag: tags[0] }] } } },
    ]);
    const [whole = { urn: '' }] = (await scroll('systemMetadata=true', { ...one, aspects: [] })).entities;
    expect(Object.keys(whole)).toContain('datasetKey');
    expect(whole).toHaveProperty('globalTags.systemMetadata');
  });

  it.each([
    ['as this version writes them', { and: [{ criteria: [{ field: 'tags', values: [tags[0]] }] }] }],
    ['as the one before did', { or: [{ and: [{ field: 'tags', values: [tags[0]] }] }] }],
    [
      'by the beginning of a value',
      { and: [{ criteria: [{ field: 'tags', condition: 'STARTS_WITH', values: ['urn:li:tag'] }] }] },
    ],
  ])('takes filters %s', async (_, filter) => {
    expect(urnsOf(await scroll('', { filter }))).toEqual([dataset]);
  });

  it('counts values and finds soft-deleted entities on request', async () => {
    await server.put(dataset, 'status', { removed: true });
    expect((await scroll('', { entities: ['dataset'] })).totalCount).toBe(0);
    const { facets } = await scroll('includeSoftDelete=true&skipAggregation=false', {
      entities: ['dataset'],
    });
    expect(facets.find(({ field }) => field === 'tags')?.aggregations).toEqual({ [tags[0] ?? '']: 1 });
  });

  it('gives each entity to one of many slices', async () => {
    const [first, second] = [
      await scroll('sliceId=0&sliceMax=2', {}),
      await scroll('sliceId=1&sliceMax=2', {}),
    ];
    expect([...urnsOf(first), ...urnsOf(second)]).toHaveLength(4);
  });

  it.each([
    ['count=0', {}],
    ['scrollId=nonsense', {}],
    ['', { entities: ['nothing'] }],
    ['', { filter: { and: [{ criteria: [{}] }] } }],
    ['', { filter: { and: [{ field: 'platform', values: ['x'] }] } }],
    ['', { filter: { or: [{ AND: [] }] } }],
    ['', { filter: 5 }],
  ])('rejects ?%s %j', async (query, body) => {
    const { status } = await server.post(`/openapi/v3/entity/scroll?${query}`, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('GET /openapi/v3/entity/{entityName}', () => {
  it('lists the entities of a type, whole unless aspects are named', async () => {
    const { body } = await server.get('/openapi/v3/entity/tag?sort=urn&sortOrder=DESCENDING&query=tag');
    expect(urnsOf(body as Page)).toEqual([...tags].reverse());
    expect((body as Page).entities[0]).toHaveProperty('tagProperties.value.name', 'tag c');
    const { body: keys } = await server.get('/openapi/v3/entity/tag?aspects=tagKey&count=1');
    expect(Object.keys((keys as Page).entities[0] ?? {})).toEqual(['urn', 'tagKey']);
    expect((await server.get('/openapi/v3/entity/nothing')).status).toBe(404);
  });

  it('lists by URN in either order, or by the fields of sortCriteria', async () => {
    await server.put('urn:li:tag:0', 'tagProperties', { name: 'written last' });
    const all = ['urn:li:tag:0', ...tags];
    const list = async (query: string) =>
      urnsOf((await server.get(`/openapi/v3/entity/tag?aspects=tagKey&${query}`)).body as Page);
    expect(await list('')).toEqual(all);
    expect(await list('sortOrder=DESCENDING')).toEqual(all.toReversed());
    expect(await list('sortCriteria=name')).toEqual([...tags, 'urn:li:tag:0']);
    expect(await list('sortCriteria=name,urn&sortOrder=DESCENDING')).toEqual([
      'urn:li:tag:0',
      ...tags.toReversed(),
    ]);
  });
});

describe('GET /openapi/v2/entity/{entityName}', () => {
  it('lists the entities of a type page by page, as that version writes them', async () => {
    const path = '/openapi/v2/entity/tag?count=2&sort=name&sortOrder=DESCENDING&aspectNames=tagProperties';
    const { body } = await server.get(`${path}&skipCache=true`);
    const first = body as { readonly scrollId: string };
    const entity = (name: string) => ({
      urn: `urn:li:tag:${name}`,
      aspects: { tagProperties: { value: { name: `tag ${name}` } } },
    });
    expect(first).toEqual({ scrollId: expect.any(String), results: [entity('c'), entity('b')] });
    expect((await server.get(`${path}&scrollId=${first.scrollId}`)).body).toEqual({ results: [entity('a')] });
    expect((await server.get('/openapi/v2/entity/tag?sliceId=1&sliceMax=2')).body).toEqual({ results: [] });
    expect((await server.get('/openapi/v2/entity/nothing')).status).toBe(404);
  });
});
