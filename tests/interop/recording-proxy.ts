import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before the server, which knows what a client asked for. */
export interface RecordingProxy extends AsyncDisposable {
  /** Address of the proxy, without a slash at its end. */
  readonly address: string;
  /** Forgets what was asked so far. */
  reset(): void;
  /** The requests since the last reset for which the server has no endpoint, such as `POST /api/graphql`. */
  unserved(): readonly string[];
}

/** Starts a proxy, by default on a free port, which hands every request on to the server as it came. */
export async function startRecordingProxy(server: string, ownPort = 0): Promise<RecordingProxy> {
  let unserved: string[] = [];
  const { hostname, port } = new URL(server);
  const proxy = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = request({ hostname, port, method, path: url, headers }, (answer: IncomingMessage) => {
      const status = answer.statusCode ?? 502;
      if (isUnserved(status, url)) unserved.push(`${method} ${url.split('?')[0]}`);
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    // The client sees a connection that breaks, as it would without a proxy.
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(ownPort, '127.0.0.1');
  await once(proxy, 'listening');
  async function stop(): Promise<void> {
    proxy.closeAllConnections();
    proxy.close();
    await once(proxy, 'close');
  }
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    reset: () => {
      unserved = [];
    },
    unserved: () => unserved,
    [Symbol.asyncDispose]: stop,
  };
}

/** Whether there is no such endpoint; an entity or an aspect that is not there is no reason to say so. */
const isUnserved = (status: number, url: string): boolean =>
  (status === 404 || status === 405) && !/urn(:|%3A)/i.test(url.split('?')[0] ?? '');
