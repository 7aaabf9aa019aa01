import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

const customers = dataset.replace('orders', 'customers');
let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'upstreamLineage', { upstreams: [{ dataset: customers, type: 'COPY' }] });
  await server.put(dataset, 'ownership', {
    owners: ['ada', 'grace'].map((name) => ({ owner: `urn:li:corpuser:${name}`, type: 'DATAOWNER' })),
  });
});

const related = (urn: string, query: string) =>
  server.get(`/relationships?urn=${encodeURIComponent(urn)}&${query}`);

describe('GET /relationships', () => {
  it('returns related entities of the requested types', async () => {
    const { status, body } = await related(dataset, 'types=List(DownstreamOf)&direction=OUTGOING');
    expect(status).toBe(200);
    expect(body).toEqual({
      start: 0,
      count: 1,
      total: 1,
      relationships: [{ type: 'DownstreamOf', entity: customers }],
    });
    expect((await related(customers, 'types=List(DownstreamOf)&direction=INCOMING')).body).toMatchObject({
      relationships: [{ type: 'DownstreamOf', entity: dataset }],
    });
  });

  it('returns a page with its count, and an empty one past the end', async () => {
    const second = await related(dataset, 'direction=OUTGOING&types=List(OwnedBy)&start=1&count=5');
    expect(second.body).toMatchObject({ start: 1, count: 1, total: 2 });
    const past = await related(dataset, 'direction=OUTGOING&start=9');
    expect(past.body).toEqual({ start: 9, count: 0, total: 3, relationships: [] });
  });

  it.each([
    ['direction=SIDEWAYS', 'direction: expected one of INCOMING, OUTGOING, got SIDEWAYS'],
    ['', 'direction: expected one of INCOMING, OUTGOING, got nothing'],
    ['direction=INCOMING&count=-1', 'count: expected a whole number, 0 or more, got "-1"'],
  ])('rejects %s', async (query, message) => {
    expect(await related(dataset, query)).toMatchObject({ status: 400, body: { message } });
  });

  it('rejects what is not a URN, and no URN', async () => {
    expect((await related('orders', 'direction=INCOMING')).status).toBe(400);
    expect((await server.get('/relationships?direction=INCOMING')).status).toBe(400);
  });
});
