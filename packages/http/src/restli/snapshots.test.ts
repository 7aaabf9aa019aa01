import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

const tag = 'urn:li:tag:pii';
const encoded = encodeURIComponent;
const snapshotOfTag = (...aspects: object[]) => ({
  value: {
    'com.linkedin.metadata.snapshot.TagSnapshot': {
      urn: tag,
      aspects: [{ 'com.linkedin.metadata.key.TagKey': { name: 'pii' } }, ...aspects],
    },
  },
});
const properties = { 'com.linkedin.tag.TagProperties': { name: 'PII' } };
const status = { 'com.linkedin.common.Status': { removed: false } };

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(tag, 'tagProperties', { name: 'PII' });
  await server.put(tag, 'status', { removed: false });
});

describe('GET /entities/{urn}', () => {
  it('returns the latest value of each aspect by record name, the key first', async () => {
    const { status: code, body } = await server.get(`/entities/${encoded(tag)}`);
    expect([code, body]).toEqual([200, snapshotOfTag(status, properties)]);
  });

  it('returns the named aspects, and the key', async () => {
    const { body } = await server.get(`/entities/${encoded(tag)}?aspects=List(status)`);
    expect(body).toEqual(snapshotOfTag(status));
  });

  it('can be written back', async () => {
    const { body } = await server.get(`/entities/${encoded(tag)}`);
    expect((await server.post('/entities?action=ingest', { entity: body })).status).toBe(200);
  });

  it('returns only the key for an entity that was never written, and rejects a malformed URN', async () => {
    const { body } = await server.get(`/entities/${encoded(dataset)}`);
    expect(body).toEqual({
      value: {
        'com.linkedin.metadata.snapshot.DatasetSnapshot': {
          urn: dataset,
          aspects: [
            {
              'com.linkedin.metadata.key.DatasetKey': {
                platform: 'urn:li:dataPlatform:mysql',
                name: 'shop.orders',
                origin: 'PROD',
              },
            },
          ],
        },
      },
    });
    for (const path of ['orders', 'urn%3Ali%3Anope%3Ax', '%E0%A4%A'])
      expect((await server.get(`/entities/${path}`)).status).toBe(400);
  });
});

describe('GET /entities?ids=List(…)', () => {
  it('returns many, by URN', async () => {
    const ids = [tag, dataset].map(encoded).join(',');
    const { body } = await server.get(`/entities?ids=List(${ids})&aspects=List(tagProperties)`);
    expect(body).toEqual({
      results: {
        [tag]: snapshotOfTag(properties),
        [dataset]: { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': expect.anything() } },
      },
      statuses: {},
      errors: {},
    });
  });

  it('does not affect actions, and rejects other methods', async () => {
    expect((await server.post('/entities?action=exists', { urn: tag })).body).toEqual({ value: true });
    expect((await server.get('/entities')).status).toBe(400);
    const deleted = await server.send(`/entities/${encoded(tag)}`, { method: 'DELETE' });
    expect(deleted.status).toBe(405);
  });
});
