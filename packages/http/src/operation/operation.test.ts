import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestServer, dataset, ingest, type TestServer } from '../testing/test-server.ts';

const urn = encodeURIComponent(dataset);
const reads = [
  `/aspects/${urn}?aspect=datasetProperties`,
  `/entitiesV2/${urn}`,
  `/openapi/v3/entity/dataset/${urn}`,
  `/openapi/v3/entity/dataset/${urn}/datasetProperties`,
];

describe('a read', () => {
  it.each(reads)('is answered with 304 while nothing has changed: %s', async (path) => {
    const server = createTestServer();
    await server.put(dataset, 'datasetProperties', { description: 'é' });
    const first = await server.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"\w+"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');

    const again = (ifNoneMatch: string) => server.send(path, { headers: { 'If-None-Match': ifNoneMatch } });
    expect(await again(tag)).toMatchObject({ status: 304, text: '' });
    expect(await again(`"other", ${tag.slice(2)}`)).toMatchObject({ status: 304, text: '' });
    expect((await again(tag)).headers.get('etag')).toBe(tag);
    expect((await again('"other"')).text).toBe(first.text);

    await server.put(dataset, 'datasetProperties', { description: 'è' });
    const changed = await again(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });
});

describe('a long answer', () => {
  const description = 'many words '.repeat(1000);
  const start = async () => {
    const server = createTestServer();
    await server.put(dataset, 'datasetProperties', { description });
    return server;
  };
  const get = async (path: string, acceptEncoding?: string, server?: TestServer) => {
    const { fetch } = server ?? (await start());
    return fetch(path, { headers: { ...(acceptEncoding && { 'Accept-Encoding': acceptEncoding }) } });
  };

  it.each(reads)('is compressed for a client that accepts gzip: %s', async (path) => {
    const server = await start();
    const response = await get(path, 'gzip, deflate, br', server);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const text = gunzipSync(await response.arrayBuffer()).toString();
    expect(text).toBe(await (await get(path, undefined, server)).text());
  });

  it.each([undefined, 'identity', 'br', 'gzip;q=0'])(
    'is sent as it is to one that accepts %s',
    async (accepted) => {
      const response = await get(reads[0] ?? '', accepted);
      expect(response.headers.get('content-encoding')).toBe(null);
      expect(await response.text()).toContain('many words');
    },
  );

  it('is the only one that is compressed', async () => {
    const response = await createTestServer().fetch('/health', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe(null);
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/health'],
    ['GET', '/nothing'],
    ['GET', '/openapi/nothing'],
    ['GET', `/entitiesV2/${urn}`],
    ['POST', ingest],
    ['POST', '/openapi/v3/entity/dataset'],
    ['PUT', '/aspects'],
  ])('cannot be taken for a page: %s %s', async (method, path) => {
    const { headers } = await createTestServer().send(path, { method });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('returns the id of the request, even when it fails', async () => {
  const fault = new Error('broken');
  const server = createTestServer({
    wrapStore: (store) => ({ ...store, aspects: () => Promise.reject(fault) }),
  });
  const { headers } = await server.send(`/entitiesV2/${urn}`, { headers: { 'X-Request-Id': 'job-7' } });
  expect(headers.get('x-request-id')).toBe('job-7');
  expect(server.unexpected).toEqual([{ error: fault, requestId: 'job-7' }]);
});
