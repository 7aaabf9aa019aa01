import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'status', { removed: false });
  await server.put(dataset, 'datasetProperties', { name: 'orders' });
});
const at = (urn: string) => `/openapi/v3/entity/generic/${urn}`;
const send = (method: string, body?: unknown, rest = '') =>
  server.send(at(encodeURIComponent(dataset)) + rest, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('an entity by its URN alone', () => {
  it.each([dataset, encodeURIComponent(dataset)])('is read: %s', async (urn) => {
    const answer = await server.get(`${at(urn)}?aspects=datasetProperties`);
    expect(answer).toMatchObject({
      status: 200,
      body: { urn: dataset, datasetProperties: { value: { name: 'orders' } } },
    });
    expect(answer.body).not.toHaveProperty('status');
  });

  it('exists or not', async () => {
    expect((await send('HEAD')).status).toBe(204);
    expect((await server.send(at('urn:li:tag:none'), { method: 'HEAD' })).status).toBe(404);
  });

  it('is patched atomically', async () => {
    const patch = [{ op: 'add', path: '/tags/urn:li:tag:pii', value: { tag: 'urn:li:tag:pii' } }];
    const good = { globalTags: { value: { patch } } };
    const answer = await send('PATCH', { urn: dataset, ...good });
    expect(answer).toMatchObject({
      status: 200,
      body: { urn: dataset, globalTags: { value: { tags: [{ tag: 'urn:li:tag:pii' }] } } },
    });
    expect(answer.headers.get('traceparent')).toMatch(/^00-/);

    const removal = { value: { patch: [{ op: 'remove', path: '/tags/urn:li:tag:pii' }] } };
    const bad = { value: { patch: [{ op: 'fly', path: '/description' }] } };
    expect((await send('PATCH', { globalTags: removal, datasetProperties: bad })).status).toBe(400);
    expect((await server.catalogue.aspect(dataset, 'globalTags'))?.value).toMatchObject({
      tags: [{ tag: 'urn:li:tag:pii' }],
    });
  });

  it('is deleted: some aspects, all but the key, everything', async () => {
    const aspects = async () => (await server.catalogue.entity(dataset)).aspects.map(({ aspect }) => aspect);
    expect((await send('DELETE', [], '?aspects=status')).status).toBe(200);
    expect(await aspects()).not.toContain('status');
    expect((await send('DELETE', [], '?clear=true')).status).toBe(200);
    expect(await aspects()).toEqual(['datasetKey']);
    expect((await send('DELETE')).status).toBe(200);
    expect(await aspects()).toEqual([]);
    expect((await send('GET')).status).toBe(404);
  });

  it.each([
    ['GET', 'urn:li:none:x', undefined, 400, 'none'],
    ['GET', 'orders', undefined, 400, 'orders'],
    ['DELETE', 'urn:li:dataset:x', undefined, 400, 'urn:li:dataset:x'],
    ['PATCH', dataset, { urn: 'urn:li:tag:pii' }, 400, '/urn: expected urn:li:dataset'],
    ['PATCH', dataset, { nothing: { value: { patch: [] } } }, 400, 'nothing'],
    ['PATCH', dataset, { status: {} }, 400, '/status/value: required, and missing'],
    ['POST', dataset, {}, 405, 'method: expected GET or HEAD or PATCH or DELETE'],
  ])('is refused with the place: %s %s', async (method, urn, body, status, message) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await server.send(at(urn), init);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(message);
  });
});
