import type { Store } from '@colophon/catalogue';
import { describe, expect, it } from 'vitest';
import {
  createTestServer,
  dataset,
  type ErrorBody,
  ingest,
  proposalOf,
  search,
} from './testing/test-server.ts';

describe('GET /config', () => {
  it('answers what clients look for', async () => {
    const { status, body } = await createTestServer().get('/config');
    expect(status).toBe(200);
    // The types count: clients compare with the text "true" here, and with the boolean there.
    expect(body).toMatchObject({
      noCode: 'true',
      retention: 'true',
      statefulIngestionCapable: true,
      models: {},
    });
    expect(body).toMatchObject({
      versions: { 'acryldata/datahub': { version: expect.stringMatching(/^v?\d+\.\d+\.\d+$/) } },
    });
  });
});

it('says that it is up', async () => {
  expect((await createTestServer().get('/health')).body).toEqual({ status: 'up' });
});

describe('a fault of the server', () => {
  const fault = new Error('disk full at sector 42');
  const failing = (store: Store): Store => {
    const fail = () => Promise.reject(fault);
    return { ...store, write: fail, aspect: fail, aspects: fail, search: fail, timeseries: fail };
  };
  const urn = encodeURIComponent(dataset);

  it.each([
    ['POST', ingest, { proposal: proposalOf(dataset, 'status', { removed: false }) }],
    ['POST', search, { entity: 'dataset' }],
    ['POST', '/aspects?action=getTimeseriesAspectValues', { urn: dataset, aspect: 'datasetProfile' }],
    ['GET', `/aspects/${urn}?aspect=status`, undefined],
    ['GET', `/entitiesV2/${urn}`, undefined],
  ])(
    'is hidden from the caller of %s %s, and told to the log under the same id',
    async (method, path, body) => {
      const server = createTestServer({ wrapStore: failing });
      const answer = await server.send(path, { method, ...(body && { body: JSON.stringify(body) }) });
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('disk');
      expect(answer.text).not.toContain('stack');
      expect(answer.body).toMatchObject({
        status: 500,
        message: expect.stringContaining('id of this request'),
      });
      const requestId = answer.headers.get('x-request-id');
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(server.unexpected).toEqual([{ error: fault, requestId }]);
    },
  );

  it('has an id of its own each time, and leaves none on a refusal', async () => {
    const server = createTestServer({ wrapStore: failing });
    await server.get(`/entitiesV2/${urn}`);
    await server.get(`/entitiesV2/${urn}`);
    const [first, second] = server.unexpected;
    expect(first?.requestId).not.toBe(second?.requestId);
    const refused = await server.get('/nothing');
    expect(refused.headers.has('x-request-id')).toBe(false);
    expect((refused.body as ErrorBody).status).toBe(404);
  });
});
