import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve, temporaryFolder } from '../testing/run-colophon.ts';

const mebibyte = 1024 * 1024;
const paths = [
  '/aspects?action=ingestProposal',
  '/openapi/v3/entity/dataset',
  '/openapi/v3/entity/tag/urn:li:tag:x/status',
];

const startServer = async () => serve(join(await temporaryFolder(), 'data'));

/** Sends a body of so many MiB, and goes on to send until the server answers or hangs up. */
async function sendLong(address: string, path: string, mebibytes: number, headers: Record<string, string>) {
  const asked = request(`${address}${path}`, { method: 'POST', headers });
  const answered = once(asked, 'response');
  // A client that is rejected while it sends may find the connection closed: the response is what counts.
  asked.on('error', () => undefined);
  const chunk = Buffer.alloc(mebibyte, 'x');
  const body = Readable.from(Array.from({ length: mebibytes }, () => chunk));
  body.pipe(asked).on('error', () => undefined);
  const [answer] = await answered;
  return { status: answer.statusCode as number, text: await text(answer).catch(() => '') };
}

async function memoryMebibytes(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/\nprocess_resident_memory_bytes (\d+)/.exec(metrics)?.[1]) / mebibyte;
}

describe('a body of 100 MiB', () => {
  it.each([
    ['that says its length', { 'Content-Length': String(100 * mebibyte) }],
    ['that does not say its length', { 'Transfer-Encoding': 'chunked' }],
  ])('%s is rejected everywhere, and is not held in memory', async (_, headers) => {
    const { address } = await startServer();
    const before = await memoryMebibytes(address);
    for (const path of paths) {
      expect(await sendLong(address, path, 100, headers)).toMatchObject({ status: 413 });
    }
    expect((await memoryMebibytes(address)) - before).toBeLessThan(200);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });
});

it('responds to others while hundreds of clients stall', async () => {
  const { address } = await startServer();
  const { port } = new URL(address);
  for (let i = 0; i < 300; i++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(
      'POST /aspects?action=ingestProposal HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{',
    );
  }
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect((await fetch(`${address}/config`)).status).toBe(200);
});

it('does not log a server error when a client disconnects within its body', async () => {
  const { address, stop } = await startServer();
  const { port } = new URL(address);
  for (const path of paths) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{`, () =>
      socket.destroy(),
    );
    await once(socket, 'close');
  }
  for (const path of paths) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{`, () =>
      socket.destroy(),
    );
    await once(socket, 'close');
  }
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect((await stop('SIGTERM')).stderr).toBe('');
});
