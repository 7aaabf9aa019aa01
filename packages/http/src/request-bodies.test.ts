import { isOverloadError, maxTextLength } from '@colophon/catalogue';
import { maxJsonValues } from '@colophon/wire';
import { describe, expect, it } from 'vitest';
import { createRequestBodies, maxHeldBodies, maxReadBodyBytes } from './request-bodies.ts';
import { createTestServer, dataset, ingest, ingestBatch, proposalOf, search } from './testing/test-server.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a body', () => {
  const server = createTestServer();
  const batchGet = '/openapi/v3/entity/dataset/batchGet';

  it.each([
    [search, { entity: 'dataset', input: 'x'.repeat(maxReadBodyBytes) }],
    [batchGet, [{ urn: dataset, status: { ignored: 'x'.repeat(maxReadBodyBytes) } }]],
  ])('of a request that writes nothing has a lower limit: %s', async (path, body) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain(`larger than ${maxReadBodyBytes} bytes`);
  });

  it('of a request that writes may be longer', async () => {
    const proposals = Array.from({ length: 3 }, (_, i) =>
      proposalOf(`${dataset.slice(0, -6)}${i},PROD)`, 'datasetProperties', {
        description: 'a '.repeat(maxTextLength / 2),
      }),
    );
    expect((await server.post(ingestBatch, { proposals })).status).toBe(200);
  });

  const manyValues = `[${'{},'.repeat(maxJsonValues)}{}]`;

  it('of more values than a request may have is rejected before it is parsed', async () => {
    const answer = await server.post('/openapi/v3/entity/dataset', manyValues);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(answer.text).toContain(`The body: expected at most ${maxJsonValues} array items`);
  });

  it('and so is an aspect inside a proposal, with its place', async () => {
    const proposal = proposalOf(dataset, 'status', {});
    const answer = await server.post(ingest, {
      proposal: { ...proposal, aspect: { ...proposal.aspect, value: manyValues } },
    });
    expect(answer.body).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' });
    expect(answer.text).toContain(`/proposal/aspect/value: expected at most ${maxJsonValues} array items`);
  });
});

describe('the bodies of all requests', () => {
  const requestOf = (length: number) =>
    new Request('http://localhost/', {
      method: 'POST',
      body: JSON.stringify('x'.repeat(length - 2)),
      headers: { 'Content-Type': 'application/json' },
    });

  it('have room until they are served, however that ends', async () => {
    const bodies = createRequestBodies(1000, 100);
    const ends: (() => void)[] = [];
    const serve = (length: number) =>
      bodies.serve(
        requestOf(length),
        { isWrite: true },
        () => new Promise<string>((resolve) => ends.push(() => resolve('served'))),
      );
    const first = serve(60);
    await nextTurn();
    await expect(serve(60)).rejects.toSatisfy(isOverloadError);
    const second = serve(40);
    await nextTurn();
    for (const end of ends) end();
    expect(await Promise.all([first, second])).toEqual(['served', 'served']);

    const failing = bodies.serve(requestOf(60), { isWrite: true }, () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    const malformed = new Request('http://localhost/', {
      method: 'POST',
      body: '{'.repeat(60),
      headers: { 'Content-Type': 'application/json' },
    });
    await expect(bodies.serve(malformed, { isWrite: true }, async () => {})).rejects.toThrow('not JSON');
    // A single one has room, whatever its length.
    expect(await bodies.serve(requestOf(500), { isWrite: true }, async () => 'served')).toBe('served');
  });

  it('of writes that wait are limited, and further ones get a time to wait', async () => {
    const server = createTestServer({
      wrapStore: (store) => ({ ...store, write: () => new Promise<never>(() => {}) }),
    });
    const long = 'a'.repeat(maxTextLength);
    const perBatch = 15;
    const proposals = Array.from({ length: perBatch }, (_, i) =>
      proposalOf(`${dataset.slice(0, -6)}${i},PROD)`, 'datasetProperties', { description: long }),
    );
    for (let held = 0; held + perBatch * long.length < maxHeldBodies; held += perBatch * long.length)
      void server.post(ingestBatch, { proposals });
    for (let turn = 0; turn < 100; turn++) await nextTurn();
    const answer = await server.post(ingestBatch, { proposals });
    expect(answer.body).toMatchObject({
      status: 503,
      code: 'OVERLOADED',
      message: expect.stringContaining(`at most ${maxHeldBodies}`),
    });
    expect(answer.headers.get('retry-after')).toBe('1');
    // Reads are short, and served still.
    expect((await server.post(search, { entity: 'dataset', input: '*' })).status).toBe(200);
  });
});
