import type http from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ChangeProposal,
  Colophon,
  makeTagUrn,
  type WriteOptions,
  writeConditions,
} from './testing/public-api.ts';
import { type FakeServer, startCatalogue, startFakeServer } from './testing/servers.ts';

const tag = makeTagUrn('pii');
const named = (name: string) => ({ tagProperties: { name } });

/** How the way to the catalogue fails for the first attempts of each write, after it was applied. */
type Fault = (response: http.ServerResponse) => void;
const faults: Readonly<Record<string, Fault>> = {
  'the connection breaks': (response) => response.destroy(),
  'a proxy gives up': (response) => response.writeHead(504).end(),
};

/** A proxy to a real catalogue, which loses the responses to the first attempts. */
async function startLossyProxy(fault: Fault, losses = 1): Promise<FakeServer & { readonly direct: string }> {
  const { address: direct } = await startCatalogue();
  let lost = 0;
  const proxy = await startFakeServer(async (response, { method, path, headers, body }) => {
    const own = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name)),
    ) as Record<string, string>;
    const answer = await fetch(direct + path, { method, headers: own, ...(body && { body }) });
    const text = await answer.text();
    if (method === 'POST' && lost++ < losses) fault(response);
    else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
  });
  return { ...proxy, direct };
}

describe.each(Object.entries(faults))('when %s after a write was applied', (_, fault) => {
  let proxy: FakeServer;
  let client: Colophon;
  beforeEach(async () => {
    proxy = await startLossyProxy(fault);
    client = new Colophon({ server: proxy.address });
  });
  const keys = () =>
    proxy.received.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);

  const writes: Readonly<Record<string, WriteOptions>> = {
    'a creation': { changeType: 'CREATE' },
    'the creation of an entity': { changeType: 'CREATE_ENTITY' },
    'a conditional write': { headers: writeConditions({ ifVersion: 'absent' }) },
  };
  it.each(Object.entries(writes))('%s succeeds, and is applied once', async (_name, options) => {
    const [receipt] = await client.aspects.write(tag, named('PII'), options);
    const [first, second, ...more] = keys();
    expect(first).toMatch(/^\d+-\d+$/);
    expect([second, more]).toEqual([first, []]);
    expect(receipt?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const log = await Array.fromAsync(client.changes.read({ aspectNames: ['tagProperties'] }));
    expect(log.map(({ urn }) => urn)).toEqual([tag]);
  });

  it('so does a single proposal, and another one after it has another key', async () => {
    const create: ChangeProposal = {
      entityUrn: tag,
      aspectName: 'status',
      aspect: { removed: false },
      changeType: 'CREATE',
    };
    await client.emit(create);
    await client.emit({ ...create, entityUrn: makeTagUrn('other') });
    const [first, second, third] = keys();
    expect(first).toBe(second);
    expect(third).toMatch(/^\d+-\d+$/);
    expect(third).not.toBe(first);
  });
});

it('a program can send a write again under its own key after it gave up', async () => {
  const proxy = await startLossyProxy((response) => response.destroy());
  await using client = new Colophon({ server: proxy.address, maxRetries: 0 });
  const options: WriteOptions = { changeType: 'CREATE', idempotencyKey: 'import-7' };
  await expect(client.aspects.write(tag, named('PII'), options)).rejects.toMatchObject({ code: 'NETWORK' });
  await client.aspects.write(tag, named('PII'), options);
  await expect(client.aspects.write(tag, named('Other'), options)).rejects.toMatchObject({ status: 422 });
  expect(proxy.received.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('import-7'));
});

it('writes that may be applied twice have no key', async () => {
  const { address, received } = await startFakeServer((response) => response.end('{}'));
  await using client = new Colophon({ server: address });
  await client.aspects.write(tag, named('PII'));
  await client.emit({ entityUrn: tag, aspectName: 'status', changeType: 'DELETE' });
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
});

it('each request of a large batch has a key of its own, unless the program gives one', async () => {
  const { address, received } = await startFakeServer((response) => response.end('{}'));
  await using client = new Colophon({ server: address });
  const proposals = Array.from(
    { length: 201 },
    (_, i): ChangeProposal => ({
      entityUrn: makeTagUrn(`t${i}`),
      aspectName: 'status',
      aspect: { removed: false },
      changeType: i === 0 ? 'CREATE' : 'UPSERT',
    }),
  );
  await client.emitMany(proposals);
  await client.emitMany(proposals, { idempotencyKey: 'k' });
  const [first, second, ...given] = received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^\d+-\d+$/);
  expect([second, ...given]).toEqual([undefined, 'k', 'k']);
});

it('rejects a key that fits into no header before anything is sent, and leaves the rest to the server', async () => {
  const { address } = await startCatalogue();
  await using client = new Colophon({ server: address });
  const write = (idempotencyKey: string) => client.aspects.write(tag, named('PII'), { idempotencyKey });
  await expect(write('a\nb')).rejects.toMatchObject({
    code: 'INVALID_CONFIGURATION',
    message: expect.stringMatching(/^idempotencyKey: expected text that fits into an HTTP header/),
  });
  for (const key of ['two words', 'x'.repeat(256)])
    await expect(write(key)).rejects.toMatchObject({
      status: 400,
      serverMessage: expect.stringMatching(/^Idempotency-Key: expected 1 to 255/),
    });
  expect(await client.entities.exists(tag)).toBe(false);
});
