import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RestEmitter } from '../rest-emitter.ts';
import { createSelfSigned } from '../testing/self-signed.ts';
import { sendJson, startCatalogue, startFakeServer } from '../testing/servers.ts';
import { createFetchTransport } from './fetch-transport.ts';
import { createNodeTransport } from './node-transport.ts';
import type { TransportOptions } from './transport.ts';

const options: TransportOptions = {
  connectTimeoutMs: 5000,
  readTimeoutMs: 5000,
  disableSslVerification: false,
};
const get = (url: string) => ({ method: 'GET', url, headers: {} });

/** Takes connections and never says a word, so that no TLS connection ever stands. */
async function startSilentServer(): Promise<number> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

// What both keep to, each exception being a test of its own below.
describe.each([
  ['the transport of Node', createNodeTransport],
  ['the transport over fetch', createFetchTransport],
])('%s', (_, createTransport) => {
  it('transfers method, status, headers and bodies', async () => {
    const server = await startFakeServer((response) =>
      sendJson(response, 418, { a: 'ä' }, { 'X-Answer': 'B' }),
    );
    const transport = createTransport(options);
    const url = `${server.address}/a?b=c`;
    const answer = await transport.send({ method: 'POST', url, headers: { 'X-Team': 'd' }, body: '"ö"' });
    expect(answer).toMatchObject({ status: 418, body: '{"a":"ä"}', headers: { 'x-answer': 'B' } });
    expect(server.received).toMatchObject([
      { method: 'POST', path: '/a?b=c', body: '"ö"', headers: { 'x-team': 'd' } },
    ]);
    expect(server.received[0]?.headers['content-length']).toBe('4');
    transport.close();
  });

  it('speaks to the real catalogue', async () => {
    const { address } = await startCatalogue();
    const answer = await createTransport(options).send(get(`${address}/config`));
    expect(JSON.parse(answer.body)).toMatchObject({ noCode: 'true' });
  });

  it('reports silence as READ_TIMEOUT, before and within the response', async () => {
    const silent = await startFakeServer(() => undefined);
    const stalled = await startFakeServer((response) => response.writeHead(200).write('{'));
    const transport = createTransport({ ...options, connectTimeoutMs: 1000, readTimeoutMs: 150 });
    for (const { address } of [silent, stalled]) {
      await expect(transport.send(get(address))).rejects.toMatchObject({
        name: 'ConnectionError',
        code: 'READ_TIMEOUT',
        message: expect.stringContaining(`GET ${address}`),
      });
    }
  });

  it('reports a failed or broken connection as NETWORK, with its cause', async () => {
    const broken = await startFakeServer((response) => response.destroy());
    const halfway = await startFakeServer((response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{', () => response.destroy());
    });
    for (const url of ['http://localhost:1', broken.address, halfway.address]) {
      await expect(createTransport(options).send(get(url))).rejects.toMatchObject({
        name: 'ConnectionError',
        code: 'NETWORK',
        cause: expect.any(Error),
      });
    }
  });

  it('rejects with the reason of the signal, aborted before or under way', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const { address, received } = await startFakeServer(() => controller.abort(reason));
    const transport = createTransport(options);
    const before = { ...get(address), signal: AbortSignal.abort(reason) };
    await expect(transport.send(before)).rejects.toBe(reason);
    expect(received).toEqual([]);
    await expect(transport.send({ ...get(address), signal: controller.signal })).rejects.toBe(reason);
  });
});

describe('the transport of Node', () => {
  it('reports a slow connection as CONNECT_TIMEOUT', async () => {
    const url = `https://localhost:${await startSilentServer()}`;
    const transport = createNodeTransport({ ...options, connectTimeoutMs: 100 });
    await expect(transport.send(get(url))).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'CONNECT_TIMEOUT',
      message: `GET ${url}: no connection within 100 ms`,
    });
  });

  it('does not apply the connect time-out to the response', async () => {
    const server = await startFakeServer((response) => setTimeout(() => sendJson(response, 200, {}), 400));
    const transport = createNodeTransport({ ...options, connectTimeoutMs: 100 });
    expect((await transport.send(get(server.address))).status).toBe(200);
  });

  it('rejects an untrusted certificate, and accepts it with a CA file or without verification', async () => {
    const tls = createSelfSigned();
    const { address } = await startFakeServer((response) => sendJson(response, 200, { noCode: 'true' }), tls);
    const folder = await mkdtemp(join(tmpdir(), 'colophon-sdk-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const caCertificatePath = join(folder, 'ca.pem');
    await writeFile(caCertificatePath, tls.cert);
    const connect = (more: object) => {
      const emitter = new RestEmitter({ server: address, maxRetries: 0, ...more });
      return emitter.testConnection().finally(() => emitter.close());
    };
    await expect(connect({})).rejects.toMatchObject({
      code: 'NETWORK',
      cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    await connect({ caCertificatePath });
    await connect({ disableSslVerification: true });
    await writeFile(caCertificatePath, createSelfSigned().cert);
    await expect(connect({ caCertificatePath })).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('rejects a missing certificate file', async () => {
    const emitter = new RestEmitter({ server: 'https://localhost:1', caCertificatePath: '/no/such.pem' });
    await expect(emitter.testConnection()).rejects.toMatchObject({
      code: 'INVALID_CONFIGURATION',
      message: expect.stringContaining('caCertificatePath: /no/such.pem'),
    });
  });
});

describe('the transport over fetch', () => {
  it('rejects the settings for certificates', () => {
    for (const more of [{ caCertificatePath: 'ca.pem' }, { disableSslVerification: true }]) {
      expect(() => createFetchTransport({ ...options, ...more })).toThrow(
        expect.objectContaining({ code: 'INVALID_CONFIGURATION' }),
      );
    }
  });

  it('accepts the longest time-outs', async () => {
    const { address } = await startFakeServer((response) => sendJson(response, 200, {}));
    const longest = 2 ** 31 - 1;
    const transport = createFetchTransport({ ...options, connectTimeoutMs: longest, readTimeoutMs: longest });
    expect((await transport.send(get(address))).status).toBe(200);
  });
});
