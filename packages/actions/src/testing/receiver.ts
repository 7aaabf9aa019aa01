import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it arrived. */
export interface Received {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** A server on the loopback interface that records its requests, and answers as the test says. It ends with the test. */
export async function startReceiver(
  answer: (response: http.ServerResponse, request: Received, count: number) => void,
): Promise<{ readonly address: string; readonly received: readonly Received[] }> {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    received.push(one);
    answer(response, one, received.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
