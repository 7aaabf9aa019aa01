import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { identity, password, startSignedIn } from '../testing/start-signed-in.ts';

const host = 'catalogue.example.org';
const byTls = { Host: '127.0.0.1', 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' };

/** A provider, as far as somebody is sent there. */
async function startProvider() {
  const server = createServer((_, outgoing) => {
    const issuer = addressOf(server);
    const found = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
    };
    outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { id: 'oidc', issuer: addressOf(server), clientId: 'colophon', clientSecret: 'x' };
}
const addressOf = (server: ReturnType<typeof createServer>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Asks with the headers that a proxy, or an attacker, sends: those that `fetch` sets itself, too. */
async function ask(address: string, path: string, headers: Record<string, string>, body?: object) {
  const url = new URL(path, address);
  const asked = body
    ? request(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } })
    : get(url, { headers });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

it('behind a trusted proxy that ends TLS, cookies, links and HSTS are those of TLS', async () => {
  const { address } = await startSignedIn({
    auth: { oidc: [await startProvider()] },
    trustedProxy: ['127.0.0.1'],
    allowedHost: [host],
  });
  const signedIn = await ask(address, '/logIn', byTls, { username: 'ada', password });
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers['strict-transport-security']).toBe('max-age=31536000');
  const lines = signedIn.headers['set-cookie'] ?? [];
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    '__Host-colophon-session',
    '__Host-colophon-device',
    'actor',
  ]);
  for (const line of lines) expect(line).toMatch(/; Secure/);
  const Cookie = lines.map((line) => line.split(';')[0]).join('; ');
  expect((await ask(address, `${identity}/whoami`, { ...byTls, Cookie })).status).toBe(200);
  // What a page without TLS could set is no session.
  const plain = { ...byTls, Cookie: Cookie.replaceAll('__Host-', '') };
  expect((await ask(address, `${identity}/whoami`, plain)).status).toBe(401);

  const sent = new URL((await ask(address, '/sso', byTls)).headers.location ?? '');
  expect(sent.searchParams.get('redirect_uri')).toBe(`https://${host}/callback/oidc`);
});

it('no header sends anybody, or a link, to another host', async () => {
  const { address, admin } = await startSignedIn({
    auth: { oidc: [await startProvider()] },
    trustedProxy: ['127.0.0.1'],
  });
  for (const headers of [{ Host: 'evil.test' }, { ...byTls, 'X-Forwarded-Host': 'evil.test' }])
    for (const path of ['/sso', '/login', '/logOut', `${identity}/whoami`])
      expect(await ask(address, path, headers)).toMatchObject({ status: 421 });

  const own = new URL(address).host;
  for (const header of ['Forwarded', 'X-Forwarded-Server', 'X-Original-Host', 'X-Host', 'X-Forwarded-Port']) {
    const sent = await ask(address, '/sso', { Host: own, [header]: 'host=evil.test' });
    expect(new URL(sent.headers.location ?? '').searchParams.get('redirect_uri')).toBe(
      `http://${own}/callback/oidc`,
    );
  }
  // Links have no host: who makes them opens them where they are signed in.
  const invited = await admin(`${identity}/invites`, { body: {}, headers: { 'X-Forwarded-Host': own } });
  expect(invited.body.path).toMatch(/^\/signup\?invite_token=\w+$/);
  const reset = await admin(`${identity}/users/${encodeURIComponent('urn:li:corpuser:ada')}/reset-link`, {
    method: 'POST',
  });
  expect(reset.body.path).toMatch(/^\/reset\?reset_token=\w+$/);
});

it('a proxy that is not trusted decides nothing', async () => {
  const { address } = await startSignedIn({ auth: { oidc: [await startProvider()] } });
  const own = new URL(address).host;
  const sent = await ask(address, '/sso', { ...byTls, Host: own });
  expect(new URL(sent.headers.location ?? '').searchParams.get('redirect_uri')).toBe(
    `http://${own}/callback/oidc`,
  );
  expect(sent.headers).not.toHaveProperty('strict-transport-security');
});

it('takes the public address for granted, whatever the request says', async () => {
  const { address } = await startSignedIn({
    auth: { oidc: [await startProvider()] },
    publicUrl: `https://${host}`,
  });
  const sent = await ask(address, '/sso', { Host: new URL(address).host });
  expect(new URL(sent.headers.location ?? '').searchParams.get('redirect_uri')).toBe(
    `https://${host}/callback/oidc`,
  );
});
