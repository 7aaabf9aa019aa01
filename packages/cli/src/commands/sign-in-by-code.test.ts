import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { start, temporaryFolder } from '../testing/run-colophon.ts';
import { createBrowser, password, startWithAdministrator } from '../testing/sign-in-browser.ts';

const path = '/openapi/v1/identity/device';

/** A server with an administrator, who is signed in, and the requests of a program. */
async function startServer() {
  const server = await startWithAdministrator();
  const program = createBrowser(server.address);
  const begin = async () =>
    (await (await program.post(path, { client: 'laptop' })).json()) as {
      deviceCode: string;
      userCode: string;
    };
  const redeem = async (deviceCode: string) => {
    const response = await program.post(`${path}/token`, { deviceCode });
    return [response.status, await response.json()] as const;
  };
  const whoami = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${server.address}/openapi/v1/identity/whoami`, { headers });
    return ((await response.json()) as { urn?: string }).urn;
  };
  const decide = (userCode: string, decision: string, browser = server.ada) =>
    browser.submit('/device', { user_code: userCode, decision });
  return { ...server, program, begin, redeem, whoami, decide };
}

describe('colophon login', () => {
  it('shows a code, and has a token when somebody who signs in with it allows it', async () => {
    const { address, whoami } = await startServer();
    const env = { COLOPHON_SERVER: address, XDG_CONFIG_HOME: await temporaryFolder() };
    const login = start(['login'], { env });
    const code = await new Promise<string>((resolve) => {
      let shown = '';
      login.stdout?.on('data', (chunk) => {
        shown += chunk;
        const [, found] = /Open http:\S+\/device in a browser and enter the code (\S+)\n/.exec(shown) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const person = createBrowser(address);
    const asked = await person.send(`/device?user_code=${code}`);
    const signInPage = asked.headers.get('location') ?? '';
    // No link has the code.
    expect([asked.status, signInPage]).toEqual([303, '/login?redirect_uri=%2Fdevice']);
    const signedIn = await person.submit(signInPage, { username: 'ada', password });
    expect(signedIn.headers.get('location')).toBe('/device');
    expect(await (await person.send(`/device?user_code=${code}`)).text()).not.toContain(code);
    const consent = await person.submit('/device', { user_code: code });
    const text = await consent.text();
    for (const fact of [code, '127.0.0.1', '<dd>ada</dd>', 'can do everything that you can do'])
      expect(text).toContain(fact);
    expect(text).not.toContain('<script');
    expect(await (await person.submit('/device', { user_code: code, decision: 'allow' })).text()).toContain(
      'Your device is signed in',
    );
    const { code: exit, stdout } = await login.done;
    expect([exit, stdout]).toEqual([
      0,
      expect.stringContaining(`Signed in at ${address} as urn:li:corpuser:ada.\n`),
    ]);
    const file = join(env.XDG_CONFIG_HOME, 'colophon', 'credentials.json');
    const { servers } = JSON.parse(await readFile(file, 'utf8'));
    expect(await whoami(servers[address].token)).toBe('urn:li:corpuser:ada');
    expect(stdout).not.toContain(servers[address].token);
    const listed = await person.send('/openapi/v1/identity/tokens');
    expect(await listed.json()).toMatchObject({
      tokens: [{ name: expect.stringMatching(/^colophon login on /) }],
    });
  });

  it('ends when it is denied', async () => {
    const { address, ada } = await startServer();
    const login = start(['login', '--server', address], {
      env: { XDG_CONFIG_HOME: await temporaryFolder() },
    });
    login.stdout?.on('data', (chunk) => {
      const [, code] = /the code (\S+)\n/.exec(String(chunk)) ?? [];
      if (code !== undefined) void ada.submit('/device', { user_code: code, decision: 'deny' });
    });
    expect(await login.done).toMatchObject({
      code: 1,
      stderr: 'colophon: the sign-in was denied in the browser\n',
    });
  });
});

describe('a program that asks for a token by a code', () => {
  it('waits until it is decided, no more often than it may, and gets the token once', async () => {
    const { begin, redeem, decide, whoami } = await startServer();
    const { deviceCode, userCode } = await begin();
    expect(await redeem(deviceCode)).toMatchObject([400, { error: 'authorization_pending' }]);
    expect(await redeem(deviceCode)).toMatchObject([400, { error: 'slow_down', intervalMs: 7_000 }]);
    expect((await decide(userCode, 'allow')).status).toBe(200);
    const [status, made] = (await redeem(deviceCode)) as [number, { token: string }];
    expect([status, await whoami(made.token)]).toEqual([200, 'urn:li:corpuser:ada']);
    expect(await redeem(deviceCode)).toMatchObject([400, { error: 'expired_token' }]);
    const replayed = await decide(userCode, 'allow');
    expect([replayed.status, await replayed.text()]).toEqual([
      400,
      expect.stringContaining('unknown, used or expired'),
    ]);
  });

  it('gets nothing for a wrong code, and nobody learns whether one exists', async () => {
    const { begin, redeem, decide, ada } = await startServer();
    const { userCode } = await begin();
    expect(await redeem('wrong')).toMatchObject([400, { error: 'expired_token' }]);
    const guess = 'BBBB-BBBB';
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await ada.submit('/device', { user_code: guess })).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    const blocked = await decide(userCode, 'allow');
    expect([blocked.status, Number(blocked.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  });

  it('acts for who has allowed it, who must be signed in and still may create tokens', async () => {
    const { address, ada, begin, redeem, decide, whoami } = await startServer();
    const invite = await ada.post('/openapi/v1/identity/invites', {});
    const { token: inviteToken } = (await invite.json()) as { token: string };
    const eve = createBrowser(address);
    await eve.post('/signUp', { email: 'eve@example.org', fullName: 'Eve', password, inviteToken });
    const first = await begin();
    expect((await decide(first.userCode, 'allow', createBrowser(address))).headers.get('location')).toMatch(
      /^\/login/,
    );
    await decide(first.userCode, 'allow', eve);
    // Nobody turns it into a token of somebody else.
    expect((await decide(first.userCode, 'allow')).status).toBe(400);
    const [, made] = (await redeem(first.deviceCode)) as [number, { token: string }];
    expect(await whoami(made.token)).toBe('urn:li:corpuser:eve@example.org');

    const second = await begin();
    await decide(second.userCode, 'allow', eve);
    await ada.post('/openapi/v1/identity/users/urn:li:corpuser:eve@example.org/suspend', {});
    expect(await redeem(second.deviceCode)).toMatchObject([400, { error: 'access_denied' }]);
  });

  it('is let in by no form of another page', async () => {
    const { begin, redeem, ada } = await startServer();
    const { deviceCode, userCode } = await begin();
    const body = new URLSearchParams({ user_code: userCode, decision: 'allow' });
    for (const headers of [
      { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])
      expect((await ada.send('/device', { method: 'POST', body, headers })).status).toBe(403);
    expect(await redeem(deviceCode)).toMatchObject([400, { error: 'authorization_pending' }]);
  });
});
