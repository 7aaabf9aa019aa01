import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  createTestServer,
  dataset,
  type ErrorBody,
  ingest,
  ingestBatch,
  proposalOf,
  search,
  type TestServer,
} from '../testing/test-server.ts';

const maxBodyBytes = 20_000;
let server: TestServer;
let logBefore: number;

beforeEach(async () => {
  server = createTestServer({ maxBodyBytes });
  await server.put(dataset, 'status', { removed: false });
  logBefore = (await server.log()).length;
});

// Whatever is rejected leaves no trace, and is never taken for a fault of the server.
afterEach(async () => {
  expect(await server.log()).toHaveLength(logBefore);
  expect(server.unexpected).toEqual([]);
});

function expectRefusal({ status, headers, body }: Answer, expected: number, ...phrases: string[]): void {
  expect(body).toEqual({
    exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
    message: expect.any(String),
    status: expected,
    code: expect.stringMatching(/^[A-Z_]+$/),
    docUrl: expect.stringMatching(/^\/docs\/api\/errors#[a-z_]+$/),
  });
  expect(status).toBe(expected);
  expect(headers.get('x-restli-error-response')).toBe('true');
  expect(headers.get('content-type')).toBe('application/json');
  for (const phrase of phrases) expect((body as ErrorBody).message).toContain(phrase);
}

const status = proposalOf(dataset, 'status', { removed: true });
const jsonPatch = 'application/json-patch+json';
const aspect = (value: string, contentType = 'application/json') => ({
  ...status,
  aspect: { contentType, value },
});
const without = (name: keyof typeof status) =>
  Object.fromEntries(Object.entries(status).filter(([key]) => key !== name));

describe('a body that is rejected', () => {
  it.each([
    ['', 'not JSON'],
    ['{"proposal":', 'not JSON'],
    ['{"proposal":{},}', 'not JSON'],
    ['\u0000', 'not JSON'],
    ['[]', 'must be a JSON object, got an array'],
    ['null', 'must be a JSON object, got null'],
    ['"text"', 'must be a JSON object, got the string'],
    ['[['.repeat(900), 'not JSON'],
    ['['.repeat(10_000), 'nested too deep'],
  ])('%j: %s', async (body, phrase) => {
    expectRefusal(await server.post(ingest, body), 400, phrase);
  });

  it('contains bytes that are not UTF-8, with or without a Content-Length', async () => {
    const proposal = proposalOf('urn:li:tag:a', 'tagProperties', { name: '?' });
    const body = new TextEncoder().encode(JSON.stringify({ proposal }));
    body[body.indexOf(0x3f)] = 0xff;
    const cutOff = body.slice(0, -1);
    cutOff[cutOff.length - 1] = 0xc3;
    for (const bytes of [body, cutOff]) {
      for (const headers of [{}, { 'Content-Length': String(bytes.length) }])
        expectRefusal(await server.send(ingest, { method: 'POST', headers, body: bytes }), 400, 'not UTF-8');
    }
  });

  it('is longer than the limit by its Content-Length', async () => {
    const body = JSON.stringify({ proposal: status, padding: 'x'.repeat(maxBodyBytes) });
    const headers = { 'Content-Length': String(body.length) };
    expectRefusal(await server.send(ingest, { method: 'POST', headers, body }), 413, String(maxBodyBytes));
  });

  it('is longer than the limit without a Content-Length, and is not read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000).fill(0x20));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
    expectRefusal(await server.send(ingest, init), 413, String(maxBodyBytes));
    expect(sent).toBeLessThan(2 * maxBodyBytes);
  });

  it('is within the limit when it is exactly as long', async () => {
    const text = (padding: number) => JSON.stringify({ padding: 'x'.repeat(padding) });
    const longest = text(maxBodyBytes - text(0).length);
    expectRefusal(await server.post(ingest, longest), 400, '/proposal');
    expectRefusal(await server.post(ingest, `${longest} `), 413);
  });
});

describe('a proposal that is rejected', () => {
  it.each([
    ['no proposal', {}, 400, '/proposal: expected an object, got nothing'],
    ['a proposal that is none', { proposal: [] }, 400, '/proposal: expected an object, got an array'],
    ['no urn', { proposal: without('entityUrn') }, 400, '/proposal/entityUrn'],
    ['no aspect name', { proposal: without('aspectName') }, 400, '/proposal/aspectName'],
    ['no change type', { proposal: without('changeType') }, 400, '/proposal/changeType'],
    ['no aspect', { proposal: without('aspect') }, 400, '/proposal/aspect'],
    ['a URN that is a number', { proposal: { ...status, entityUrn: 5 } }, 400, '/proposal/entityUrn'],
    [
      'an unknown change type',
      { proposal: { ...status, changeType: 'upsert' } },
      400,
      '/proposal/changeType',
    ],
    [
      'a patch of another content type',
      {
        proposal: { ...status, changeType: 'PATCH', aspect: { contentType: 'text/plain', value: '[]' } },
      },
      400,
      '/proposal/aspect/contentType: expected application/json-patch+json or application/json, got text/plain',
    ],
    [
      'a whole value as a patch',
      { proposal: { ...status, changeType: 'PATCH' } },
      400,
      '/patch: expected an array of operations, got nothing',
    ],
    [
      'a patch with an unknown operation',
      {
        proposal: { ...aspect('[{"op":"append","path":"/a"}]', jsonPatch), changeType: 'PATCH' },
      },
      400,
      '/patch/0/op: expected one of add',
    ],
    [
      'a patch after which the value does not fit',
      {
        proposal: {
          ...aspect('[{"op":"add","path":"/removed","value":"no"}]', jsonPatch),
          changeType: 'PATCH',
        },
      },
      422,
      '/removed: expected boolean',
    ],
    [
      'an unknown aspect',
      { proposal: { ...status, aspectName: 'statos' } },
      400,
      'aspectName: statos is not',
    ],
    ['an aspect of other entities', { proposal: { ...status, aspectName: 'tagProperties' } }, 400, 'dataset'],
    ['an unknown entity', { proposal: proposalOf('urn:li:datasett:x', 'status', {}) }, 400, 'datasett'],
    ['another entity type', { proposal: { ...status, entityType: 'chart' } }, 400, 'entityType'],
    ['no URN', { proposal: proposalOf('orders', 'status', {}) }, 400, 'Invalid URN'],
    ['a URN of too few parts', { proposal: proposalOf('urn:li:dataset:x', 'status', {}) }, 400, '3 part'],
    ['text that is not JSON', { proposal: aspect('{') }, 400, '/proposal/aspect/value: not JSON'],
    ['a value that is a list', { proposal: aspect('[]') }, 400, '/proposal/aspect/value'],
    ['another content type', { proposal: aspect('{}', 'text/x') }, 400, '/proposal/aspect/contentType'],
    ['a wrong type', { proposal: aspect('{"removed":"no"}') }, 422, '/removed: expected boolean, got "no"'],
    [
      'an unknown field of a key',
      { proposal: { ...aspect('{"x":1}'), aspectName: 'datasetKey' } },
      422,
      '/x: unrecognized field found but not allowed',
    ],
    [
      'a key that says otherwise',
      { proposal: { ...aspect('{"name":"x"}'), aspectName: 'datasetKey' } },
      422,
      '/',
    ],
    ['system metadata of a number', { proposal: { ...status, systemMetadata: 1 } }, 400, '/systemMetadata'],
    [
      'system metadata in broken JSON',
      { proposal: { ...status, systemMetadata: '{' } },
      400,
      '/systemMetadata',
    ],
    ['a run id of a number', { proposal: { ...status, systemMetadata: { runId: 1 } } }, 400, '/runId'],
    ['headers of numbers', { proposal: { ...status, headers: { a: 1 } } }, 400, '/proposal/headers/a'],
    [
      'a condition that does not hold',
      { proposal: { ...status, headers: { 'If-Version-Match': '9' } } },
      422,
      '9',
    ],
    [
      'an invalid date',
      { proposal: { ...status, headers: { 'If-Modified-Since': '?' } } },
      400,
      'expected a time',
    ],
    ['CREATE of what exists', { proposal: { ...status, changeType: 'CREATE' } }, 422, 'already exists'],
    [
      'an environment of all objects',
      { proposal: proposalOf(dataset.replace('PROD', 'toString'), 'status', {}) },
      400,
      'origin',
    ],
  ] as const)('holds %s', async (_, body, expected, phrase) => {
    expectRefusal(await server.post(ingest, body), expected, phrase);
  });

  it('misses a required field: the message names its path', async () => {
    const proposal = proposalOf(dataset, 'ownership', { owners: [{ owner: 'urn:li:corpuser:a' }] });
    expectRefusal(await server.post(ingest, { proposal }), 422, '/owners/0/type: required, and missing');
  });

  it('nests too deep', async () => {
    const proposal = aspect(`${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`);
    expectRefusal(await server.post(ingest, { proposal }), 422, 'deeper');
  });

  it('names two entities', async () => {
    const proposal = { ...status, entityKeyAspect: { value: '{}' } };
    expectRefusal(await server.post(ingest, { proposal }), 400, '/proposal/entityUrn', 'both');
  });

  it('has a key aspect without a part, or of an unknown entity', async () => {
    const keyed = { ...without('entityUrn'), entityKeyAspect: { value: '{"name":"x"}' } };
    expectRefusal(
      await server.post(ingest, { proposal: keyed }),
      400,
      '/proposal/entityKeyAspect/value/platform',
    );
    expectRefusal(
      await server.post(ingest, { proposal: { ...keyed, entityType: 'x' } }),
      400,
      '/proposal/entityType',
    );
  });

  it('contains lone surrogates in URNs', async () => {
    const owners = ['\ud800', '\ud801'].map((half) => ({
      owner: `urn:li:corpuser:${half}`,
      type: 'DATAOWNER',
    }));
    const ownership = { owners, lastModified: { actor: 'urn:li:corpuser:a', time: 0 } };
    expectRefusal(
      await server.post(ingest, { proposal: proposalOf(dataset, 'ownership', ownership) }),
      422,
      '/owners/0/owner',
    );
    expectRefusal(
      await server.post(ingest, { proposal: proposalOf('urn:li:tag:\ud800', 'status', {}) }),
      400,
      'surrogate',
    );
  });

  it('has its position in a batch named', async () => {
    expectRefusal(await server.post(ingestBatch, {}), 400, '/proposals');
    expectRefusal(await server.post(ingestBatch, { proposals: {} }), 400, '/proposals');
    expectRefusal(await server.post(ingestBatch, { proposals: [status, 1] }), 400, '/proposals/1');
    const proposals = [status, without('aspectName')];
    expectRefusal(await server.post(ingestBatch, { proposals }), 400, '/proposals/1/aspectName');
  });
});

it('rejects a long list of wrong members in linear time', async () => {
  // Looking for every failure took time with the square of their number, and stopped the server for everybody.
  const big = createTestServer();
  async function cpuOf(members: number): Promise<number> {
    const value = `{"lastModified":{"actor":"urn:li:corpuser:a","time":0},"owners":[${'0,'.repeat(members)}0]}`;
    const proposal = { ...aspect(value), aspectName: 'ownership' };
    const start = process.cpuUsage();
    expectRefusal(await big.post(ingest, { proposal }), 422, '/owners/0: expected object, got 0');
    const { user, system } = process.cpuUsage(start);
    return user + system;
  }
  await cpuOf(50_000);
  // Ten times as many: linear is 10 times the cost, quadratic 100 times. Whatever else runs here only adds, so the
  // cheapest of three counts.
  const cheapest = async (members: number) =>
    Math.min(await cpuOf(members), await cpuOf(members), await cpuOf(members));
  expect(await cheapest(500_000)).toBeLessThan(30 * (await cheapest(50_000)));
});

describe('a search that is rejected', () => {
  it.each([
    ['no entity', {}, '/entity'],
    ['an unknown entity', { entity: 'datasett' }, 'datasett'],
    ['a start below zero', { entity: 'dataset', start: -1 }, '/start'],
    ['a start beyond the window', { entity: 'dataset', start: 10_001 }, '/start'],
    ['a count that is not whole', { entity: 'dataset', count: 0.5 }, '/count'],
    ['input that is no text', { entity: 'dataset', input: ['a'] }, '/input'],
    ['a filter that is a list', { entity: 'dataset', filter: [] }, '/filter'],
    [
      'a filter with an unknown key',
      { entity: 'dataset', filter: { and: [{ field: 'platform', value: 'x' }] } },
      '/filter/and: unknown, expected "or" or "criteria"',
    ],
    [
      'a filter whose key is in upper case',
      { entity: 'dataset', filter: { OR: [{ and: [{ field: 'platform', value: 'x' }] }] } },
      '/filter/OR: unknown',
    ],
    [
      'a criterion in place of a clause',
      { entity: 'dataset', filter: { or: [{ field: 'platform', value: 'x' }] } },
      '/filter/or/0/field: unknown, expected "and"',
    ],
    ['a clause that is none', { entity: 'dataset', filter: { or: [1] } }, '/filter/or/0'],
    [
      'a criterion without a field',
      { entity: 'dataset', filter: { or: [{ and: [{}] }] } },
      '/filter/or/0/and/0/field',
    ],
    [
      'values that are numbers',
      { entity: 'dataset', filter: { criteria: [{ field: 'a', values: [1] }] } },
      '/filter/criteria/0/values',
    ],
    [
      'an unknown condition',
      { entity: 'dataset', filter: { criteria: [{ field: 'a', condition: 'equal' }] } },
      '/condition',
    ],
    ['an unknown order', { entity: 'dataset', sort: { field: 'a', order: 'UP' } }, '/sort/order'],
    [
      'thousands of sort fields',
      { entity: 'dataset', sortCriteria: Array.from({ length: 3000 }, (_, i) => ({ field: `f${i}` })) },
      'sort',
    ],
    ['thousands of words', { entity: 'dataset', input: 'a '.repeat(4000) }, 'input'],
  ] as const)('holds %s', async (_, body, phrase) => {
    const answer = await createTestServer().post(search, body);
    expectRefusal(answer, 400, phrase);
  });
});

describe('an address that is rejected', () => {
  const urn = encodeURIComponent(dataset);

  it.each([
    ['GET', '/aspects?action=ingestProposal', 405, 'POST'],
    ['PUT', '/aspects?action=ingestProposal', 405, 'POST'],
    ['GET', '/entities', 400, 'ids: expected a list of URNs'],
    ['PUT', '/entities', 405, 'POST'],
    ['POST', `/aspects/${urn}?aspect=status`, 405, 'GET'],
    ['DELETE', `/entitiesV2/${urn}`, 405, 'GET'],
    ['POST', '/config', 405, 'GET'],
    ['DELETE', '/health', 405, 'GET'],
    ['POST', '/aspects', 400, 'action: expected one of ingestProposal'],
    ['POST', '/aspects?action=nope', 400, 'nope'],
    ['POST', '/aspects?action=toString', 400, 'toString'],
    ['POST', '/entities?action=ingestProposal', 400, 'action'],
    ['GET', '/nothing', 404, '/nothing'],
    ['GET', `/aspects/${urn}`, 400, 'aspect'],
    ['GET', `/aspects/${urn}?aspect=nope`, 404, 'nope'],
    ['GET', `/aspects/${urn}?aspect=status&version=-1`, 400, 'version'],
    ['GET', `/aspects/${urn}?aspect=status&version=one`, 400, 'version'],
    ['GET', `/aspects/${urn}?aspect=status&version=7`, 404, 'version 7'],
    ['GET', '/aspects/%E0%A4%A?aspect=status', 400, 'path'],
    ['GET', '/aspects/orders?aspect=status', 400, 'urn'],
    ['GET', '/entitiesV2/urn%3Ali%3Anope%3Ax', 400, 'nope'],
  ])('%s %s is answered with %i', async (method, path, expected, phrase) => {
    expectRefusal(await server.send(path, { method }), expected, phrase);
  });
});
