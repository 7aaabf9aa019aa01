import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Stands between a command and a server, to know when a request is under way; until the test ends.
 *
 * @returns the address to give to the command
 */
export async function startProxy(server: string, onRequest: (path: string) => unknown): Promise<string> {
  const between = createServer(async (request, response) => {
    onRequest(request.url ?? '');
    const answer = await fetch(`${server}${request.url}`, {
      method: 'POST',
      headers: { 'Content-Type': request.headers['content-type'] ?? '' },
      body: await text(request),
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void between.close());
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
