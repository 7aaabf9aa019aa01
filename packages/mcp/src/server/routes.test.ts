import { createAccessControl, createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { createApp, type Refusal, unauthenticated } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it } from 'vitest';
import { fillShop, orders } from '../testing/shop.ts';
import { ada, rob, toAnswer } from '../testing/test-mcp.ts';
import { createMcpRoutes, type McpRouteOptions, mcpPaths } from './routes.ts';

const host = 'http://localhost:8080';

/** An app with the routes, in which a bearer token is the name of a user. */
async function start(options: Partial<McpRouteOptions> = {}, hasSignIn = false) {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  await writeBuiltInData(catalogue);
  const accessControl = hasSignIn ? createAccessControl(store) : undefined;
  const refused: Refusal[] = [];
  const faults: unknown[] = [];
  const app = createApp({
    catalogue,
    accessControl,
    access: { allowedHosts: [], allowedOrigins: ['https://portal.test'] },
    ...(hasSignIn && {
      authenticate: ({ headers }: Request) => {
        const name = headers.get('authorization')?.replace('Bearer ', '');
        if (name === 'bad') throw unauthenticated();
        return name === undefined ? undefined : { urn: `urn:li:corpuser:${name}` };
      },
    }),
    pages: createMcpRoutes({
      catalogue,
      accessControl,
      onRefused: (refusal) => refused.push(refusal),
      onUnexpected: (error) => faults.push(error),
      ...options,
    }),
  });
  const put = async (entityUrn: string, aspectName: string, value: object) => {
    await catalogue.propose([{ entityUrn, aspectName, changeType: 'UPSERT', value: { ...value } }]);
  };
  const request = (init: RequestInit, path: string = mcpPaths[0]) =>
    app.request(`${host}${path}`, {
      method: 'POST',
      ...init,
      headers: {
        Host: 'localhost:8080',
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
        ...init.headers,
      },
    });
  const connect = async (path: string = mcpPaths[0], user?: string) => {
    const transport = new StreamableHTTPClientTransport(new URL(path, host), {
      fetch: async (url, init) => app.fetch(new Request(url, init)),
      ...(user !== undefined && { requestInit: { headers: { Authorization: `Bearer ${user}` } } }),
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    return { client, transport };
  };
  return { put, request, connect, refused, faults, catalogue };
}

const message = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

describe('over HTTP', () => {
  it.each(mcpPaths)('answers the official client at %s, and keeps nothing between requests', async (path) => {
    const { put, connect } = await start();
    await put(orders, 'datasetProperties', { name: 'orders' });
    const { client, transport } = await connect(path);
    expect(client.getServerVersion()).toMatchObject({ name: 'colophon' });
    expect(transport.sessionId).toBeUndefined();
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    const answer = toAnswer(await client.callTool({ name: 'search', arguments: { query: 'orders' } }));
    expect(answer.data.results).toMatchObject([{ urn: orders }]);
    await client.close();
  });

  it('obeys the policies of the caller who signed in, and reports refusals', async () => {
    const { put, connect, request, refused, catalogue } = await start({ allowsWrites: true }, true);
    await fillShop({ put, catalogue } as never);
    expect((await request({ body: message('tools/list') })).status).toBe(401);
    expect((await request({ method: 'GET' })).status).toBe(401);
    await expect(connect('/mcp', 'bad')).rejects.toThrow();
    const { client } = await connect('/mcp', 'rob');
    const result = await client.callTool({
      name: 'set_description',
      arguments: { urn: orders, description: 'x' },
    });
    expect(result.isError).toBe(true);
    expect(refused.at(-1)).toMatchObject({ status: 403, code: 'FORBIDDEN', actor: rob, path: '/mcp' });
    // Whoever owns something may describe it.
    const { client: owner } = await connect('/mcp', 'ada');
    const changed = await owner.callTool({
      name: 'set_description',
      arguments: { urn: orders, description: 'x' },
    });
    expect(toAnswer(changed).data).toEqual({ urn: orders, changed: true });
    const stored = await catalogue.aspect(orders, 'editableDatasetProperties');
    expect(stored?.systemMetadata.aspectModified?.actor).toBe(ada);
  });

  it.each([
    ['a page of another origin', { Origin: 'https://evil.test' }, 403],
    ['another host', { Host: 'evil.test' }, 421],
    ['a form', { 'Content-Type': 'text/plain' }, 415],
    ['no list of types that it reads', { Accept: 'text/html' }, 406],
    ['a protocol of the future', { 'mcp-protocol-version': '2999-01-01' }, 400],
    ['an allowed origin', { Origin: 'https://portal.test' }, 200],
  ])('answers %s', async (_, headers, status) => {
    const { request } = await start();
    expect((await request({ headers, body: message('tools/list') })).status).toBe(status);
  });

  it('answers what is no message with an error of JSON-RPC', async () => {
    const { request, faults } = await start();
    for (const [body, status, code] of [
      ['{', 400, -32700],
      ['[]', 400, -32600],
      ['7', 400, -32600],
      ['{"jsonrpc":"1.0"}', 400, -32700],
      [message('tools/none'), 200, -32601],
      [message('tools/call', { name: 7 }), 200, -32602],
      [message('tools/call', { name: 'none' }), 200, -32602],
    ] as const) {
      const response = await request({ body });
      const answer = (await response.json()) as { error: { code: number; message: string } };
      expect([body, response.status, answer.error.code]).toEqual([body, status, code]);
      expect(answer.error.message).not.toMatch(/\n {4}at /);
    }
    expect((await request({ body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413);
    expect(faults).toEqual([]);
  });

  it('has no stream of messages, and no sessions to end', async () => {
    const { request } = await start();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await request({ method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });

  it('accepts notifications', async () => {
    const { request } = await start();
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect((await request({ body })).status).toBe(202);
  });

  it('reports a fault of the server by its id alone', async () => {
    const { connect, catalogue, faults } = await start();
    await catalogue.close();
    const { client } = await connect();
    const answer = toAnswer(await client.callTool({ name: 'search', arguments: {} }));
    expect(answer.isError).toBe(true);
    expect(answer.text).not.toMatch(/\n {4}at |sqlite/i);
    expect(faults.length).toBeLessThanOrEqual(1);
  });
});
