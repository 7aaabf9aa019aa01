import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { createAuthRoutes } from '@colophon/http/auth';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openIdentityStore } from '@colophon/store-sqlite/identity';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openAuthentication } from './authentication.ts';

const password = 'correct horse battery';
const by = 'urn:li:corpuser:admin';

/** Signing in over TLS, with a store and keys of its own; no socket is opened. */
async function start() {
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  const dataFolder = await temporaryFolder();
  const openIdentity = async () => openIdentityStore(dataFolder);
  const authentication = await openAuthentication({ dataFolder, openIdentity }, catalogue, {});
  onTestFinished(async () => {
    await authentication.close();
    await catalogue.close();
  });
  const { services, minPasswordLength } = authentication;
  const access = { allowedHosts: [], allowedOrigins: [] };
  const app = createApp({ catalogue, access, pages: createAuthRoutes({ services, minPasswordLength }) });
  const send = async (path: string, body?: object, cookie = '') =>
    app.fetch(
      new Request(`https://localhost${path}`, {
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
  return { catalogue, authentication, users: services.users, send, fetch: app.fetch };
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

it('signs up by an invitation, once, with its role and the profile', async () => {
  const { catalogue, users, send } = await start();
  const role = 'urn:li:dataHubRole:Editor';
  const { token: inviteToken } = await users.invite({ by, role });
  const email = 'grace@example.org';
  const body = {
    email,
    fullName: 'Grace Hopper',
    title: 'Admiral',
    password,
    inviteToken,
    userUrn: 'urn:li:corpuser:eve',
  };
  const weak = await send('/signUp', { ...body, password: 'short' });
  expect([weak.status, await weak.json()]).toEqual([
    400,
    { message: expect.stringContaining('at least 12') },
  ]);
  const done = await send('/signUp', body);
  expect([done.status, await done.text()]).toEqual([200, '']);
  const urn = `urn:li:corpuser:${email}`;
  expect(await catalogue.aspect(urn, 'roleMembership')).toMatchObject({ value: { roles: [role] } });
  expect(await catalogue.aspect(urn, 'corpUserInfo')).toMatchObject({
    value: { fullName: 'Grace Hopper', email, title: 'Admiral', active: true },
  });
  expect((await send('/signUp', { ...body, email: 'eve@example.org' })).status).toBe(400);
});

it('has cookies that no other host can set, where it speaks TLS', async () => {
  const { users, send } = await start();
  const { token: inviteToken } = await users.invite({ by });
  const signedUp = await send('/signUp', { email: 'ada', password, inviteToken });
  const lines = signedUp.headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-colophon-session', 'actor']);
  for (const line of lines) expect(line).toMatch(/; Secure; SameSite=Lax$/);
  const cookie = cookiesOf(signedUp);
  expect((await send('/authenticate', undefined, cookie)).headers.get('location')).toBe('/');
  // What a page without TLS, or a host beside this one, could set.
  const plain = cookie.replace('__Host-', '');
  expect((await send('/authenticate', undefined, plain)).headers.get('location')).toBe('/login');
});

it('ends the session of a user who is suspended, and says no more than for a wrong password', async () => {
  const { authentication, users, send } = await start();
  const { token: inviteToken } = await users.invite({ by });
  const cookie = cookiesOf(await send('/signUp', { email: 'ada', password, inviteToken }));
  const user = 'urn:li:corpuser:ada';
  await users.setStatus({ user, by, status: 'suspended' });
  expect((await send('/authenticate', undefined, cookie)).headers.get('location')).toBe('/login');
  const secret = /session=([^;]*)/.exec(cookie)?.[1] ?? '';
  expect(await authentication.authenticator.fromSession(secret)).toBeUndefined();
  const refused = await send('/logIn', { username: 'ada', password });
  expect([refused.status, await refused.json()]).toEqual([400, { message: 'Invalid Credentials' }]);
  await users.setStatus({ user, by, status: 'active' });
  // Whoever had the old session signs in again.
  expect((await send('/authenticate', undefined, cookie)).headers.get('location')).toBe('/login');
  expect((await send('/logIn', { username: 'ada', password })).status).toBe(200);
});

it('sets a password by a link for one user, and for no other', async () => {
  const { users, send } = await start();
  const invite = async () => (await users.invite({ by })).token;
  const cookie = cookiesOf(await send('/signUp', { email: 'ada', password, inviteToken: await invite() }));
  await send('/signUp', { email: 'eve', password, inviteToken: await invite() });
  const { token: resetToken } = await users.issueReset({ by, user: 'urn:li:corpuser:ada' });
  const next = 'another long password';
  const path = '/resetNativeUserCredentials';
  expect((await send(path, { email: 'eve', password: next, resetToken })).status).toBe(400);
  expect((await send(path, { email: 'ada', password: next, resetToken })).status).toBe(200);
  expect((await send(path, { email: 'ada', password: next, resetToken })).status).toBe(400);
  expect((await send('/authenticate', undefined, cookie)).headers.get('location')).toBe('/login');
  expect((await send('/logIn', { username: 'ada', password })).status).toBe(400);
  expect((await send('/logIn', { username: 'ada', password: next })).status).toBe(200);
});

it('answers too many attempts by how long to wait', async () => {
  const { send } = await start();
  const attempt = () => send('/logIn', { username: 'nobody', password: 'wrong password' });
  // At the same time, so that no wait ends in between.
  const answers = await Promise.all(Array.from({ length: 12 }, attempt));
  const [blocked] = answers.filter(({ status }) => status === 429);
  expect(Number(blocked?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('lets nobody in by the answer of a provider that this browser has not asked', async () => {
  const { send } = await start();
  for (const path of ['/callback/oidc?code=a&state=b', '/callback/other?error=<script>']) {
    const refused = await send(path);
    expect([
      refused.status,
      refused.headers.getSetCookie().some((line) => /session|actor/.test(line)),
    ]).toEqual([403, false]);
    expect(await refused.text()).not.toContain('<script>');
  }
  expect((await send('/sso')).status).toBe(404);
});

it('takes the answer of a provider that sends it by a form', async () => {
  const { fetch } = await start();
  const post = (path: string) =>
    fetch(
      new Request(`https://localhost${path}`, {
        method: 'POST',
        headers: { Origin: 'https://id.example', 'Sec-Fetch-Site': 'cross-site' },
        body: new URLSearchParams({ code: 'a b', state: 'c' }),
      }),
    );
  const answered = await post('/callback/oidc');
  expect([answered.status, answered.headers.get('location')]).toEqual([
    303,
    '/callback/oidc?code=a+b&state=c',
  ]);
  // Nothing else is exempt from the check of where a request comes from.
  for (const path of ['/login', '/callback/oidc/x', '/callback/', '/callback/OIDC'])
    expect((await post(path)).status).toBe(403);
});
