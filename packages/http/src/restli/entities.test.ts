import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, search, type TestServer, testTime } from '../testing/test-server.ts';

const tag = 'urn:li:tag:pii';

describe('GET /entitiesV2/{urn}', () => {
  it('returns every aspect with name, type, version, value, created and system metadata', async () => {
    const server = createTestServer();
    await server.put(tag, 'tagProperties', { name: 'PII' });
    const systemMetadata = expect.objectContaining({ lastObserved: testTime, version: '1' });
    expect((await server.get(`/entitiesV2/${encodeURIComponent(tag)}`)).body).toEqual({
      urn: tag,
      entityName: 'tag',
      aspects: {
        tagKey: {
          name: 'tagKey',
          type: 'VERSIONED',
          version: 0,
          value: { name: 'pii' },
          created: { actor: 'urn:li:corpuser:__datahub_system', time: testTime },
          systemMetadata,
        },
        tagProperties: {
          name: 'tagProperties',
          type: 'VERSIONED',
          version: 0,
          value: { name: 'PII' },
          created: { actor: 'urn:li:corpuser:datahub', time: testTime },
          systemMetadata,
        },
      },
    });
  });

  it('returns the requested aspects, and the key', async () => {
    const server = createTestServer();
    await server.put(tag, 'tagProperties', { name: 'PII' });
    await server.put(tag, 'status', { removed: false });
    const namesOf = async (query: string) => {
      const { body } = await server.get(`/entitiesV2/${encodeURIComponent(tag)}?${query}`);
      return Object.keys((body as { aspects: object }).aspects).sort();
    };
    expect(await namesOf('aspects=List(status)')).toEqual(['status', 'tagKey']);
    expect(await namesOf('aspects=List(status,tagProperties)')).toEqual([
      'status',
      'tagKey',
      'tagProperties',
    ]);
    expect(await namesOf('aspects=List()')).toEqual(['status', 'tagKey', 'tagProperties']);
  });

  it('omits the key on request, and otherwise returns the stored one', async () => {
    const server = createTestServer();
    await server.put(tag, 'tagProperties', { name: 'PII' });
    const one = `/entitiesV2/${encodeURIComponent(tag)}?aspects=List(tagProperties)`;
    const many = `/entitiesV2?ids=List(${encodeURIComponent(tag)})&aspects=List(tagProperties)`;
    const aspects = async (query: string) => {
      const { body } = await server.get(one + query);
      expect((await server.get(many + query)).body).toMatchObject({ results: { [tag]: body } });
      return (body as { aspects: object }).aspects;
    };
    expect(Object.keys(await aspects('&alwaysIncludeKeyAspect=false'))).toEqual(['tagProperties']);
    for (const query of ['', '&alwaysIncludeKeyAspect=True'])
      expect(await aspects(query)).toMatchObject({
        tagKey: { created: { time: testTime } },
        tagProperties: {},
      });
    const absent = await server.get(
      `/entitiesV2/${encodeURIComponent(dataset)}?alwaysIncludeKeyAspect=false`,
    );
    expect(absent.body).toEqual({ urn: dataset, entityName: 'dataset', aspects: {} });
    const { status } = await server.get('/entitiesV2/tag?aspects=List(tagProperties)');
    expect(status).toBe(400);
    const refused = await server.get(`${one}&alwaysIncludeKeyAspect=perhaps`);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('alwaysIncludeKeyAspect: expected true or false');
  });

  it('returns 200 with only the key for an entity that was never written', async () => {
    const { status, body } = await createTestServer().get(`/entitiesV2/${encodeURIComponent(dataset)}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      urn: dataset,
      entityName: 'dataset',
      aspects: {
        datasetKey: {
          name: 'datasetKey',
          type: 'VERSIONED',
          version: 0,
          value: { platform: 'urn:li:dataPlatform:mysql', name: 'shop.orders', origin: 'PROD' },
          created: { actor: 'urn:li:corpuser:__datahub_system', time: 0 },
        },
      },
    });
  });
});

interface SearchValue {
  readonly numEntities: number;
  readonly entities: readonly { readonly entity: string }[];
}

describe('POST /entities?action=search', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = createTestServer();
    for (const name of ['Sales', 'Marketing', 'Sales Europe'])
      await server.put(`urn:li:domain:${name.toLowerCase().replace(' ', '-')}`, 'domainProperties', { name });
  });

  async function find(parameters: object): Promise<readonly string[]> {
    const answer = await server.post(search, { entity: 'domain', input: '*', ...parameters });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const { entities } = (answer.body as { value: SearchValue }).value;
    return entities.map(({ entity }) => entity).sort();
  }
  const where = (criterion: object) => ({ filter: { or: [{ and: [criterion] }] } });
  const all = ['urn:li:domain:marketing', 'urn:li:domain:sales', 'urn:li:domain:sales-europe'];

  it('returns a page in the exact shape of SearchResult', async () => {
    const criterion = { field: 'name', values: ['Sales'], condition: 'EQUAL', negated: false };
    const answer = await server.post(search, {
      entity: 'domain',
      input: '*',
      start: 0,
      count: 10,
      ...where(criterion),
    });
    expect(answer.body).toEqual({
      value: {
        from: 0,
        pageSize: 10,
        numEntities: 1,
        entities: [{ entity: 'urn:li:domain:sales', matchedFields: [], score: 1 }],
        metadata: {
          aggregations: expect.arrayContaining([
            {
              name: '_entityType',
              displayName: 'Entity type',
              aggregations: { domain: 1 },
              filterValues: [{ value: 'domain', facetCount: 1, filtered: false }],
            },
          ]),
          suggestions: [],
        },
      },
    });
  });

  it('omits facets on request', async () => {
    const answer = await server.post(search, { entity: 'domain', searchFlags: { skipAggregates: true } });
    expect(answer.body).toMatchObject({ value: { numEntities: 3, metadata: { aggregations: [] } } });
  });

  it('pages without overlap and returns the total on each page', async () => {
    const pages = [0, 1, 2, 3].map((start) => server.post(search, { entity: 'domain', start, count: 1 }));
    const values = (await Promise.all(pages)).map(({ body }) => (body as { value: SearchValue }).value);
    expect(values.map(({ numEntities }) => numEntities)).toEqual([3, 3, 3, 3]);
    expect(values.flatMap(({ entities }) => entities.map(({ entity }) => entity)).sort()).toEqual(all);
  });

  it('finds words as prefixes', async () => {
    expect(await find({ input: 'sal' })).toEqual(['urn:li:domain:sales', 'urn:li:domain:sales-europe']);
    expect(await find({ input: 'europe SALES' })).toEqual(['urn:li:domain:sales-europe']);
  });

  it('accepts the singular value, the older flat filter and .keyword', async () => {
    const sales = ['urn:li:domain:sales'];
    expect(await find(where({ field: 'name', value: 'Sales' }))).toEqual(sales);
    expect(await find(where({ field: 'name.keyword', value: '', values: ['Sales'] }))).toEqual(sales);
    expect(await find({ filter: { criteria: [{ field: 'name', values: ['Sales'] }] } })).toEqual(sales);
  });

  it('ignores a criterion without values, negated or not', async () => {
    expect(await find(where({ field: 'name', values: [] }))).toEqual(all);
    expect(await find(where({ field: 'name', value: '' }))).toEqual(all);
    expect(await find(where({ field: 'name', values: [], negated: true }))).toEqual(all);
    expect(await find(where({ field: 'noSuchField', condition: 'EXISTS' }))).toEqual([]);
  });

  it('accepts a field named like an inherited member', async () => {
    for (const field of ['constructor', '__proto__', 'toString'])
      expect(await find(where({ field, values: ['x'] }))).toEqual([]);
  });

  it('sorts by a field, in both directions', async () => {
    const names = async (order: string) => {
      const answer = await server.post(search, {
        entity: 'domain',
        sortCriteria: [{ field: 'name', order }],
      });
      return (answer.body as { value: SearchValue }).value.entities.map(({ entity }) => entity);
    };
    expect(await names('ASCENDING')).toEqual(all);
    expect(await names('DESCENDING')).toEqual([...all].reverse());
  });

  it('hides soft-deleted entities unless a filter names removed, or a flag requests them', async () => {
    for (const name of ['kept', 'gone']) await server.put(`urn:li:tag:${name}`, 'tagProperties', { name });
    await server.put('urn:li:tag:gone', 'status', { removed: true });
    const among = (parameters: object) => find({ entity: 'tag', ...parameters });
    const [kept, gone] = ['urn:li:tag:kept', 'urn:li:tag:gone'];
    expect(await among({})).toEqual([kept]);
    expect(await among(where({ field: 'removed', values: [] }))).toEqual([gone, kept]);
    expect(await among(where({ field: 'removed', value: 'true' }))).toEqual([gone]);
    expect(await among({ searchFlags: { includeSoftDeleted: true } })).toEqual([gone, kept]);
    // DataHub's clients send the flag as false along with a filter on the field, which wins.
    const both = {
      ...where({ field: 'removed', values: [] }),
      searchFlags: { includeSoftDeleted: false },
    };
    expect(await among(both)).toEqual([gone, kept]);
  });

  it('searches tags on columns too when a filter names tags', async () => {
    const field = {
      fieldPath: 'id',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
      nativeDataType: 'int',
      globalTags: { tags: [{ tag }] },
    };
    await server.put(dataset, 'schemaMetadata', {
      schemaName: 'orders',
      platform: 'urn:li:dataPlatform:mysql',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [field],
    });
    const datasets = { entity: 'dataset' };
    expect(await find({ ...datasets, ...where({ field: 'tags', values: [tag] }) })).toEqual([dataset]);
    expect(await find({ ...datasets, ...where({ field: 'fieldTags', values: [tag] }) })).toEqual([dataset]);
    expect(await find({ ...datasets, ...where({ field: 'env', values: ['PROD'] }) })).toEqual([dataset]);
  });

  it('accepts a filter of thousands of values, and rejects an excessive one', async () => {
    const values = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`);
    for (const condition of ['EQUAL', 'IN', 'IEQUAL'])
      expect(
        await find(where({ field: 'name', condition, values: [...values(3000), 'Sales'] })),
      ).toHaveLength(1);
    const answer = await server.post(search, {
      entity: 'domain',
      ...where({ field: 'name', values: values(100_000) }),
    });
    expect(answer.status).toBe(400);
    expect(server.unexpected).toEqual([]);
  });
});

describe('POST /entities?action=ingest', () => {
  const snapshot = (name: string, urn: string, ...aspects: unknown[]) => ({
    value: { [`com.linkedin.metadata.snapshot.${name}`]: { urn, aspects } },
  });

  it('turns each aspect of a snapshot into a proposal', async () => {
    const server = createTestServer();
    const entity = snapshot(
      'TagSnapshot',
      'urn:li:tag:pii',
      { 'com.linkedin.tag.TagProperties': { name: 'PII' } },
      { 'com.linkedin.common.Status': { removed: false } },
    );
    const answer = await server.post('/entities?action=ingest', { entity, systemMetadata: { runId: 'r1' } });
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' });
    const row = await server.catalogue.aspect('urn:li:tag:pii', 'tagProperties');
    expect(row).toMatchObject({ value: { name: 'PII' }, systemMetadata: { runId: 'r1' } });
    expect(await server.catalogue.aspect('urn:li:tag:pii', 'status')).toBeDefined();
  });

  it('accepts many snapshots with system metadata, atomically', async () => {
    const server = createTestServer();
    const good = snapshot('TagSnapshot', 'urn:li:tag:a', {
      'com.linkedin.common.Status': { removed: false },
    });
    const bad = snapshot('TagSnapshot', 'urn:li:tag:b', { 'com.linkedin.common.Status': { removed: 'no' } });
    const batch = '/entities?action=batchIngest';
    expect((await server.post(batch, { entities: [good], systemMetadata: [] })).status).toBe(412);
    expect((await server.post(batch, { entities: [good, bad] })).status).toBe(422);
    expect(await server.log()).toEqual([]);
    expect((await server.post(batch, { entities: [good], systemMetadata: [{ runId: 'r2' }] })).status).toBe(
      200,
    );
    const row = await server.catalogue.aspect('urn:li:tag:a', 'status');
    expect(row?.systemMetadata).toMatchObject({ runId: 'r2' });
  });

  it.each([
    ['no snapshot', { value: {} }, '/entity/value'],
    ['two snapshots', { value: { ...snapshot('TagSnapshot', tag).value, other: {} } }, '/entity/value'],
    [
      'a snapshot without aspects',
      { value: { 'com.linkedin.metadata.snapshot.TagSnapshot': { urn: tag } } },
      '/aspects',
    ],
    ['a URN that is none', snapshot('TagSnapshot', 'pii'), '/urn'],
    [
      'an aspect that the entity does not carry',
      snapshot('TagSnapshot', 'urn:li:tag:a', { 'com.linkedin.schema.SchemaMetadata': {} }),
      '/aspects/0',
    ],
    [
      'an aspect that is no object',
      snapshot('TagSnapshot', 'urn:li:tag:a', { 'com.linkedin.common.Status': 1 }),
      'Status',
    ],
  ])('rejects %s and names the place', async (_, entity, place) => {
    const server = createTestServer();
    const answer = await server.post('/entities?action=ingest', { entity });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringContaining(place) });
  });

  const status = { 'com.linkedin.common.Status': { removed: false } };
  it.each([
    ['of another namespace', { value: { 'com.example.TagSnapshot': {} } }, 'com.example.TagSnapshot'],
    ['that the model does not have', snapshot('NopeSnapshot', dataset, status), 'NopeSnapshot'],
    ['of another type than its urn', snapshot('TagSnapshot', dataset, status), 'DatasetSnapshot'],
  ])('rejects a snapshot %s, alone or in a batch', async (_, entity, named) => {
    const server = createTestServer();
    const answers = [
      [await server.post('/entities?action=ingest', { entity }), '/entity/value: '],
      [await server.post('/entities?action=batchIngest', { entities: [entity] }), '/entities/0/value: '],
    ] as const;
    for (const [answer, place] of answers) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ message: expect.stringContaining(place) });
      expect(answer.body).toMatchObject({ message: expect.stringContaining(named) });
    }
    expect(await server.log()).toEqual([]);
  });

  it('creates the entity of a snapshot without aspects', async () => {
    const server = createTestServer();
    const urn = 'urn:li:corpuser:ana';
    await server.post('/entities?action=ingest', { entity: snapshot('CorpUserSnapshot', urn) });
    expect(await server.catalogue.aspect(urn, 'corpUserKey')).toMatchObject({ value: { username: 'ana' } });
  });
});
