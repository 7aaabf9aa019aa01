import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  cookieOf,
  fromOwnPage,
  password,
  roleOf,
  type SignInServer,
  startWithSignIn,
  urnOf,
} from './catalogue-with-sign-in.ts';
import { everyOperation } from './every-operation.ts';
import { requestsFor } from './requests.ts';

const whoami = '/openapi/v1/identity/whoami';
const evil = 'https://evil.example';

let server: SignInServer;
let cookie: string;
beforeAll(async () => {
  server = await startWithSignIn();
  cookie = await server.signUp('eve', roleOf('Admin'));
});
afterAll(() => server[Symbol.asyncDispose]());

const logIn = (username: string, headers: Record<string, string> = {}) =>
  server.send('/logIn', { body: { username, password }, headers: { ...fromOwnPage, ...headers } });
const who = async (Cookie: string) => {
  const { status, body } = await server.send(whoami, { headers: { Cookie } });
  return status === 200 ? (body as { urn: string }).urn : status;
};
const sessionOf = (given: string) => /colophon-session=([^;]+)/.exec(given)?.[1] ?? '';

describe('a session', () => {
  it('that was in the browser before does not become that of who signs in', async () => {
    const planted = 'A'.repeat(43);
    const answer = await logIn('eve', { Cookie: `colophon-session=${planted}` });
    expect(sessionOf(cookieOf(answer))).not.toBe(planted);
    expect(await who(`colophon-session=${planted}`)).toBe(401);
  });

  it('of the attacker ends when the victim signs in over it', async () => {
    const attackers = cookieOf(await logIn('eve'));
    expect(await who(attackers)).toBe(urnOf('eve'));
    const victims = cookieOf(await logIn('ada', { Cookie: attackers }));
    expect(sessionOf(victims)).not.toBe(sessionOf(attackers));
    expect(await who(attackers)).toBe(401);
    expect(await who(victims)).toBe(urnOf('ada'));
  });

  it('is of who has its secret, whatever the readable cookie says', async () => {
    const mine = cookieOf(await logIn('eve'));
    expect(await who(mine.replace(/actor=[^;]+/, `actor=${urnOf('ada')}`))).toBe(urnOf('eve'));
    expect(await who(`actor=${urnOf('ada')}`)).toBe(401);
  });

  it('ends by signing out, on the server too', async () => {
    const mine = cookieOf(await logIn('eve'));
    const out = await server.send('/logOut', { headers: { Cookie: mine } });
    expect(out.status).toBe(302);
    expect(await who(mine)).toBe(401);
  });

  it('has cookies that scripts cannot read and other sites do not send', async () => {
    const lines = (await logIn('eve')).headers.getSetCookie();
    const session = lines.find((line) => line.startsWith('colophon-session='));
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
    expect(session).toMatch(/; Path=\/(?:;|$)/);
    // Only hosts of this name get it.
    for (const line of lines) expect(line).not.toMatch(/Domain=/i);
  });

  it('is not cached with the answer that begins it', async () => {
    const { headers } = await logIn('eve');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('behind TLS', () => {
  it('a session cookie that another host or a page without TLS could set counts for nothing', async () => {
    const publicUrl = 'https://catalogue.example.org';
    await using secure = await startWithSignIn({ publicUrl });
    const good = await secure.signUp('eve');
    expect(good).toMatch(/^__Host-colophon-session=/);
    const status = async (Cookie: string) => (await secure.send(whoami, { headers: { Cookie } })).status;
    expect(await status(good)).toBe(200);
    expect(await status(good.replace('__Host-', ''))).toBe(401);
    expect(await status(good.replace('__Host-', '__Secure-'))).toBe(401);
  });
});

describe('a write with the cookie', () => {
  const writes = everyOperation.filter(
    ({ access, method, writes: isWrite }) =>
      access !== 'public' && (isWrite || !['GET', 'HEAD'].includes(method)),
  );

  it.each(writes.map(({ name }) => name))(
    '%s is rejected from other sites, and from who does not say',
    async (name) => {
      const { path, method, body } = requestsFor('urn:li:dataset:(urn:li:dataPlatform:hive,shop.a,PROD)')[
        name
      ] ?? {
        path: '/',
      };
      const before = await server.logHead();
      for (const headers of [
        { Origin: evil, 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        {},
      ] as Record<string, string>[]) {
        const sent = { ...(method !== undefined && { method }), ...(body !== undefined && { body }) };
        const answer = await server.send(path, { ...sent, headers: { ...headers, Cookie: cookie } });
        expect([headers, answer.status]).toEqual([headers, 403]);
      }
      expect(await server.logHead()).toBe(before);
    },
  );

  it.each(['/login', '/signup', '/reset', '/first-administrator'])(
    'a form to %s is rejected from other sites, so that nobody is signed in as somebody else',
    async (path) => {
      const body = new URLSearchParams({ username: 'eve', password }).toString();
      const type = 'application/x-www-form-urlencoded';
      for (const headers of [{ Origin: evil }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])
        expect(
          await server.send(path, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } }),
        ).toMatchObject({ status: 403 });
    },
  );

  it.each(['/logIn', '/signUp', '/resetNativeUserCredentials'])(
    '%s takes nothing that a form of another site can send',
    async (path) => {
      const body = JSON.stringify({ username: 'eve', password });
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
        expect(
          (await server.send(path, { method: 'POST', body, headers: { 'Content-Type': type } })).status,
        ).toBe(415);
      expect((await server.send(path, { body: {}, headers: { Origin: evil } })).status).toBe(403);
    },
  );

  it('signing out by a link of another site does nothing', async () => {
    const mine = cookieOf(await logIn('eve'));
    await server.send('/logOut', { headers: { Cookie: mine, 'Sec-Fetch-Site': 'cross-site' } });
    expect(await who(mine)).toBe(urnOf('eve'));
  });
});

/** What browsers, and what reads addresses by other rules, may take for another host. */
const foreign = [
  evil,
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/;@evil.example',
  '//evil.example/%2e%2e',
  '//localhost@evil.example',
  '//evil.example#@localhost',
  '//evil.example\\@localhost',
  'http:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' https://evil.example',
  '\u0000//evil.example',
  '〱//evil.example',
  '/／evil.example',
  '@evil.example',
  '.evil.example',
  '?//evil.example',
  '/login?redirect_uri=//evil.example',
];

describe('a way back after signing in', () => {
  /** An answer that redirects does so to a path of this server. */
  function expectOwn(what: string, { headers }: Answer): void {
    const location = headers.get('location');
    if (location === null) return;
    expect([what, new URL(location, server.address).origin]).toEqual([what, server.address]);
    expect(location).not.toMatch(/^\/[/\\\s]|[\r\n\t\\]/);
  }

  it.each(foreign)('%j leads to no other host', async (target) => {
    const query = `redirect_uri=${encodeURIComponent(target)}`;
    const headers = { Cookie: cookie };
    expectOwn('authenticate', await server.send(`/authenticate?${query}`));
    expectOwn('signed in', await server.send(`/authenticate?${query}`, { headers }));
    expectOwn('sign-in page', await server.send(`/login?${query}`, { headers }));
    expectOwn('twice', await server.send(`/login?redirect_uri=/&${query}`, { headers }));
    expectOwn('provider', await server.send(`/sso?${query}`));
    expectOwn('sign-out', await server.send(`/logOut?${query}`));
    // What the form is sent to carries it on.
    const page = await server.send(`/login?${query}`);
    expect(page.text).not.toMatch(/(?:action|href)="(?:[a-z]+:)?\/[/\\]/i);
  });

  it('is no other host after the form, either', async () => {
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const answer = await server.send(`/login?redirect_uri=${encodeURIComponent(target)}`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'eve', password }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...fromOwnPage },
      });
      expect([target, answer.status, answer.headers.get('location')]).toEqual([target, 303, '/']);
    }
  });
});

describe('the host that a request names', () => {
  /** `fetch` does not let anybody choose it. */
  const ask = async (path: string, host: string, headers: Record<string, string> = {}) => {
    const { port } = new URL(server.address);
    const asked = request({ host: '127.0.0.1', port, path, headers: { Host: host, ...headers } });
    asked.end();
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve);
      asked.once('error', reject);
    });
    return { status: answer.statusCode, location: answer.headers.location, text: await text(answer) };
  };

  it.each(['/login', '/authenticate', '/sso', '/openapi/v1/identity/whoami', '/reset?reset_token=a'])(
    '%s is refused under any other name, so that no link leads there',
    async (path) => {
      for (const host of [
        'evil.example',
        'localhost.evil.example',
        'evil.example:80',
        'localhost@evil.example',
      ]) {
        const answer = await ask(path, host);
        expect([host, answer.status]).toEqual([
          host,
          expect.toSatisfy((status) => status === 421 || status === 400),
        ]);
        expect(answer.location).toBeUndefined();
      }
    },
  );

  it('is not the one that a forwarding header names, unless a proxy is trusted', async () => {
    for (const name of ['X-Forwarded-Host', 'X-Host', 'Forwarded', 'X-Original-URL', 'X-Rewrite-URL']) {
      const value = name === 'Forwarded' ? 'host=evil.example' : 'evil.example';
      const answer = await ask('/authenticate?redirect_uri=/a', 'localhost', { [name]: value });
      expect([answer.status, answer.location]).toEqual([302, '/login?redirect_uri=%2Fa']);
    }
  });
});

it('what is open without sign-in is what has to be', async () => {
  const status = async (path: string) => (await server.send(path)).status;
  for (const path of [
    '/metrics',
    '/actuator/prometheus',
    '/metrics/',
    '/%6detrics',
    '/changes',
    '/openapi/v1/system-info',
    '/nothing/here',
  ])
    expect([path, await status(path)]).toEqual([path, path === '/nothing/here' ? 404 : 401]);
  const open = [
    '/health',
    '/health/live',
    '/health/ready',
    '/config',
    '/openapi/openapi.json',
    '/login',
    '/signup',
  ];
  for (const path of open) expect([path, await status(path)]).toEqual([path, 200]);
  // Only DataHub's frontend may call these, and this server has none.
  for (const path of ['generateSessionTokenForUser', 'signUp', 'verifyNativeUserCredentials', 'track'])
    expect((await server.send(`/auth/${path}`, { body: { userId: 'ada' } })).status).toBe(401);
});

describe('an unknown user', () => {
  it('is refused in the same words as a wrong password', async () => {
    const attempt = (username: string) =>
      server.send('/logIn', { body: { username, password: 'wrong password' } });
    const [known, unknown] = [await attempt('eve'), await attempt('nobody-at-all')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const names = (answer: typeof known) => [...answer.headers.keys()].sort();
    expect(names(known)).toEqual(names(unknown));
    const form = (username: string) =>
      server.send('/login', {
        method: 'POST',
        body: new URLSearchParams({ username, password: 'wrong password' }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...fromOwnPage },
      });
    expect((await form('eve')).text.replaceAll('eve', 'NAME')).toBe(
      (await form('nobody-at-all')).text.replaceAll('nobody-at-all', 'NAME'),
    );
  });

  it('has no password set by a link of nobody, in the same words as a known one', async () => {
    const attempt = (email: string) =>
      server.send('/resetNativeUserCredentials', { body: { email, password, resetToken: 'none' } });
    const [known, unknown] = [await attempt('eve'), await attempt('nobody-at-all')];
    expect([known.status, known.text]).toEqual([400, unknown.text]);
  });

  it('signs up in the same words as a known one, without a link', async () => {
    const attempt = (email: string) =>
      server.send('/signUp', { body: { email, password, inviteToken: 'none' } });
    const [known, unknown] = [await attempt('eve'), await attempt('nobody-at-all')];
    expect([known.status, known.text]).toEqual([400, unknown.text]);
  });
});
