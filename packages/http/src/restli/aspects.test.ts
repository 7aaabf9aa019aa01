import { describe, expect, it } from 'vitest';
import {
  createTestServer,
  dataset,
  ingest,
  ingestBatch,
  proposalOf,
  testTime,
} from '../testing/test-server.ts';

const path = (urn: string, query: string) => `/aspects/${encodeURIComponent(urn)}?${query}`;
const ownership = {
  owners: [{ owner: 'urn:li:corpuser:ana', type: 'DATAOWNER' }],
  lastModified: { actor: 'urn:li:corpuser:unknown', time: 0 },
};

describe('POST /aspects?action=ingestProposal', () => {
  it('returns {"value":"success"} with the protocol version, and stores the value', async () => {
    const server = createTestServer();
    const answer = await server.post(ingest, {
      proposal: proposalOf(dataset, 'ownership', ownership),
      async: 'false',
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('{"value":"success"}');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-restli-protocol-version')).toBe('2.0.0');
    expect((await server.get(path(dataset, 'aspect=ownership&version=0'))).body).toEqual({
      version: 0,
      aspect: {
        'com.linkedin.common.Ownership': {
          ...ownership,
          ownerTypes: { 'urn:li:ownershipType:__system__dataowner': ['urn:li:corpuser:ana'] },
        },
      },
    });
  });

  it('accepts async only as a boolean or its text', async () => {
    const server = createTestServer();
    const proposal = proposalOf('urn:li:tag:pii', 'tagProperties', { name: 'PII' });
    for (const async of [true, false, 'true', 'false', 'True', null])
      expect((await server.post(ingest, { proposal, async })).status).toBe(200);
    for (const async of ['maybe', '', 1, {}, ['true']]) {
      for (const [action, body] of [
        [ingest, { proposal }],
        [ingestBatch, { proposals: [proposal] }],
      ] as const) {
        const answer = await server.post(action, { ...body, async });
        expect([async, answer.status]).toEqual([async, 400]);
        expect(answer.text).toContain('/async: expected true or false');
      }
    }
  });

  it('accepts a trailing slash', async () => {
    const server = createTestServer();
    const proposal = proposalOf('urn:li:tag:pii', 'tagProperties', { name: 'PII' });
    expect((await server.post('/aspects/?action=ingestProposal', { proposal })).status).toBe(200);
    expect(await server.log()).toHaveLength(2);
  });

  it('accepts system metadata as an object and as JSON text', async () => {
    for (const systemMetadata of [
      { lastObserved: 7, runId: 'r1' },
      JSON.stringify({ lastObserved: 7, runId: 'r1' }),
    ]) {
      const server = createTestServer();
      const proposal = { ...proposalOf('urn:li:tag:pii', 'tagProperties', { name: 'PII' }), systemMetadata };
      expect((await server.post(ingest, { proposal })).status).toBe(200);
      const row = await server.catalogue.aspect('urn:li:tag:pii', 'tagProperties');
      expect(row?.systemMetadata).toMatchObject({ lastObserved: 7, runId: 'r1' });
    }
  });

  it('reads characters escaped as \\uXXXX in a proposal', async () => {
    const server = createTestServer();
    const systemMetadata = { runId: 'l\\u00e4uf', properties: { who: 'Ren\\u00e9' } };
    const proposal = {
      ...proposalOf('urn:li:tag:caf\\u00e9', 'tagProperties', { name: 'Café' }),
      systemMetadata,
    };
    expect((await server.post(ingest, { proposal })).status).toBe(200);
    const row = await server.catalogue.aspect('urn:li:tag:café', 'tagProperties');
    expect(row?.systemMetadata).toMatchObject({ runId: 'läuf', properties: { who: 'René' } });
  });

  it('reads a patch as the Java client sends it: plain JSON, each byte of the text one character', async () => {
    const server = createTestServer();
    const asBytes = (value: unknown) =>
      String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)));
    const patch = (value: unknown, contentType = 'application/json') => ({
      ...proposalOf('urn:li:tag:pii', 'tagProperties', {}),
      changeType: 'PATCH',
      aspect: { contentType, value: asBytes(value) },
    });
    const name = (value: string) => [{ op: 'add', path: '/name', value }];
    const nameAfter = async (proposal: unknown) => {
      expect((await server.post(ingest, { proposal })).status).toBe(200);
      return (await server.catalogue.aspect('urn:li:tag:pii', 'tagProperties'))?.value.name;
    };
    expect(await nameAfter(patch(name('Größe — 🛒')))).toBe('Größe — 🛒');
    expect(await nameAfter(patch({ patch: name('Été') }, 'application/json-patch+json'))).toBe('Été');
    // Text that came as text stays as it is.
    for (const text of ['Größe', 'Größe — 🛒', 'plain', 'Ã© — ©'])
      expect(await nameAfter(proposalOf('urn:li:tag:pii', 'tagProperties', { name: text }))).toBe(text);
  });

  it('accepts a union without a discriminator', async () => {
    const server = createTestServer();
    const model = 'urn:li:mlModel:(urn:li:dataPlatform:sagemaker,scores,PROD)';
    const cost = (value: object) => ({ costType: 'ORG_COST_TYPE', cost: value });
    for (const [sent, stored] of [
      [{ costCode: 'x' }, { costCode: 'x', fieldDiscriminator: 'costCode' }],
      [{ costId: 7.5 }, { costId: 7.5, fieldDiscriminator: 'costId' }],
    ] as const) {
      await server.put(model, 'cost', cost(sent));
      expect((await server.get(path(model, 'aspect=cost'))).body).toMatchObject({
        aspect: { 'com.linkedin.common.Cost': cost(stored) },
      });
    }
    const both = proposalOf(model, 'cost', cost({ costCode: 'x', costId: 7 }));
    expect((await server.post(ingest, { proposal: both })).text).toContain(
      '/cost/fieldDiscriminator: required, and missing',
    );
  });

  it('rejects excessively nested system metadata', async () => {
    const server = createTestServer();
    const deep = `${'{"x":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const proposal = proposalOf('urn:li:tag:a', 'tagProperties', { name: 'A' });
    const body = `{"proposal":${JSON.stringify(proposal).slice(0, -1)},"systemMetadata":{"properties":${deep}}}}`;
    expect((await server.post(ingest, body)).status).toBe(400);
  });

  it('derives the URN from entityKeyAspect', async () => {
    const server = createTestServer();
    const { entityUrn: _, ...proposal } = proposalOf(dataset, 'status', { removed: false });
    const key = { platform: 'urn:li:dataPlatform:mysql', name: 'shop.orders', origin: 'PROD' };
    const entityKeyAspect = { contentType: 'application/json', value: JSON.stringify(key) };
    expect((await server.post(ingest, { proposal: { ...proposal, entityKeyAspect } })).status).toBe(200);
    expect((await server.get(path(dataset, 'aspect=status'))).body).toMatchObject({
      aspect: { 'com.linkedin.common.Status': { removed: false } },
    });
  });

  it('ignores unknown members of a proposal and nulls everywhere', async () => {
    const server = createTestServer();
    const proposal = {
      ...proposalOf('urn:li:tag:pii', 'tagProperties', { name: 'PII', description: null }),
      auditHeader: null,
      systemMetadata: null,
      headers: null,
      laterInvention: [1],
    };
    expect((await server.post(ingest, { proposal })).status).toBe(200);
    const row = await server.catalogue.aspect('urn:li:tag:pii', 'tagProperties');
    expect(row?.value).toEqual({ name: 'PII' });
  });

  it('evaluates the conditions in headers', async () => {
    const server = createTestServer();
    const proposal = {
      ...proposalOf('urn:li:tag:pii', 'tagProperties', { name: 'PII' }),
      changeType: 'CREATE',
    };
    expect((await server.post(ingest, { proposal })).status).toBe(200);
    expect((await server.post(ingest, { proposal })).status).toBe(422);
    const silent = { ...proposal, headers: { 'If-None-Match': '*' } };
    expect((await server.post(ingest, { proposal: silent })).status).toBe(200);
  });
});

describe('POST /aspects?action=ingestProposalBatch', () => {
  it('applies proposals in order, the same aspect twice included', async () => {
    const server = createTestServer();
    const proposals = ['one', 'two'].map((name) => proposalOf('urn:li:tag:pii', 'tagProperties', { name }));
    const answer = await server.post(ingestBatch, { proposals, async: 'false' });
    expect([answer.status, answer.text]).toEqual([200, '{"value":"success"}']);
    expect((await server.get(path('urn:li:tag:pii', 'aspect=tagProperties'))).body).toEqual({
      version: 0,
      aspect: { 'com.linkedin.tag.TagProperties': { name: 'two' } },
    });
  });

  it('accepts an empty list', async () => {
    expect((await createTestServer().post(ingestBatch, { proposals: [] })).status).toBe(200);
  });

  it('stores nothing when one proposal is rejected, and names the position of each', async () => {
    const server = createTestServer();
    const proposals = [
      proposalOf('urn:li:tag:a', 'tagProperties', { name: 'A' }),
      proposalOf('urn:li:tag:b', 'tagProperties', {}),
      proposalOf('urn:li:tag:c', 'noSuchAspect', {}),
    ];
    const answer = await server.post(ingestBatch, { proposals });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('/proposals/1') });
    expect(answer.body).toMatchObject({ message: expect.stringContaining('/proposals/2') });
    expect(await server.log()).toEqual([]);
  });
});

describe('GET /aspects/{urn}', () => {
  it('decodes a path exactly once: %2F is a slash, and %252C stays %2C', async () => {
    const server = createTestServer();
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,bucket/a%2Cb/c d é,PROD)';
    await server.put(urn, 'status', { removed: false });
    const encoded = encodeURIComponent(urn);
    expect(encoded).toContain('%2F');
    expect(encoded).toContain('%252C');
    expect((await server.get(`/aspects/${encoded}?aspect=status&version=0`)).status).toBe(200);
    expect((await server.get(`/entitiesV2/${encoded}`)).body).toMatchObject({ urn, entityName: 'dataset' });
    // Decoded twice, it would be a URN of too many parts.
    expect((await server.get(`/aspects/${encoded.replace('%252C', '%2C')}?aspect=status`)).status).toBe(400);
  });

  it('accepts a fully encoded URN, parentheses included', async () => {
    const server = createTestServer();
    await server.put(dataset, 'status', { removed: true });
    const encoded = encodeURIComponent(dataset).replace(/\(/g, '%28').replace(/\)/g, '%29');
    expect((await server.get(`/aspects/${encoded}?aspect=status`)).status).toBe(200);
  });

  it('reads the history: 1 is the oldest, 0 or no version the latest', async () => {
    const server = createTestServer();
    for (const name of ['a', 'b', 'c']) await server.put('urn:li:tag:t', 'tagProperties', { name });
    const read = async (query: string) => (await server.get(path('urn:li:tag:t', query))).body;
    const answer = (version: number, name: string) => ({
      version,
      aspect: { 'com.linkedin.tag.TagProperties': { name } },
    });
    expect(await read('aspect=tagProperties')).toEqual(answer(0, 'c'));
    expect(await read('aspect=tagProperties&version=0')).toEqual(answer(0, 'c'));
    expect(await read('aspect=tagProperties&version=1')).toEqual(answer(1, 'a'));
    expect(await read('aspect=tagProperties&version=2')).toEqual(answer(2, 'b'));
    expect((await server.get(path('urn:li:tag:t', 'aspect=tagProperties&version=3'))).status).toBe(404);
  });

  it('returns key aspects of existing entities, and 404 otherwise', async () => {
    const server = createTestServer();
    expect((await server.get(path(dataset, 'aspect=datasetKey'))).status).toBe(404);
    await server.put(dataset, 'status', { removed: false });
    expect((await server.get(path(dataset, 'aspect=datasetKey'))).body).toEqual({
      version: 0,
      aspect: {
        'com.linkedin.metadata.key.DatasetKey': {
          platform: 'urn:li:dataPlatform:mysql',
          name: 'shop.orders',
          origin: 'PROD',
        },
      },
    });
  });

  it('responds in ASCII', async () => {
    const server = createTestServer();
    await server.put('urn:li:tag:t', 'tagProperties', { name: 'Größe \u{1F600} \u007f' });
    const answer = await server.get(path('urn:li:tag:t', 'aspect=tagProperties'));
    expect(answer.text).toMatch(/^[\x20-\x7e]*$/);
    expect(answer.text).toContain('Gr\\u00f6\\u00dfe \\ud83d\\ude00 \\u007f');
    expect(answer.body).toMatchObject({
      aspect: { 'com.linkedin.tag.TagProperties': { name: 'Größe \u{1F600} \u007f' } },
    });
  });
});

describe('POST /aspects?action=getTimeseriesAspectValues', () => {
  const action = '/aspects?action=getTimeseriesAspectValues';

  it('returns values newest first, each as ASCII JSON text', async () => {
    const server = createTestServer();
    for (const timestampMillis of [1000, 3000, 2000])
      await server.put(dataset, 'datasetProfile', { timestampMillis, rowCount: timestampMillis / 1000 });
    const request = { urn: dataset, entity: 'dataset', aspect: 'datasetProfile' };
    const all = await server.post(action, request);
    const point = (n: number) => ({
      aspect: { contentType: 'application/json', value: `{"timestampMillis":${n}000,"rowCount":${n}}` },
      systemMetadata: expect.objectContaining({ lastObserved: testTime }),
    });
    expect(all.body).toEqual({
      value: {
        entityName: 'dataset',
        aspectName: 'datasetProfile',
        limit: 10_000,
        values: [point(3), point(2), point(1)],
      },
    });
    const valuesOf = async (more: object) =>
      ((await server.post(action, { ...request, ...more })).body as { value: { values: unknown[] } }).value
        .values;
    expect(await valuesOf({ limit: 1 })).toEqual([point(3)]);
    expect(await valuesOf({ latestValue: true })).toEqual([point(3)]);
    expect(await valuesOf({ startTimeMillis: 1500, endTimeMillis: 2500 })).toEqual([point(2)]);
  });
});
