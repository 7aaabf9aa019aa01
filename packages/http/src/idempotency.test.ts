import type { JsonObject } from '@colophon/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, ingest, ingestBatch, proposalOf, type TestServer } from './testing/test-server.ts';

const tag = 'urn:li:tag:pii';
let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

const send = (path: string, body: unknown, key?: string) =>
  server.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });
const named = (name: string, extras: JsonObject = {}) => ({
  ...proposalOf(tag, 'tagProperties', { name }),
  changeType: 'CREATE',
  ...extras,
});
const nameOf = async (urn = tag) =>
  (await server.catalogue.aspect(urn, 'tagProperties'))?.value as JsonObject | undefined;
const logOf = async (urn: string) =>
  (await server.log()).filter((entry) => entry.urn === urn && entry.aspect === 'tagProperties');

/** Requests that fail when they are sent twice. */
const creates: Readonly<Record<string, readonly [path: string, body: unknown]>> = {
  'a proposal': [ingest, { proposal: named('PII') }],
  'a proposal to create the entity': [ingest, { proposal: named('PII', { changeType: 'CREATE_ENTITY' }) }],
  'a proposal on a condition': [
    ingest,
    { proposal: named('PII', { changeType: 'UPSERT', headers: { 'If-Version-Match': '-1' } }) },
  ],
  'a batch': [ingestBatch, { proposals: [proposalOf(tag, 'status', { removed: false }), named('PII')] }],
  'an entity over OpenAPI': [
    '/openapi/v3/entity/tag?async=false',
    [{ urn: tag, tagProperties: { value: { name: 'PII' }, headers: { 'If-Version-Match': '-1' } } }],
  ],
};

describe.each(Object.entries(creates))('%s', (_, [path, body]) => {
  it('is rejected when it is sent again without a key', async () => {
    expect((await send(path, body)).status).toBe(200);
    expect((await send(path, body)).status).toBeGreaterThanOrEqual(412);
  });

  it('gets the first answer when it is sent again with the same key, and changes nothing', async () => {
    const first = await send(path, body, 'k-1');
    const second = await send(path, body, 'k-1');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('traceparent')).toBe(first.headers.get('traceparent'));
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(await logOf(tag)).toHaveLength(1);
  });

  it('is another request under another key', async () => {
    await send(path, body, 'k-1');
    expect((await send(path, body, 'k-2')).status).toBeGreaterThanOrEqual(412);
  });

  it('is applied once when two attempts arrive together', async () => {
    const answers = await Promise.all([send(path, body, 'k-1'), send(path, body, 'k-1')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await logOf(tag)).toHaveLength(1);
  });
});

it('takes other values under the same key for another request', async () => {
  await send(ingest, { proposal: named('PII') }, 'k-1');
  expect((await send(ingest, { proposal: named('Other') }, 'k-1')).status).toBe(422);
  const upsert = { proposal: named('Other', { changeType: 'UPSERT' }) };
  expect((await send(ingest, upsert, 'k-1')).headers.get('idempotent-replayed')).toBeNull();
  expect(await nameOf()).toMatchObject({ name: 'Other' });
});

it('does not overwrite with a late attempt what others wrote to a part of the batch', async () => {
  const batch = { proposals: [proposalOf(tag, 'status', { removed: true }), named('PII')] };
  await send(ingestBatch, batch, 'k-1');
  await server.put(tag, 'status', { removed: false });
  expect((await send(ingestBatch, batch, 'k-1')).headers.get('idempotent-replayed')).toBe('true');
  expect((await server.catalogue.aspect(tag, 'status'))?.value).toEqual({ removed: false });
});

it('forgets a request when nothing that it wrote is the latest', async () => {
  const create = { proposal: named('PII') };
  await send(ingest, create, 'k-1');
  await server.put(tag, 'tagProperties', { name: 'Renamed' });
  // The key aspect of the new entity is the request's own still.
  expect((await send(ingest, create, 'k-1')).status).toBe(200);
  expect(await nameOf()).toMatchObject({ name: 'Renamed' });
  await server.put(tag, 'status', { removed: false });
  const status = { proposal: { ...proposalOf(tag, 'deprecation', deprecation), changeType: 'CREATE' } };
  await send(ingest, status, 'k-2');
  await server.put(tag, 'deprecation', { ...deprecation, note: 'Old.' });
  expect((await send(ingest, status, 'k-2')).status).toBe(422);
});
const deprecation = { deprecated: true, note: '', actor: 'urn:li:corpuser:ana' };

it('keeps the properties that a writer gave, and adds its own', async () => {
  const systemMetadata = { properties: { job: 'nightly' } };
  await send(ingest, { proposal: named('PII', { systemMetadata }) }, 'k-1');
  const same = named('PII', { changeType: 'UPSERT', headers: { 'If-Version-Match': '1' } });
  expect((await send(ingest, { proposal: same }, 'k-2')).status).toBe(200);
  const row = await server.catalogue.aspect(tag, 'tagProperties');
  expect(row?.systemMetadata.properties).toMatchObject({ job: 'nightly' });
});

it.each(['', 'two words', 'é', 'x'.repeat(256)])('rejects the key %j', async (key) => {
  // A header can hold Latin-1.
  const answer = await send(ingest, { proposal: named('PII') }, key);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    message: expect.stringContaining('Idempotency-Key: expected 1 to 255'),
  });
  expect(await nameOf()).toBeUndefined();
});
