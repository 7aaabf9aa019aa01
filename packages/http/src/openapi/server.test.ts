import { expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';

it('reports every part of the server as available', async () => {
  const part = { status: 'AVAILABLE', version: expect.stringMatching(/^v\d+\.\d+\.\d+$/) };
  expect(await createTestServer().get('/openapi/v1/system-info')).toMatchObject({
    status: 200,
    body: { springComponents: { gms: { name: 'GMS', ...part }, maeConsumer: part, mceConsumer: part } },
  });
});

it('lists feature flags as booleans', async () => {
  const { status, body } = await createTestServer().get('/openapi/operations/dev/featureFlags');
  expect(status).toBe(200);
  expect(body).toMatchObject({ readOnlyModeEnabled: false, dataContractsEnabled: true });
  expect(Object.values(body as object).every((value) => typeof value === 'boolean')).toBe(true);
});

it('accepts tracking events without storing them', async () => {
  const server = createTestServer();
  const path = '/openapi/v1/tracking/track';
  const event = { type: 'PageViewEvent', actorUrn: 'urn:li:corpuser:ana', path: '/dataset' };
  expect(await server.post(path, event)).toMatchObject({ status: 200, text: '' });
  expect(await server.log()).toEqual([]);
  expect(await server.post(path, { actorUrn: 'urn:li:corpuser:ana' })).toMatchObject({
    status: 400,
    body: { message: '/type: required, and missing' },
  });
});
