import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  dataset,
  ingest,
  proposalOf,
  search,
  type TestServer,
} from './testing/test-server.ts';

const tag = 'urn:li:tag:pii';
const encoded = encodeURIComponent;
const resource = 'urn:li:platformResource:aaa';
const resourceInfo = { resourceType: 'glossary', primaryKey: 'a' };
const profile = { timestampMillis: 1000, rowCount: 7 };

let server: TestServer;

beforeEach(async () => {
  server = createTestServer();
  await server.put(tag, 'tagProperties', { name: 'PII' });
  await server.put(dataset, 'datasetProperties', { name: 'orders' });
  await server.put(dataset, 'datasetProfile', profile);
});

describe('the name of an entity type in a path', () => {
  it.each(['tag', 'Tag', 'TAG', 'tAg'])('is read as %s', async (name) => {
    for (const version of ['v2', 'v3']) {
      const path = `/openapi/${version}/entity/${name}/${encoded(tag)}`;
      expect((await server.get(path)).body).toMatchObject({ urn: tag });
      expect((await server.get(`${path}/tagProperties`)).status).toBe(200);
      expect((await server.send(path, { method: 'HEAD' })).status).toBe(204);
    }
    expect((await server.get(`/openapi/v3/entity/${name}/${tag}/tagProperties`)).status).toBe(200);
    expect((await server.get(`/openapi/v3/entity/${name}`)).body).toMatchObject({ entities: [{ urn: tag }] });
    expect(
      (await server.get(`/openapi/v1/registry/models/entity/specifications/${name}`)).body,
    ).toMatchObject({
      name: 'tag',
    });
  });

  it('is read in lower case, as DataHub’s clients write it, for writes, patches and deletes', async () => {
    const path = '/openapi/v3/entity/platformresource';
    const written = await server.post(`${path}?async=false`, [
      { urn: resource, platformResourceInfo: { value: resourceInfo } },
    ]);
    expect(written).toMatchObject({ status: 200, body: [{ urn: resource }] });
    const patched = await server.send(`${path}/${encoded(resource)}/platformResourceInfo?async=false`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ patch: [{ op: 'replace', path: '/primaryKey', value: 'b' }] }),
    });
    expect(patched.status).toBe(200);
    const read = await server.post(`${path}/batchGet`, [{ urn: resource, platformResourceInfo: {} }]);
    expect(read.body).toMatchObject([{ platformResourceInfo: { value: { primaryKey: 'b' } } }]);
    expect((await server.send(`${path}/${encoded(resource)}`, { method: 'DELETE' })).status).toBe(200);
    expect((await server.get(`${path}/${encoded(resource)}`)).status).toBe(404);
  });

  it('is read in any case for time series', async () => {
    const { body } = await server.get('/openapi/v2/timeseries/DATASET/datasetProfile');
    expect(body).toMatchObject({ results: [{ urn: dataset, event: profile }] });
  });

  it('must be in the model', async () => {
    expect((await server.get(`/openapi/v3/entity/tags/${encoded(tag)}`)).status).toBe(404);
    expect((await server.get(`/openapi/v3/entity/DATASET/${encoded(tag)}`)).status).toBe(400);
  });
});

describe('the name of an entity type in a body', () => {
  it('is read in any case in a proposal, with a URN and with a key', async () => {
    const { entityUrn: _, ...proposal } = proposalOf(tag, 'status', { removed: false });
    const entityKeyAspect = { contentType: 'application/json', value: '{"name":"pii"}' };
    for (const who of [{ entityUrn: tag }, { entityKeyAspect }])
      expect(
        (await server.post(ingest, { proposal: { ...proposal, entityType: 'TAG', ...who } })).status,
      ).toBe(200);
  });

  it('is read in any case by the searches of Rest.li', async () => {
    const find = async (action: string, parameters: object) =>
      ((await server.post(action, parameters)).body as { value: object }).value;
    expect(await find(search, { entity: 'TAG', input: '*' })).toMatchObject({ numEntities: 1 });
    expect(
      await find('/entities?action=searchAcrossEntities', { entities: ['Tag', 'DataJob'], input: '*' }),
    ).toMatchObject({ numEntities: 1, entities: [{ entity: tag }] });
    expect(await find('/entities?action=listUrns', { entity: 'Dataset', start: 0, count: 9 })).toMatchObject({
      entities: [dataset],
    });
    expect(await find('/entities?action=batchGetTotalEntityCount', { entities: ['TAG', 'dataset'] })).toEqual(
      {
        TAG: 1,
        dataset: 1,
      },
    );
    const lineage = { urn: dataset, direction: 'UPSTREAM', entities: ['DATASET'], input: '*' };
    expect(await find('/entities?action=searchAcrossLineage', lineage)).toMatchObject({ numEntities: 0 });
    const filter = { or: [{ and: [{ field: '_entityType', values: ['DATASET', 'DATA_JOB'] }] }] };
    expect(await find('/entities?action=searchAcrossEntities', { input: '*', filter })).toMatchObject({
      entities: [{ entity: dataset }],
    });
  });

  it('is read in any case by statistics', async () => {
    const { body } = await server.post('/analytics?action=getTimeseriesStats', {
      entityName: 'DATASET',
      aspectName: 'datasetProfile',
      metrics: [{ fieldPath: 'rowCount', aggregationType: 'SUM' }],
    });
    expect(body).toMatchObject({ value: { table: { rows: [['7']] } } });
  });

  it('is read in any case by the endpoints over many types, without duplicates', async () => {
    const generic = '/openapi/v3/entity/generic';
    const sent = { TAG: [{ urn: tag, status: { value: { removed: false } } }] };
    expect((await server.post(`${generic}?async=false`, sent)).body).toMatchObject({ tag: [{ urn: tag }] });
    const other = 'urn:li:tag:other';
    await server.put(other, 'tagProperties', { name: 'Other' });
    const { body } = await server.post(`${generic}/batchGet`, {
      TAG: [{ urn: tag, status: {} }],
      tag: [{ urn: other, tagProperties: {} }],
    });
    expect(body).toMatchObject({ tag: [{ urn: tag }, { urn: other }] });
    const first = [{ entityType: 'TAG', entityUrn: tag, aspect: { __type: 'Status', removed: true } }];
    expect((await server.post('/openapi/entities/v1/', first)).status).toBe(200);
    const across = await server.post('/openapi/v3/entity/scroll', { entities: ['DATASET'] });
    expect(across.body).toMatchObject({ entities: [{ urn: dataset }] });
  });
});
