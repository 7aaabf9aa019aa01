import { describe, expect, it } from 'vitest';
import { makeDatasetUrn } from './builders/urns/dataset.ts';
import type { ClientOptions } from './client-options.ts';
import { isHttpError, isUnknownFieldsError } from './errors.ts';
import type { AnyProposal, PatchProposal } from './proposal.ts';
import { RestEmitter } from './rest-emitter.ts';
import { sendJson, startCatalogue, startFakeServer } from './testing/servers.ts';

const orders = makeDatasetUrn('mysql', 'shop.orders');
const status: AnyProposal = { entityUrn: orders, aspectName: 'status', aspect: { removed: false } };
const tag = (i: number, description = ''): AnyProposal => ({
  entityUrn: `urn:li:tag:t${i}`,
  aspectName: 'tagProperties',
  aspect: { name: `T${i}`, description },
});

describe('emit', () => {
  it('sends every part of a proposal', async () => {
    const { address, catalogue } = await startCatalogue();
    const emitter = new RestEmitter({ server: address });
    await emitter.emit({
      ...status,
      systemMetadata: { runId: 'r1', lastObserved: 5, properties: { a: 'b' } },
    });
    const row = await catalogue.aspect(orders, 'status');
    expect(row?.value).toEqual({ removed: false });
    expect(row?.systemMetadata).toMatchObject({ runId: 'r1', lastObserved: 5, properties: { a: 'b' } });
    const refused = emitter.emit({ ...status, headers: { 'If-Version-Match': '7' } });
    await expect(refused).rejects.toMatchObject({ code: 'HTTP_STATUS', status: 422 });
    await expect(emitter.emit({ ...status, changeType: 'CREATE' })).rejects.toThrow('already exists');
    await emitter.close();
  });

  it('fails with a stack that leads to the caller', async () => {
    const { address } = await startCatalogue();
    const emitter = new RestEmitter({ server: address });
    async function writeBadly() {
      await emitter.emit({ ...status, changeType: 'CREATE' });
      await emitter.emit({ ...status, changeType: 'CREATE' });
    }
    const error: Error = await writeBadly().catch((reason) => reason);
    expect(error.message).toContain('already exists');
    expect(error.stack).toContain('writeBadly');
    async function writeManyBadly() {
      await emitter.emitMany([{ ...status, changeType: 'CREATE' }]);
    }
    const other: Error = await writeManyBadly().catch((reason) => reason);
    expect(other.stack).toContain('writeManyBadly');
  });

  it('sends the token, the protocol headers, and the extra headers last', async () => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    await new RestEmitter({ server: address, token: 'abc' }).emit(status);
    const extraHeaders = { authorization: 'Basic id:secret', 'X-Team': 'data', accept: 'text/json' };
    await new RestEmitter({ server: `${address}/`, token: 'abc', extraHeaders }).emit(status);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(2).fill('POST /aspects?action=ingestProposal'),
    );
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      accept: 'application/json',
      'content-type': 'application/json',
      'x-restli-protocol-version': '2.0.0',
    });
    expect(received[1]?.headers).toMatchObject({
      authorization: 'Basic id:secret',
      accept: 'text/json',
      'x-team': 'data',
      'x-restli-protocol-version': '2.0.0',
    });
  });

  it('asks a token function for each request, and once more after a 401', async () => {
    const seen: (string | undefined)[] = [];
    const { address, received } = await startFakeServer((response, { headers }) =>
      sendJson(response, headers.authorization === 'Bearer fresh' ? 200 : 401, {}),
    );
    const emitter = new RestEmitter({
      server: address,
      token: async (rejected) => {
        seen.push(rejected);
        return rejected === undefined ? 'stale' : 'fresh';
      },
    });
    await emitter.emit(status);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer stale', 'Bearer fresh']);
    expect(seen).toEqual([undefined, 'stale']);
    // The same token is not sent again, and never a third one.
    for (const [token, attempts] of [
      ['stale', 1],
      [() => 'stale', 1],
      [(rejected?: string) => `${rejected}!`, 2],
    ] as const) {
      received.length = 0;
      const failing = new RestEmitter({ server: address, token });
      await expect(failing.emit(status)).rejects.toMatchObject({ status: 401 });
      expect(received).toHaveLength(attempts);
    }
  });

  it('reports the status and the server’s message of an error', async () => {
    const { address } = await startCatalogue();
    const wrong = {
      entityUrn: orders,
      aspectName: 'status',
      aspect: { removed: 'no' },
    } as unknown as AnyProposal;
    await expect(new RestEmitter({ server: address }).emit(wrong)).rejects.toMatchObject({
      name: 'RejectedError',
      code: 'HTTP_STATUS',
      status: 422,
      serverMessage: expect.stringContaining('/removed'),
      message: expect.stringContaining('POST /aspects?action=ingestProposal'),
    });
  });

  it('works again after it was closed', async () => {
    const { address, catalogue } = await startCatalogue();
    const emitter = new RestEmitter({ server: address });
    await emitter.close();
    await emitter.emit(status);
    await emitter.close();
    await emitter.emit({ ...status, aspect: { removed: true } });
    await emitter.close();
    expect((await catalogue.aspect(orders, 'status'))?.value).toEqual({ removed: true });
  });
});

describe('emitMany', () => {
  interface Batch {
    readonly proposals: readonly { readonly entityUrn: string }[];
  }

  async function batchesOf(proposals: Iterable<AnyProposal>) {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    await new RestEmitter({ server: address }).emitMany(proposals);
    const batches = received.map(({ body }) =>
      (JSON.parse(body) as Batch).proposals.map(({ entityUrn }) => entityUrn),
    );
    return { batches, bytes: received.map(({ body }) => Buffer.byteLength(body)) };
  }
  const urns = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `urn:li:tag:t${from + i}`);

  it('sends nothing for an empty list', async () => {
    expect((await batchesOf([])).batches).toEqual([]);
  });

  it('sends at most 200 in one request, each once and in order', async () => {
    function* many() {
      for (let i = 0; i < 401; i++) yield tag(i);
    }
    expect((await batchesOf(many())).batches).toEqual([urns(0, 200), urns(200, 400), urns(400, 401)]);
  });

  it('sends at most 15 MiB in one request, counted in bytes', async () => {
    // Two bytes each as UTF-8: counted in characters, all of them would go at once.
    const description = 'é'.repeat(2 ** 20);
    const { batches, bytes } = await batchesOf(Array.from({ length: 12 }, (_, i) => tag(i, description)));
    expect(batches.flat()).toEqual(urns(0, 12));
    expect(batches.map(({ length }) => length)).toEqual([7, 5]);
    for (const size of bytes) expect(size).toBeLessThanOrEqual(15 * 2 ** 20 + 100);
  });

  it('sends a proposal above the limit alone', async () => {
    const { batches } = await batchesOf([tag(0), tag(1, 'x'.repeat(16 * 2 ** 20)), tag(2)]);
    expect(batches).toEqual([['urn:li:tag:t0'], ['urn:li:tag:t1'], ['urn:li:tag:t2']]);
  });

  it('writes every proposal once into a real catalogue, and keeps the batches before a refused one', async () => {
    const { address, catalogue } = await startCatalogue();
    const emitter = new RestEmitter({ server: address });
    await emitter.emitMany(Array.from({ length: 250 }, (_, i) => tag(i)));
    const written = (await catalogue.log(0, 10_000)).filter(({ aspect }) => aspect === 'tagProperties');
    expect(written.map(({ urn }) => urn)).toEqual(urns(0, 250));
    const bad = { ...tag(450), aspect: {} } as unknown as AnyProposal;
    const more = Array.from({ length: 200 }, (_, i) => tag(250 + i));
    await expect(emitter.emitMany([...more, tag(451), bad])).rejects.toThrow('/proposals/1');
    expect(await catalogue.aspect('urn:li:tag:t449', 'tagProperties')).toBeDefined();
    expect(await catalogue.aspect('urn:li:tag:t451', 'tagProperties')).toBeUndefined();
    await emitter.close();
  });
});

describe('testConnection', () => {
  it('passes against a catalogue', async () => {
    const { address } = await startCatalogue();
    await new RestEmitter({ server: address }).testConnection();
  });

  it.each<[string, number, string]>([
    ['a page', 200, '<!doctype html>'],
    ['other JSON', 200, '{"noCode":true}'],
    ['null', 200, 'null'],
    ['401', 401, '{"message":"no token"}'],
    ['404', 404, ''],
  ])('tells that an address is no catalogue when it answers with %s', async (_, code, body) => {
    const { address } = await startFakeServer((response) => response.writeHead(code).end(body));
    await expect(new RestEmitter({ server: address }).testConnection()).rejects.toMatchObject({
      name: 'ConfigurationError',
      code: 'NOT_A_CATALOGUE',
      message: expect.stringContaining(address),
    });
  });

  it('reports a connection that cannot be opened', async () => {
    const emitter = new RestEmitter({ server: 'http://localhost:1', maxRetries: 0 });
    await expect(emitter.testConnection()).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'NETWORK',
    });
  });
});

describe('a field that the model does not know', () => {
  const newer = {
    entityUrn: 'urn:li:tag:pii',
    aspectName: 'tagProperties',
    aspect: { name: 'PII', colour: 'red' },
  } as unknown as AnyProposal;
  const patch = {
    entityUrn: 'urn:li:tag:pii',
    aspectName: 'tagProperties',
    changeType: 'PATCH',
    patch: { operations: [{ op: 'add', path: '/colour', value: 'red' }] },
  } as unknown as PatchProposal;

  it('is found before anything is sent, alone, in a batch and in a patch', async () => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    const emitter = new RestEmitter({ server: address });
    const message =
      'Aspect tagProperties: /colour: unrecognized field found but not allowed, expected one of name, description, colorHex';
    const places = [{ entityUrn: 'urn:li:tag:pii', aspectName: 'tagProperties', path: '/colour' }];
    const code = 'UNKNOWN_FIELDS';
    await expect(emitter.emit(newer)).rejects.toMatchObject({ code, message, places });
    await expect(emitter.emit(patch)).rejects.toMatchObject({ code, message, places });
    await expect(emitter.emitMany([newer])).rejects.toMatchObject({ code, message, places });
    expect(received).toEqual([]);
  });

  it('is found in a batch before its first request, with the place of each proposal', async () => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    const emitter = new RestEmitter({ server: address });
    const many = [...Array.from({ length: 250 }, (_, i) => tag(i)), newer, ...Array(20).fill(newer)];
    const error = await emitter.emitMany(many).catch((reason: Error) => reason);
    const lines = error instanceof Error ? error.message.split('\n') : [];
    expect(lines[0]).toMatch(/^\/proposals\/250: Aspect tagProperties: \/colour: unrecognized field/);
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('and 11 more');
    expect(received).toEqual([]);
  });

  it('is found in an iterator before the request that would contain it', async () => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    const emitter = new RestEmitter({ server: address });
    await expect(
      emitter.emitMany([...Array.from({ length: 250 }, (_, i) => tag(i)), newer].values()),
    ).rejects.toThrow(/^\/proposals\/250: Aspect tagProperties: \/colour: unrecognized field/);
    expect(received).toHaveLength(1);
  });

  it('is reported in the words of the server', async () => {
    const { address } = await startCatalogue();
    const asked = { server: address, extraHeaders: { 'X-Colophon-Unknown-Fields': 'reject' } };
    const messageOf = async (options: ClientOptions, write: (emitter: RestEmitter) => Promise<unknown>) => {
      const emitter = new RestEmitter(options);
      const error = await write(emitter).catch((reason: unknown) => reason);
      await emitter.close();
      return isHttpError(error) ? error.serverMessage : isUnknownFieldsError(error) && error.message;
    };
    const aspect = JSON.parse('{ "name": "PII", "colorhex": "red", "descripton": "x" }');
    const misspelt = { ...newer, aspect } as AnyProposal;
    for (const write of [
      (emitter: RestEmitter) => emitter.emit(misspelt),
      (emitter: RestEmitter) => emitter.emitMany([tag(1), newer, misspelt]),
    ]) {
      const local = await messageOf({ server: address }, write);
      expect(local).toMatch(/colorHex/);
      expect(await messageOf({ ...asked, unknownFields: 'keep' }, write)).toBe(local);
    }
  });

  it('is left to the server in an aspect of a custom model, which is asked to reject it', async () => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    await new RestEmitter({ server: address }).emit({ ...newer, aspectName: 'dataQuality' } as never);
    expect(received[0]?.headers['x-colophon-unknown-fields']).toBe('reject');
  });

  it('is rejected by the server where only the server can find it', async () => {
    const { address, catalogue } = await startCatalogue();
    const emitter = new RestEmitter({ server: address });
    await emitter.emit(tag(1));
    const head = await catalogue.logHead();
    const item = { op: 'add', path: '/tags/urn:li:tag:a', value: { tag: 'urn:li:tag:a', colour: 'red' } };
    const inList = { ...patch, entityUrn: orders, aspectName: 'globalTags', patch: { operations: [item] } };
    await expect(emitter.emit(inList as PatchProposal)).rejects.toMatchObject({
      code: 'HTTP_STATUS',
      message: expect.stringContaining('/tags/0/colour: unrecognized field found but not allowed'),
    });
    expect(await catalogue.logHead()).toBe(head);
    await emitter.close();
  });

  it('is stored as it came on request', async () => {
    const { address, catalogue } = await startCatalogue();
    const emitter = new RestEmitter({ server: address, unknownFields: 'keep' });
    await emitter.emit(newer);
    expect((await catalogue.aspect('urn:li:tag:pii', 'tagProperties'))?.value).toEqual({
      name: 'PII',
      colour: 'red',
    });
    await emitter.close();
  });
});
