import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'status', { removed: false });
  await server.put(dataset, 'datasetProperties', { name: 'orders' });
  for (const timestampMillis of [1, 2]) await server.put(dataset, 'datasetProfile', { timestampMillis });
});
const aspects = async () => (await server.catalogue.entity(dataset)).aspects.map(({ aspect }) => aspect);
const points = async () =>
  (await server.catalogue.timeseries({ urn: dataset, aspect: 'datasetProfile' })).length;

describe.each([2, 3])('in version %i', (version) => {
  const path = `/openapi/v${version}/entity/dataset/${dataset}`;
  const remove = (rest: string) => server.send(`${path}${rest}`, { method: 'DELETE', body: '[]' });

  it.each(['', '?aspects=datasetKey'])('deletes an entity with all that it has: DELETE …%s', async (rest) => {
    const { status, text, headers } = await remove(rest);
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('traceparent')).toMatch(/^00-/);
    expect([await aspects(), await points()]).toEqual([[], 0]);
    expect((await remove(rest)).status).toBe(200);
  });

  it('deletes all but the key on clear', async () => {
    expect((await remove('?clear=true')).status).toBe(200);
    expect(await aspects()).toEqual(['datasetKey']);
    expect((await remove('?clear=true')).status).toBe(200);
  });

  it('deletes the named aspects, and the newest value of a time series', async () => {
    expect((await remove('?aspects=status,datasetProfile')).status).toBe(200);
    expect(await aspects()).not.toContain('status');
    expect(await points()).toBe(1);
    expect((await remove('/datasetProperties')).status).toBe(200);
    expect(await aspects()).not.toContain('datasetProperties');
    expect(await aspects()).toContain('datasetKey');
    for (let i = 0; i < 2; i++) expect((await remove('/datasetProfile')).status).toBe(200);
    expect(await points()).toBe(0);
  });

  it.each([
    ['?aspects=tagProperties', 400],
    ['?clear=maybe', 400],
  ])('rejects …%s and deletes nothing', async (rest, status) => {
    expect((await remove(rest)).status).toBe(status);
    expect(await aspects()).toContain('status');
  });
});

describe('a patch', () => {
  const patch = [{ op: 'add', path: '/tags/urn:li:tag:pii', value: { tag: 'urn:li:tag:pii' } }];
  const patched = { tags: [{ tag: 'urn:li:tag:pii' }] };
  const send = (path: string, body: unknown) =>
    server.send(path, { method: 'PATCH', body: JSON.stringify(body) });

  it.each([
    ['one aspect, in version 2', `/openapi/v2/entity/dataset/${dataset}/globalTags`, { patch }],
    ['one aspect, in version 3', `/openapi/v3/entity/dataset/${dataset}/globalTags`, { patch }],
    ['many entities', '/openapi/v3/entity/dataset', [{ urn: dataset, globalTags: { value: { patch } } }]],
    [
      'many types',
      '/openapi/v3/entity/generic',
      { dataset: [{ urn: dataset, globalTags: { value: { patch } } }] },
    ],
  ])('changes %s', async (_, path, body) => {
    const { status, text, headers } = await send(path, body);
    expect([status, text]).toEqual([expect.toSatisfy((code) => code < 300), expect.stringContaining('pii')]);
    expect(headers.get('traceparent')).toMatch(/^00-/);
    expect((await server.catalogue.aspect(dataset, 'globalTags'))?.value).toEqual(patched);
  });

  it('is rejected with its position if it is invalid or a condition fails', async () => {
    const path = `/openapi/v3/entity/dataset/${dataset}/globalTags`;
    expect((await send(path, { patch: [{ op: 'fly', path: '/tags' }] })).text).toContain('/patch/0/op');
    expect((await send(path, { patches: [] })).status).toBe(400);
    const headers = { 'If-Version-Match': '7' };
    const init = { method: 'PATCH', headers, body: JSON.stringify({ patch }) };
    expect((await server.send(path, init)).status).toBe(412);
    expect(await server.catalogue.aspect(dataset, 'globalTags')).toBeUndefined();
  });
});
