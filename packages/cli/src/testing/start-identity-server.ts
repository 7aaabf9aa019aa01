import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type AuditAction,
  auditActions,
  createAccessTokens,
  createAudit,
  createAuditReader,
  createBackOff,
  createDeviceFlow,
  createKey,
  createKeyRing,
  createNativeUsers,
  createPasswordHasher,
  createSecretBox,
  createSessions,
  realEnvironment,
} from '@colophon/auth';
import { createMemoryIdentityStore } from '@colophon/auth/testing';
import {
  asSystem,
  builtInRoles,
  createAccessControl,
  createCatalogue,
  giveRole,
  writeBuiltInData,
} from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { onTestFinished } from 'vitest';
import { type Finished, type RunOptions, run, temporaryFolder } from './run-colophon.ts';

export const ada = 'urn:li:corpuser:ada';
export const rob = 'urn:li:corpuser:rob';
export const password = 'correct horse battery';

/**
 * The operations of a server with sign-in, over real services: an administrator `ada` and a user `rob`. How requests are
 * authenticated is the least that the commands need; the real thing has tests of its own.
 */
export async function startIdentityServer(): Promise<{
  readonly address: string;
  readonly credentialsFile: string;
  colophon(args: readonly string[], options?: RunOptions): Promise<Finished>;
  /** Whose requests the token makes; undefined when it is revoked. */
  ownerOf(token: string): Promise<string | undefined>;
}> {
  const identityStore = createMemoryIdentityStore();
  const box = createSecretBox(
    createKeyRing(
      (['encryption', 'signing'] as const).map((purpose) => createKey(purpose, Buffer.alloc(32, 1), 0)),
    ),
  );
  const hasher = createPasswordHasher({ cost: { log2N: 1, r: 1, p: 1 } });
  const backOff = createBackOff({ store: identityStore, box });
  const users = createNativeUsers({ store: identityStore, hasher, backOff });
  const tokens = createAccessTokens({ store: identityStore });
  const devices = createDeviceFlow({ store: identityStore, box, backOff });
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  await writeBuiltInData(catalogue);
  for (const user of [ada, rob]) {
    await users.provision({ name: user.slice('urn:li:corpuser:'.length), by: ada });
    await users.setStatus({ user, status: 'active', by: ada });
  }
  await giveRole(catalogue, ada, builtInRoles.admin);

  const ownerOf = (token: string) =>
    tokens.authenticate(token).then(
      ({ user }) => user.urn,
      () => undefined,
    );
  const app = createApp({
    catalogue,
    identity: {
      store: identityStore,
      users,
      tokens,
      devices,
      sessions: createSessions({ store: identityStore }),
      system: asSystem(catalogue),
      access: createAccessControl(store),
      audit: {
        actions: Object.keys(auditActions) as AuditAction[],
        ...createAuditReader(identityStore),
        record: createAudit(identityStore, realEnvironment),
      },
    },
    authenticate: ({ headers }) => ({ urn: headers.get('X-Test-User') ?? 'urn:li:corpuser:unknown' }),
  });
  async function answer(request: IncomingMessage): Promise<Response> {
    const body = await buffer(request);
    const { method = '', url = '', headers } = request;
    if (url === '/logIn') {
      const given = JSON.parse(body.toString()) as { username: string; password: string };
      return given.password === password
        ? new Response('{}', { headers: { 'Set-Cookie': `actor=urn:li:corpuser:${given.username}; Path=/` } })
        : Response.json({ message: 'Invalid Credentials' }, { status: 400 });
    }
    const [, token] = /^Bearer (.*)$/.exec(headers.authorization ?? '') ?? [];
    const [, actor] = /actor=([^;]*)/.exec(headers.cookie ?? '') ?? [];
    const user = token === undefined ? actor : await ownerOf(token);
    const isRead = method === 'GET' || body.length === 0;
    return app.fetch(
      new Request(`http://${headers.host}${url}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(user !== undefined && { 'X-Test-User': user }) },
        ...(!isRead && { body }),
      }),
    );
  }
  const server = createServer(async (request, response) => {
    const { status, headers, ...rest } = await answer(request).then(async (one) => ({
      status: one.status,
      headers: Object.fromEntries(one.headers),
      body: await one.text(),
    }));
    response.writeHead(status, headers).end(rest.body);
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await catalogue.close();
  });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = await temporaryFolder();
  return {
    address,
    credentialsFile: join(folder, 'colophon', 'credentials.json'),
    ownerOf,
    colophon: (args, options) =>
      run(args, {
        ...options,
        env: { COLOPHON_SERVER: address, XDG_CONFIG_HOME: folder, ...options?.env },
      }),
  };
}
