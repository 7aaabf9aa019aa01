import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const tag = 'urn:li:tag:a/b';
let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  for (const name of ['first', 'second', 'third']) await server.put(tag, 'tagProperties', { name });
});

/** Clients send URNs encoded, and as they are. */
const paths = [encodeURIComponent(tag), tag].map((urn) => `/openapi/v3/entity/tag/${urn}/tagProperties`);

describe.each(paths)('GET %s', (path) => {
  it('/versions lists the versions, the latest first, page by page', async () => {
    expect(await server.get(`${path}/versions`)).toMatchObject({
      status: 200,
      body: {
        start: 0,
        count: 3,
        total: 3,
        versions: [
          { version: 0, value: { name: 'third' } },
          { version: 2, value: { name: 'second' } },
          { version: 1, value: { name: 'first' } },
        ],
      },
    });
    const { body } = await server.get(`${path}/versions?start=1&count=1&systemMetadata=true`);
    expect(body).toMatchObject({
      start: 1,
      count: 1,
      total: 3,
      versions: [{ version: 2, systemMetadata: { version: '2' }, auditStamp: { time: expect.any(Number) } }],
    });
  });

  it('/difference returns the patch from one version to another', async () => {
    expect((await server.get(`${path}/difference`)).body).toEqual({
      from: 1,
      to: 0,
      patch: [{ op: 'replace', path: '/name', value: 'third' }],
    });
    expect((await server.get(`${path}/difference?from=0&to=2`)).body).toMatchObject({
      patch: [{ op: 'replace', path: '/name', value: 'second' }],
    });
    expect((await server.get(`${path}/difference?from=2&to=2`)).body).toMatchObject({ patch: [] });
    expect((await server.get(`${path}/difference?from=9`)).status).toBe(404);
  });
});

it('returns no versions of an unwritten entity, and rejects an unknown aspect', async () => {
  const none = await server.get('/openapi/v3/entity/tag/urn:li:tag:none/status/versions');
  expect(none).toMatchObject({ status: 200, body: { total: 0, versions: [] } });
  for (const [path, status] of [
    ['tag/urn%3Ali%3Atag%3Aa/ownershp/versions', 400],
    ['dataset/urn:li:tag:a/status/versions', 400],
    ['nothing/urn%3Ali%3Atag%3Aa/status/difference', 404],
    ['tag/urn:li:tag:a/status/versions?count=1001', 400],
    ['tag/urn:li:tag:a/status/difference?from=-1', 400],
  ] as const)
    expect([path, (await server.get(`/openapi/v3/entity/${path}`)).status]).toEqual([path, status]);
});
