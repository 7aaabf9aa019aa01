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

const tag = 'urn:li:tag:pii';
const encoded = encodeURIComponent;
const json = { 'Content-Type': 'application/json' };

/** The endpoints of DataHub through which the properties of a tag can be written. */
const writes: Readonly<Record<string, (value: JsonObject) => readonly [path: string, body: unknown]>> = {
  ingestProposal: (value) => [ingest, { proposal: proposalOf(tag, 'tagProperties', value) }],
  ingestProposalBatch: (value) => [ingestBatch, { proposals: [proposalOf(tag, 'tagProperties', value)] }],
  'ingest of a snapshot': (value) => ['/entities?action=ingest', { entity: snapshot(value) }],
  'batchIngest of snapshots': (value) => ['/entities?action=batchIngest', { entities: [snapshot(value)] }],
  'OpenAPI, version 1': (value) => [
    '/openapi/entities/v1/',
    [{ entityType: 'tag', entityUrn: tag, aspect: { __type: 'TagProperties', ...value } }],
  ],
  'OpenAPI, version 1, proposals': (value) => [
    '/openapi/v2/platform/entities/v1/?async=false',
    [proposalOf(tag, 'tagProperties', value)],
  ],
  'OpenAPI, version 2': (value) => [
    '/openapi/v2/entity/tag?async=false',
    [{ urn: tag, aspects: { tagProperties: { value } } }],
  ],
  'OpenAPI, version 3': (value) => [
    '/openapi/v3/entity/tag?async=false',
    [{ urn: tag, tagProperties: { value } }],
  ],
  'OpenAPI, version 3, one aspect': (value) => [
    `/openapi/v3/entity/tag/${encoded(tag)}/tagProperties?async=false&createIfNotExists=false`,
    { value },
  ],
};

const snapshot = (value: JsonObject) => ({
  value: {
    'com.linkedin.metadata.snapshot.TagSnapshot': {
      urn: tag,
      aspects: [{ 'com.linkedin.tag.TagProperties': value }],
    },
  },
});

const send = (server: TestServer, [path, body]: readonly [string, unknown]) =>
  server.send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
const traceOf = ({ headers }: { headers: Headers }) => {
  const [, version, trace = '', span] =
    /^(..)-(.{32})-(.{16})-01$/.exec(headers.get('traceparent') ?? '') ?? [];
  expect([version, span]).toEqual(['00', trace.slice(16)]);
  return trace;
};
const propertiesOf = async ({ catalogue }: TestServer, urn: string, aspect: string) =>
  (await catalogue.aspect(urn, aspect))?.systemMetadata.properties;

describe('a synchronous write', () => {
  it.each(Object.entries(writes))('stores the trace id of its answer: %s', async (_, request) => {
    const server = createTestServer();
    const first = traceOf(await send(server, request({ name: 'a' })));
    expect(await propertiesOf(server, tag, 'tagProperties')).toEqual({ telemetryTraceId: first });
    // The entity came into being by the same write.
    expect(await propertiesOf(server, tag, 'tagKey')).toEqual({ telemetryTraceId: first });
    const second = traceOf(await send(server, request({ name: 'b' })));
    expect(second).not.toBe(first);
    expect(await propertiesOf(server, tag, 'tagProperties')).toEqual({ telemetryTraceId: second });
    const states = (trace: string) => server.catalogue.writeStates(trace, { [tag]: ['tagProperties'] });
    expect(await states(second)).toMatchObject({
      [tag]: { tagProperties: { success: true, primaryStorage: { writeStatus: 'ACTIVE_STATE' } } },
    });
  });

  it('stores it with a patch, with a value of a time series, and in the change log', async () => {
    const server = createTestServer();
    const operations = [{ op: 'add', path: '/name', value: 'a' }];
    const patch = { ...proposalOf(tag, 'tagProperties', operations), changeType: 'PATCH' };
    const patched = traceOf(await send(server, [ingest, { proposal: patch }]));
    expect(await propertiesOf(server, tag, 'tagProperties')).toEqual({ telemetryTraceId: patched });
    const profile = proposalOf(dataset, 'datasetProfile', { timestampMillis: 1, rowCount: 2 });
    const written = traceOf(await send(server, [ingest, { proposal: profile }]));
    const [point] = await server.catalogue.timeseries({ urn: dataset, aspect: 'datasetProfile', limit: 1 });
    expect(point?.systemMetadata.properties).toEqual({ telemetryTraceId: written });
    const traces = (await server.log()).map(
      ({ systemMetadata }) => systemMetadata.properties?.telemetryTraceId,
    );
    expect(new Set(traces)).toEqual(new Set([patched, written]));
  });

  it('keeps the properties that the client sends, and those that are stored when it repeats a value', async () => {
    const server = createTestServer();
    const put = (properties?: JsonObject) => {
      const proposal = proposalOf(tag, 'tagProperties', { name: 'a' });
      const systemMetadata = properties && { systemMetadata: { properties } };
      return send(server, [ingest, { proposal: { ...proposal, ...systemMetadata } }]);
    };
    const stored = () => propertiesOf(server, tag, 'tagProperties');
    const sent = traceOf(await put({ clientId: 'x' }));
    expect(await stored()).toEqual({ clientId: 'x', telemetryTraceId: sent });
    const repeated = traceOf(await put());
    expect(await stored()).toEqual({ clientId: 'x', telemetryTraceId: repeated });
    const other = traceOf(await put({ clientVersion: '2' }));
    expect(await stored()).toEqual({ clientVersion: '2', telemetryTraceId: other });
  });

  it('answers with it where system metadata is asked for', async () => {
    const server = createTestServer();
    const body = [{ urn: tag, tagProperties: { value: { name: 'a' } } }];
    const answer = await server.post('/openapi/v3/entity/tag?async=false&systemMetadata=true', body);
    expect(answer.body).toMatchObject([
      { tagProperties: { systemMetadata: { properties: { telemetryTraceId: traceOf(answer) } } } },
    ]);
  });
});
