import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Catalogue, createCatalogue } from '@colophon/catalogue';
import { createGraphqlRoutes } from '@colophon/graphql';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { createAdaptorServer } from '@hono/node-server';
import { onTestFinished } from 'vitest';

/** One request as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds, to measure pauses. */
  readonly at: number;
}

export interface FakeServer {
  readonly address: string;
  readonly received: Received[];
}

type Answer = (response: http.ServerResponse, request: Received, count: number) => void;

async function listen(server: http.Server | https.Server, scheme: string): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
}

/** A real server with responses set by the test, which records its requests. It ends with the test. */
export async function startFakeServer(
  answer: Answer,
  tls?: { readonly key: string; readonly cert: string },
): Promise<FakeServer> {
  const received: Received[] = [];
  const onRequest: http.RequestListener = async (request, response) => {
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
      at: performance.now(),
    };
    received.push(one);
    answer(response, one, received.length);
  };
  const server = tls ? https.createServer(tls, onRequest) : http.createServer(onRequest);
  return { address: await listen(server, tls ? 'https' : 'http'), received };
}

/** The real catalogue, over a store in memory, on a real port. It ends with the test. */
export async function startCatalogue(): Promise<{ readonly address: string; readonly catalogue: Catalogue }> {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const app = createApp({ catalogue, pages: createGraphqlRoutes({ catalogue }) });
  const server = createAdaptorServer({ fetch: app.fetch }) as http.Server;
  onTestFinished(() => catalogue.close());
  return { address: await listen(server, 'http'), catalogue };
}

/** Answers with a JSON body. */
export function sendJson(response: http.ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
