import type { AspectUnknownField } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import {
  createTestServer,
  dataset,
  ingest,
  ingestBatch,
  proposalOf,
  type TestServer,
} from './testing/test-server.ts';

const header = 'X-Colophon-Unknown-Fields';
const tag = 'urn:li:tag:pii';
const newer = { name: 'PII', colour: { hue: [1, { x: 'y' }] }, level: 3 };
const encoded = encodeURIComponent;
const json = { 'Content-Type': 'application/json' };

/** The endpoints of DataHub through which the aspect of a tag can be written. */
const writes: Readonly<Record<string, (value: JsonObject) => readonly [path: string, body: unknown]>> = {
  ingestProposal: (value) => [ingest, { proposal: proposalOf(tag, 'tagProperties', value) }],
  ingestProposalBatch: (value) => [ingestBatch, { proposals: [proposalOf(tag, 'tagProperties', value)] }],
  'ingest of a snapshot': (value) => [
    '/entities?action=ingest',
    {
      entity: {
        value: {
          'com.linkedin.metadata.snapshot.TagSnapshot': {
            urn: tag,
            aspects: [{ 'com.linkedin.tag.TagProperties': value }],
          },
        },
      },
    },
  ],
  'OpenAPI, version 1': (value) => [
    '/openapi/entities/v1/',
    [{ entityType: 'tag', entityUrn: tag, aspect: { __type: 'TagProperties', ...value } }],
  ],
  'OpenAPI, version 2': (value) => [
    '/openapi/v2/entity/tag',
    [{ urn: tag, aspects: { tagProperties: { value } } }],
  ],
  'OpenAPI, version 3': (value) => ['/openapi/v3/entity/tag', [{ urn: tag, tagProperties: { value } }]],
  'OpenAPI, version 3, one aspect': (value) => [
    `/openapi/v3/entity/tag/${encoded(tag)}/tagProperties?createIfNotExists=false`,
    { value },
  ],
};

const send = (server: TestServer, [path, body]: readonly [string, unknown], headers = {}) =>
  server.send(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

describe('a field that the model does not know', () => {
  it.each(Object.entries(writes))('is stored, returned, named and counted: %s', async (_, request) => {
    const counted: AspectUnknownField[] = [];
    const server = createTestServer({ onUnknownFields: (fields) => counted.push(...fields) });
    const answer = await send(server, request(newer));
    expect([answer.status < 300, answer.text]).toEqual([true, expect.any(String)]);
    expect(answer.headers.get(header)).toBe('tagProperties/colour, tagProperties/level');
    expect(counted.map(({ urn, aspect, path }) => [urn, aspect, path])).toEqual([
      [tag, 'tagProperties', '/colour'],
      [tag, 'tagProperties', '/level'],
    ]);
    const reads = [
      [`/aspects/${encoded(tag)}?aspect=tagProperties`, ['aspect', 'com.linkedin.tag.TagProperties']],
      [`/entitiesV2/${encoded(tag)}`, ['aspects', 'tagProperties', 'value']],
      [`/openapi/v3/entity/tag/${encoded(tag)}/tagProperties`, ['value']],
    ] as const;
    for (const [path, steps] of reads) {
      const { body } = await server.get(path);
      const value = steps.reduce((at, step) => (at as JsonObject)[step], body as unknown);
      expect(value).toEqual(newer);
    }
    const known = await send(server, request({ name: 'PII' }));
    expect(known.headers.has(header)).toBe(false);
  });

  it.each(Object.entries(writes))('is rejected if the server is configured to: %s', async (_, request) => {
    const server = createTestServer({ unknownFields: 'reject' });
    const answer = await send(server, request(newer));
    expect([400, 422]).toContain(answer.status);
    expect(answer.text).toContain('/colour: unrecognized field found but not allowed');
    expect(answer.text).toContain('/level: unrecognized field found but not allowed');
    expect(await server.log()).toEqual([]);
    // A request cannot lift what the operator has set.
    expect((await send(server, request(newer), { [header]: 'keep' })).status).toBe(answer.status);
  });

  it.each(Object.entries(writes))('is rejected if the client requests it: %s', async (_, request) => {
    const server = createTestServer();
    const answer = await send(server, request(newer), { [header]: 'reject' });
    expect([400, 422]).toContain(answer.status);
    expect(await server.log()).toEqual([]);
  });

  it('does not affect other checks', async () => {
    const server = createTestServer();
    for (const [value, message] of [
      [{ ...newer, name: 5 }, '/name: expected string, got 5'],
      [{ colour: 1 }, '/name: required, and missing'],
    ] as const) {
      const answer = await send(server, [ingest, { proposal: proposalOf(tag, 'tagProperties', value) }]);
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
    }
    const key = await send(server, [
      ingest,
      { proposal: proposalOf(tag, 'tagKey', { name: 'pii', colour: 'red' }) },
    ]);
    expect([key.status, key.text]).toEqual([422, expect.stringContaining('/colour: unrecognized field')]);
    expect(await server.log()).toEqual([]);
  });

  it('is stored in a time series', async () => {
    const server = createTestServer();
    const profile = { timestampMillis: 1000, rowCount: 7, newer: { a: [1] } };
    const answer = await send(server, [ingest, { proposal: proposalOf(dataset, 'datasetProfile', profile) }]);
    expect([answer.status, answer.headers.get(header)]).toEqual([200, 'datasetProfile/newer']);
    const { body } = await server.get('/openapi/v2/timeseries/dataset/datasetProfile');
    expect(body).toMatchObject({ results: [{ event: profile }] });
  });

  it('is stored by a patch, and kept by a patch of another field', async () => {
    const server = createTestServer();
    const patch = (operations: unknown[], headers = {}) =>
      send(
        server,
        [
          ingest,
          {
            proposal: {
              ...proposalOf(tag, 'tagProperties', operations),
              changeType: 'PATCH',
            },
          },
        ],
        headers,
      );
    await server.put(tag, 'tagProperties', { name: 'PII' });
    const brought = await patch([{ op: 'add', path: '/level', value: 3 }]);
    expect(brought.headers.get(header)).toBe('tagProperties/level');
    const strict = { [header]: 'reject' };
    const other = await patch([{ op: 'add', path: '/description', value: 'New' }], strict);
    expect([other.status, other.headers.has(header)]).toEqual([200, false]);
    expect((await patch([{ op: 'add', path: '/more', value: 1 }], strict)).status).toBe(422);
    const stored = { name: 'PII', description: 'New', level: 3 };
    expect((await server.catalogue.aspect(tag, 'tagProperties'))?.value).toEqual(stored);
    // Reading, changing and writing back does not lock an older client out.
    const back = { proposal: proposalOf(tag, 'tagProperties', { ...stored, name: 'P' }) };
    expect((await send(server, [ingest, back], strict)).status).toBe(200);
    const removed = await patch([{ op: 'remove', path: '/level' }], strict);
    expect(removed.status).toBe(200);
    expect((await send(server, [ingest, back], strict)).status).toBe(422);
  });

  it('is reported once for each aspect of a batch, and with its position when rejected', async () => {
    const proposals = [
      proposalOf(tag, 'tagProperties', { name: 'PII' }),
      proposalOf('urn:li:tag:b', 'tagProperties', newer),
      proposalOf('urn:li:tag:c', 'tagProperties', newer),
    ];
    const kept = await send(createTestServer(), [ingestBatch, { proposals }]);
    expect(kept.headers.get(header)).toBe('tagProperties/colour, tagProperties/level');
    const rejected = await send(createTestServer({ unknownFields: 'reject' }), [ingestBatch, { proposals }]);
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain('/proposals/1: Aspect tagProperties: /colour');
  });

  it('is encoded in a header of bounded length', async () => {
    const server = createTestServer();
    const odd = JSON.parse('{"name":"x","a, b\\r\\nX: y":1,"größe":2,"__proto__":3,"":4,"\\ud800":5}');
    const answer = await send(server, [ingest, { proposal: proposalOf(tag, 'tagProperties', odd) }]);
    expect(answer.headers.get(header)).toBe(
      'tagProperties/a%2C%20b%0D%0AX%3A%20y, tagProperties/gr%C3%B6%C3%9Fe, tagProperties/__proto__, tagProperties/, tagProperties/%EF%BF%BD',
    );
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, i]));
    const long = await send(server, [
      ingest,
      { proposal: proposalOf(tag, 'tagProperties', { name: 'x', ...many }) },
    ]);
    const text = long.headers.get(header) ?? '';
    expect(text.length).toBeLessThan(2100);
    expect(text).toMatch(/, \d+ more$/);
    expect(server.unexpected).toEqual([]);
  });

  it('needs a policy that exists', async () => {
    const answer = await send(createTestServer(), writes.ingestProposal?.(newer) ?? ['', ''], {
      [header]: 'perhaps',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`${header}: expected keep or reject, got perhaps`);
  });
});
