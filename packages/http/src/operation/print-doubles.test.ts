import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, dataset } from '../testing/test-server.ts';

const server = createTestServer();
const property = 'urn:li:structuredProperty:days';
const encoded = encodeURIComponent(dataset);

beforeAll(async () => {
  await server.put(property, 'propertyDefinition', {
    qualifiedName: 'days',
    valueType: 'urn:li:dataType:datahub.number',
    cardinality: 'MULTIPLE',
    entityTypes: ['urn:li:entityType:datahub.dataset'],
    allowedValues: [30, 60, 0.5, 1e21].map((double) => ({ value: { double } })),
  });
  await server.put(dataset, 'structuredProperties', {
    properties: [{ propertyUrn: property, values: [{ double: 60 }, { double: 0.5 }, { double: 1e21 }] }],
  });
  await server.put(dataset, 'datasetProfile', {
    timestampMillis: 1_700_000_000_000,
    rowCount: 60,
    fieldProfiles: [{ fieldPath: 'id', uniqueProportion: 1, uniqueCount: 60 }],
  });
  await server.put(dataset, 'datasetProperties', {
    description: '{"double":60}',
    customProperties: { a: '60' },
  });
});

describe('a double of the model', () => {
  it.each([
    ['GET /aspects', () => server.get(`/aspects/${encoded}?aspect=structuredProperties`)],
    ['GET /entitiesV2', () => server.get(`/entitiesV2/${encoded}`)],
    ['OpenAPI 1', () => server.get(`/openapi/entities/v1/latest?urns=${encoded}`)],
    ['OpenAPI 2', () => server.get(`/openapi/v2/entity/dataset/${encoded}`)],
    ['OpenAPI 3', () => server.get(`/openapi/v3/entity/dataset/${encoded}/structuredProperties`)],
    ['the change log', () => server.get('/changes?aspect=structuredProperties')],
  ])('is printed with a fraction by %s, and other numbers as they are', async (_, read) => {
    const { text } = await read();
    expect(text).toMatch(/"values":\[\{"double":60\.0\},\{"double":0\.5\},\{"double":1e\+21\}\]/);
    expect(text).not.toMatch(/"(version|time|lastObserved|offset)":\d+\.0/);
  });

  it('is printed as a double inside values sent as text, and in time series', async () => {
    const { body } = await server.post('/aspects?action=getTimeseriesAspectValues', {
      urn: dataset,
      aspect: 'datasetProfile',
    });
    const [point] = (body as { value: { values: { aspect: { value: string } }[] } }).value.values;
    expect(point?.aspect.value).toContain('"rowCount":60,');
    const { text } = await server.get('/openapi/v2/timeseries/dataset/datasetProfile');
    expect(text).toContain('"rowCount":60,');
    for (const printed of [point?.aspect.value, text]) {
      expect(printed).toMatch(/"uniqueProportion":1\.0,/);
      expect(printed).toContain('"uniqueCount":60');
    }
  });

  it('does not change text that looks like one', async () => {
    const { body } = await server.get(`/aspects/${encoded}?aspect=datasetProperties`);
    expect(body).toMatchObject({
      aspect: { 'com.linkedin.dataset.DatasetProperties': { description: '{"double":60}' } },
    });
  });
});
