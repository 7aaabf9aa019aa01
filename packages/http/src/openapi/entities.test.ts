import { describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer, testTime } from '../testing/test-server.ts';

const tag = 'urn:li:tag:pii';
const encoded = encodeURIComponent;
const v3 = '/openapi/v3/entity';

/** The tag with two versions of its properties. */
async function serverWithTag(): Promise<TestServer> {
  const server = createTestServer();
  await server.put(tag, 'tagProperties', { name: 'old' });
  await server.put(tag, 'tagProperties', { name: 'PII' });
  return server;
}

describe('POST /openapi/v3/entity/{entityName}', () => {
  it('writes aspects and returns them, with 202 unless the write is synchronous', async () => {
    const server = createTestServer();
    const body = [
      { urn: tag, tagProperties: { value: { name: 'PII' } }, status: { value: { removed: false } } },
    ];
    expect(await server.post(`${v3}/tag`, body)).toMatchObject({ status: 202, body });
    expect(await server.post(`${v3}/tag?async=false`, body)).toMatchObject({ status: 200, body });
    expect((await server.get(`${v3}/tag/${encoded(tag)}?aspects=tagProperties,status`)).body).toEqual(
      body[0],
    );
  });

  it('stores the run in the system metadata, and returns it on request', async () => {
    const server = createTestServer();
    const body = [{ urn: tag, tagProperties: { value: { name: 'PII' }, systemMetadata: { runId: 'r1' } } }];
    expect((await server.post(`${v3}/tag?async=false&systemMetadata=true`, body)).body).toMatchObject([
      {
        urn: tag,
        tagProperties: {
          systemMetadata: { runId: 'r1', version: '1' },
          auditStamp: { actor: 'urn:li:corpuser:datahub', time: testTime },
        },
      },
    ]);
  });

  it('accepts its own response as a request', async () => {
    const server = await serverWithTag();
    const { body } = await server.get(`${v3}/tag/${encoded(tag)}?systemMetadata=true`);
    expect((await server.post(`${v3}/tag?async=false`, [body])).status).toBe(200);
  });

  it('writes all or nothing', async () => {
    const server = createTestServer();
    const good = { urn: tag, tagProperties: { value: { name: 'PII' } } };
    const bad = { urn: 'urn:li:tag:b', tagProperties: { value: { name: 1 } } };
    expect(await server.post(`${v3}/tag`, [good, bad])).toMatchObject({
      status: 400,
      body: { error: 'Validation Error', message: expect.stringContaining('/name: expected string, got 1') },
    });
    expect(await server.log()).toEqual([]);
  });

  it.each([
    ['no list', {}, '/: expected array, got {}'],
    ['no urn', [{}], '/0/urn: required, and missing'],
    ['an aspect without a value', [{ urn: tag, status: {} }], '/0/status/value: required, and missing'],
    [
      'a stranger in the envelope',
      [{ urn: tag, status: { value: {}, x: 1 } }],
      '/0/status/x: unrecognized field',
    ],
    [
      'a header that is no string',
      [{ urn: tag, status: { value: {}, headers: { a: 1 } } }],
      '/0/status/headers/a: expected string, got 1',
    ],
    [
      'a URN of another type',
      [{ urn: dataset, status: { value: {} } }],
      'entityType: expected dataset, the type of urn:li:dataset',
    ],
  ])('names the place of %s', async (_, body, message) => {
    const answer = await createTestServer().post(`${v3}/tag`, body);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it('rejects an unknown entity type', async () => {
    expect(await createTestServer().post(`${v3}/nothing`, [])).toMatchObject({
      status: 404,
      body: {
        error: 'path: there is no entity type "nothing"',
        message: 'path: there is no entity type "nothing"',
      },
    });
  });

  it('writes conditionally by the headers of an aspect', async () => {
    const server = await serverWithTag();
    const of = (version: string) => [
      { urn: tag, tagProperties: { value: { name: 'new' }, headers: { 'If-Version-Match': version } } },
    ];
    expect(await server.post(`${v3}/tag?async=false`, of('1'))).toMatchObject({
      status: 412,
      body: { error: 'Precondition Error' },
    });
    expect((await server.post(`${v3}/tag?async=false`, of('2'))).status).toBe(200);
  });
});

describe('the generic endpoint', () => {
  it('writes entities of many types together, and groups the response like the request', async () => {
    const server = createTestServer();
    const body = {
      tag: [{ urn: tag, tagProperties: { value: { name: 'PII' } } }],
      dataset: [{ urn: dataset, status: { value: { removed: false } } }],
    };
    expect(await server.post(`${v3}/generic?async=false`, body)).toMatchObject({ status: 200, body });
    expect((await server.post(`${v3}/generic`, { nothing: [] })).status).toBe(404);
    const wanted = { tag: [{ urn: tag, tagProperties: {} }], dataset: [{ urn: dataset, status: null }] };
    expect((await server.post(`${v3}/generic/batchGet`, wanted)).body).toEqual(body);
  });
});

describe('GET and HEAD of an entity', () => {
  it('returns all aspects, or those that are named', async () => {
    const server = await serverWithTag();
    expect((await server.get(`${v3}/tag/${encoded(tag)}`)).body).toEqual({
      urn: tag,
      tagKey: { value: { name: 'pii' } },
      tagProperties: { value: { name: 'PII' } },
    });
    expect((await server.get(`${v3}/tag/${encoded(tag)}?aspects=status&aspects=tagKey`)).body).toEqual({
      urn: tag,
      tagKey: { value: { name: 'pii' } },
    });
  });

  it('reads the latest value of a named time series', async () => {
    const server = createTestServer();
    await server.put(dataset, 'datasetProfile', { timestampMillis: 1, rowCount: 1 });
    await server.put(dataset, 'datasetProfile', { timestampMillis: 2, rowCount: 2 });
    const latest = { value: { timestampMillis: 2, rowCount: 2 } };
    const path = `${v3}/dataset/${encoded(dataset)}`;
    expect((await server.get(`${path}?aspects=datasetProfile`)).body).toMatchObject({
      datasetProfile: latest,
    });
    expect((await server.get(`${path}/datasetProfile`)).body).toMatchObject(latest);
  });

  it('does not find what was never written', async () => {
    const server = createTestServer();
    expect((await server.get(`${v3}/tag/${encoded(tag)}`)).status).toBe(404);
    expect((await server.send(`${v3}/tag/${encoded(tag)}`, { method: 'HEAD' })).status).toBe(404);
  });

  it('treats soft-deleted entities as missing unless requested', async () => {
    const server = await serverWithTag();
    const head = async (query: string) =>
      (await server.send(`${v3}/tag/${encoded(tag)}${query}`, { method: 'HEAD' })).status;
    expect(await head('')).toBe(204);
    expect(await head('/tagProperties')).toBe(204);
    expect(await head('/status')).toBe(404);
    await server.put(tag, 'status', { removed: true });
    expect(await head('')).toBe(404);
    expect(await head('/tagProperties')).toBe(404);
    expect(await head('?includeSoftDelete=true')).toBe(204);
    expect(await head('/tagProperties?includeSoftDelete=true')).toBe(204);
  });

  it('accepts the URN unencoded, even with slashes', async () => {
    const server = createTestServer();
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,bucket/a/100%25,PROD)';
    await server.put(urn, 'status', { removed: false });
    const body = { urn, status: { value: { removed: false } } };
    for (const written of [
      encoded(urn),
      urn.replace('%', '%25'),
      encodeURI(urn),
      encoded(urn).replaceAll('%2F', '/'),
    ]) {
      expect((await server.get(`${v3}/dataset/${written}?aspects=status`)).body).toEqual(body);
      expect((await server.get(`${v3}/dataset/${written}/status`)).body).toEqual(body.status);
    }
  });

  it('rejects a URN of another type, and a malformed URN', async () => {
    const server = createTestServer();
    expect(await server.get(`${v3}/tag/${encoded(dataset)}`)).toMatchObject({
      status: 400,
      body: { message: `path: expected a URN of tag, got ${dataset}` },
    });
    expect((await server.get(`${v3}/tag/nonsense`)).status).toBe(400);
    expect((await server.get(`${v3}/tag/%ff`)).status).toBe(400);
  });

  it('names the parameter that cannot be read', async () => {
    const server = await serverWithTag();
    expect((await server.get(`${v3}/tag/${encoded(tag)}?systemMetadata=ja`)).body).toMatchObject({
      message: 'systemMetadata: expected true or false, got "ja"',
    });
    expect((await server.get(`${v3}/tag/${encoded(tag)}?systemMetadata=True`)).status).toBe(200);
  });
});

describe('one aspect', () => {
  const path = `${v3}/tag/${encoded(tag)}/tagProperties`;

  it('is read in any stored version', async () => {
    const server = await serverWithTag();
    expect((await server.get(path)).body).toEqual({ value: { name: 'PII' } });
    expect((await server.get(`${path}?version=1`)).body).toEqual({ value: { name: 'old' } });
    expect((await server.get(`${path}?version=9`)).status).toBe(404);
    expect((await server.get(`${path}?version=-1`)).body).toMatchObject({
      message: 'version: expected a whole number, 0 or more, got "-1"',
    });
  });

  it('is rejected when the entity type does not have it', async () => {
    const server = await serverWithTag();
    expect((await server.get(`${v3}/tag/${encoded(tag)}/upstreamLineage`)).body).toMatchObject({
      message: 'aspect: upstreamLineage is not an aspect of tag',
    });
  });

  it('is created, and replaced only when that is allowed', async () => {
    const server = createTestServer();
    const body = { value: { name: 'PII' } };
    expect(await server.post(path, body)).toMatchObject({
      status: 200,
      body: { urn: tag, tagProperties: body },
    });
    expect((await server.post(path, body)).status).toBe(412);
    expect((await server.post(`${path}?createIfEntityNotExists=true`, body)).status).toBe(412);
    expect((await server.post(`${path}?createIfNotExists=false`, { value: { name: 'x' } })).status).toBe(200);
  });

  it('is written under the conditions in the headers of the request', async () => {
    const server = await serverWithTag();
    const write = (version: string) =>
      server.send(`${path}?createIfNotExists=false`, {
        method: 'POST',
        headers: { 'If-Version-Match': version },
        body: JSON.stringify({ value: { name: 'new' } }),
      });
    expect((await write('7')).status).toBe(412);
    expect((await write('2')).status).toBe(200);
  });

  it('of a time series accepts one value after another', async () => {
    const server = createTestServer();
    const series = `${v3}/dataset/${encoded(dataset)}/datasetProfile`;
    for (const timestampMillis of [1, 2]) {
      expect((await server.post(series, { value: { timestampMillis } })).status).toBe(200);
    }
  });
});

describe('reading in batches', () => {
  it('reads named aspects, whole entities and single versions, and omits what is missing', async () => {
    const server = await serverWithTag();
    const wanted = [
      { urn: tag },
      { urn: tag, tagProperties: {} },
      { urn: tag, tagProperties: { headers: { 'If-Version-Match': '1' } } },
      { urn: tag, tagProperties: { headers: { 'If-Version-Match': '2' } } },
      { urn: tag, tagProperties: { headers: { 'If-Version-Match': '3' } } },
      { urn: 'urn:li:tag:missing' },
    ];
    expect((await server.post(`${v3}/tag/batchGet`, wanted)).body).toEqual([
      { urn: tag, tagKey: { value: { name: 'pii' } }, tagProperties: { value: { name: 'PII' } } },
      { urn: tag, tagProperties: { value: { name: 'PII' } } },
      { urn: tag, tagProperties: { value: { name: 'old' } } },
      { urn: tag, tagProperties: { value: { name: 'PII' } } },
      { urn: tag },
    ]);
  });

  it('nests aspects in version 2', async () => {
    const server = await serverWithTag();
    const body = {
      urns: [tag, 'urn:li:tag:missing'],
      aspectNames: ['tagProperties'],
      withSystemMetadata: true,
    };
    expect((await server.post('/openapi/v2/entity/batch/tag', body)).body).toMatchObject({
      entities: [
        {
          urn: tag,
          aspects: { tagProperties: { value: { name: 'PII' }, systemMetadata: { version: '2' } } },
        },
      ],
    });
  });
});

describe('version 2', () => {
  it('writes, reads and finds entities with their aspects nested', async () => {
    const server = createTestServer();
    const body = { urn: tag, aspects: { tagProperties: { value: { name: 'PII' } } } };
    expect(await server.post('/openapi/v2/entity/tag?async=false', [body])).toMatchObject({
      status: 200,
      body: [body],
    });
    const path = `/openapi/v2/entity/tag/${encoded(tag)}`;
    expect((await server.get(`${path}?aspectNames=tagProperties`)).body).toEqual(body);
    expect((await server.send(path, { method: 'HEAD' })).status).toBe(204);
  });

  it('writes, reads and finds one aspect', async () => {
    const server = createTestServer();
    const path = `/openapi/v2/entity/tag/${encoded(tag)}/tagProperties`;
    const aspect = { value: { name: 'PII' } };
    expect(await server.post(path, aspect.value)).toMatchObject({
      status: 200,
      body: { urn: tag, aspects: { tagProperties: aspect } },
    });
    expect((await server.get(path)).body).toEqual(aspect);
    expect((await server.send(path, { method: 'HEAD' })).status).toBe(204);
  });

  it('accepts an aspect without an envelope, and explains an unexpected one', async () => {
    const server = createTestServer();
    const path = `/openapi/v2/entity/tag/${encoded(tag)}/tagProperties`;
    expect(await server.post(path, { value: { name: 'PII' } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('/value: expected the fields of tagProperties themselves') },
    });
    expect(await server.log()).toEqual([]);
  });

  it('accepts an aspect with a field named value', async () => {
    const server = createTestServer();
    const urn = 'urn:li:platformResource:offsets';
    const info = {
      resourceType: 'state',
      primaryKey: 'offsets',
      value: { blob: '{}', contentType: 'JSON' },
    };
    const path = `/openapi/v2/entity/platformResource/${encoded(urn)}/platformResourceInfo`;
    expect(await server.post(path, info)).toMatchObject({
      status: 200,
      body: { aspects: { platformResourceInfo: { value: info } } },
    });
  });
});

describe('version 1', () => {
  it('writes and reads values that name their type', async () => {
    const server = createTestServer();
    const body = [
      { entityType: 'tag', entityUrn: tag, aspect: { __type: 'TagProperties', name: 'PII' } },
      {
        entityType: 'tag',
        entityKeyAspect: { __type: 'TagKey', name: 'b' },
        aspect: { __type: 'Status', removed: true },
      },
    ];
    expect((await server.post('/openapi/entities/v1/', body)).body).toEqual([tag, 'urn:li:tag:b']);
    const latest = await server.get(
      `/openapi/entities/v1/latest?urns=${encoded(tag)}&urns=urn:li:tag:none&aspectNames=tagProperties`,
    );
    expect(latest.body).toMatchObject({
      responses: {
        [tag]: {
          urn: tag,
          entityName: 'tag',
          aspects: {
            tagProperties: {
              name: 'tagProperties',
              type: 'VERSIONED',
              value: { __type: 'TagProperties', name: 'PII' },
            },
          },
        },
      },
    });
    expect(
      await server.post('/openapi/entities/v1/', [{ ...body[0], aspect: { __type: 'Nothing' } }]),
    ).toMatchObject({
      status: 400,
      body: { message: "/0/aspect/__type: expected a type of tag's aspects, got Nothing" },
    });
    expect((await server.get('/openapi/entities/v1/latest?urns=x')).status).toBe(400);
  });

  it.each(['/openapi/platform/entities/v1', '/openapi/v2/platform/entities/v1/'])(
    'applies change proposals at %s',
    async (path) => {
      const server = createTestServer();
      const proposal = {
        entityType: 'tag',
        entityUrn: tag,
        changeType: 'UPSERT',
        aspectName: 'tagProperties',
        aspect: { contentType: 'application/json', value: '{"name":"PII"}' },
      };
      expect((await server.post(path, [proposal])).body).toEqual([tag]);
      expect((await server.post(path, [{ ...proposal, changeType: 'ERASE' }])).body).toMatchObject({
        message: expect.stringContaining('/0/changeType: expected one of UPSERT'),
      });
    },
  );

  it.each(['/openapi/platform/entities/v1/', '/openapi/v2/platform/entities/v1/'])(
    'takes values as objects at %s',
    async (path) => {
      const server = createTestServer();
      const value = { name: 'b', description: 'ünï' };
      const proposal = {
        entityType: 'tag',
        entityKeyAspect: { contentType: 'application/json', value: { name: 'b' } },
        changeType: 'UPSERT',
        aspectName: 'tagProperties',
        aspect: { contentType: 'application/json', value },
      };
      expect((await server.post(path, [proposal])).body).toEqual(['urn:li:tag:b']);
      expect((await server.catalogue.aspect('urn:li:tag:b', 'tagProperties'))?.value).toEqual(value);
      expect(await server.post(path, [{ ...proposal, aspect: { value: ['PII'] } }])).toMatchObject({
        status: 400,
        body: { message: '/0/aspect/value: expected a JSON object, got an array' },
      });
    },
  );
});

describe('the description of the model', () => {
  const path = '/openapi/v1/registry/models/entity/specifications';

  it('is paged, with an empty page past the end', async () => {
    const server = createTestServer();
    const total = server.catalogue.registry.entities.size;
    const { body } = await server.get(`${path}?start=1&count=2`);
    expect(body).toMatchObject({
      start: 1,
      count: 2,
      total,
      elements: [expect.anything(), expect.anything()],
    });
    expect((await server.get(`${path}?start=5000`)).body).toMatchObject({ count: 0, elements: [] });
    expect((await server.get(`${path}?count=5000`)).body).toMatchObject({ count: total });
  });

  it('contains the key and the aspects of an entity type', async () => {
    expect((await createTestServer().get(`${path}/tag`)).body).toMatchObject({
      name: 'tag',
      keyAspectName: 'tagKey',
      aspectSpecs: expect.arrayContaining([
        { aspectAnnotation: { name: 'tagProperties', timeseries: false, schemaVersion: 1 } },
      ]),
    });
  });
});
