import { expect, it } from 'vitest';
import { makeDataPlatformUrn } from './builders/urns/data-platform.ts';
import { makeDatasetUrn } from './builders/urns/dataset.ts';
import { HttpError } from './errors.ts';
import { GraphClient } from './graph-client.ts';
import { RestEmitter } from './rest-emitter.ts';
import { sendJson, startCatalogue, startFakeServer } from './testing/servers.ts';

const orders = makeDatasetUrn('s3', 'shop/orders (old), 50%');

it('reads aspects of a URN with every awkward character, by version too', async () => {
  const { address } = await startCatalogue();
  const emitter = new RestEmitter({ server: address });
  for (const removed of [false, true])
    await emitter.emit({ entityUrn: orders, aspectName: 'status', aspect: { removed } });
  const client = new GraphClient({ server: address });
  expect(await client.getAspect(orders, 'status')).toEqual({ removed: true });
  expect(await client.getAspect(orders, 'status', { version: 1 })).toEqual({ removed: false });
  expect(await client.getAspect(orders, 'status', { version: 2 })).toBeUndefined();
  const key = { platform: 'urn:li:dataPlatform:s3', name: 'shop/orders %28old%29%2C 50%', origin: 'PROD' };
  expect(await client.getAspects(orders)).toMatchObject({ datasetKey: key, status: { removed: true } });
  expect(await client.getAspects(orders, { aspectNames: ['ownership'] })).toEqual({ datasetKey: key });
  await Promise.all([emitter.close(), client.close()]);
});

it('returns undefined for a missing aspect', async () => {
  const { address } = await startCatalogue();
  const client = new GraphClient({ server: address });
  expect(await client.getAspect(orders, 'ownership')).toBeUndefined();
  expect(await client.getAspect('urn:li:tag:never', 'tagKey')).toBeUndefined();
  await client.close();
});

it.each([
  [401, { message: 'no token' }, 'no token'],
  [500, { message: 'it broke' }, 'it broke'],
  [418, '<html>', undefined],
])('throws an HttpError for status %i', async (status, body, serverMessage) => {
  const { address } = await startFakeServer((response) => sendJson(response, status, body));
  const client = new GraphClient({ server: address, maxRetries: 0 });
  const expected = expect.objectContaining({ code: 'HTTP_STATUS', status, serverMessage });
  await expect(client.getAspect(orders, 'status')).rejects.toEqual(expected);
  await expect(client.getAspects(orders)).rejects.toThrow(HttpError);
});

it.each(['<html>', 'null', '{}', '[]', '{"aspect":{},"aspects":null}'])(
  'throws INVALID_RESPONSE for the answer %s',
  async (body) => {
    const { address } = await startFakeServer((response) => response.end(body));
    const client = new GraphClient({ server: address });
    await expect(client.getAspect(orders, 'status')).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
    await expect(client.getAspects(orders)).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
  },
);

it('creates URNs, and keeps platform URNs unchanged', () => {
  expect(makeDataPlatformUrn('mysql')).toBe('urn:li:dataPlatform:mysql');
  expect(makeDataPlatformUrn('urn:li:dataPlatform:mysql')).toBe('urn:li:dataPlatform:mysql');
  expect(makeDatasetUrn('mysql', 'a,b', 'DEV')).toBe('urn:li:dataset:(urn:li:dataPlatform:mysql,a%2Cb,DEV)');
});
