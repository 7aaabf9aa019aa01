import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, serve, temporaryFolder } from '../testing/run-colophon.ts';
import { createBrowser, password, startWithAdministrator } from '../testing/sign-in-browser.ts';

describe('a server with authentication', () => {
  it('signs in its first administrator by the link of the banner, and then by password', async () => {
    const { address, banner, data, ada, claimed, link, token } = await startWithAdministrator();
    expect(banner).toContain('access         sign-in is on');
    expect([claimed.status, claimed.headers.get('location')]).toEqual([303, '/']);
    const shown = await createBrowser(address).send(link);
    expect(shown.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(await shown.text()).toContain(`value="${token}"`);
    // The link is spent.
    const again = await createBrowser(address).submit('/first-administrator', {
      username: 'eve',
      password,
      token,
    });
    expect(again.status).toBe(400);
    for (const file of ['identity.sqlite', 'identity.keys'])
      expect(((await stat(join(data, file))).mode & 0o777).toString(8)).toBe('600');

    const program = createBrowser(address);
    expect((await program.send('/authenticate?redirect_uri=/docs')).headers.get('location')).toBe(
      '/login?redirect_uri=%2Fdocs',
    );
    expect((await program.send('/entities/urn:li:corpuser:ada')).status).toBe(401);
    const signedIn = await program.post('/logIn', { username: 'ada', password });
    expect([signedIn.status, await signedIn.text()]).toEqual([200, '']);
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    expect(cookies.filter((line) => /; HttpOnly/.test(line) && /; SameSite=Lax/.test(line))).toHaveLength(2);
    expect(decodeURIComponent(program.jar.get('actor') ?? '')).toBe('urn:li:corpuser:ada');
    expect((await program.send('/authenticate?redirect_uri=/docs')).headers.get('location')).toBe('/docs');
    const roles = await program.send('/openapi/v3/entity/corpuser/urn:li:corpuser:ada/roleMembership');
    expect(await roles.json()).toMatchObject({ value: { roles: ['urn:li:dataHubRole:Admin'] } });
    expect((await program.send('/config')).status).toBe(200);

    expect((await program.send('/logOut')).headers.get('location')).toBe('/signed-out');
    expect((await program.send('/metrics')).status).toBe(401);
    // The administrator's own session goes on.
    expect((await ada.send('/metrics')).status).toBe(200);
  });

  it('gives the same answer for an unknown user and a wrong password', async () => {
    const { address } = await startWithAdministrator();
    const answers = [];
    for (const username of ['ada', 'nobody']) {
      const response = await createBrowser(address).post('/logIn', { username, password: 'wrong password!' });
      const { status, headers } = response;
      answers.push([status, [...headers.keys()].sort(), await response.text()]);
      const page = await createBrowser(address).submit('/login', { username, password: 'wrong password!' });
      answers.push([page.status, (await page.text()).replaceAll(username, '')]);
    }
    expect(answers[0]).toEqual([400, expect.anything(), '{"message":"Invalid Credentials"}']);
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  });

  it('begins a new session at each sign-in, and none that somebody has prepared', async () => {
    const { address } = await startWithAdministrator();
    const victim = createBrowser(address);
    victim.jar.set('colophon-session', 'prepared');
    await victim.post('/logIn', { username: 'ada', password });
    const first = victim.jar.get('colophon-session') ?? '';
    expect(first).not.toBe('prepared');
    await victim.post('/logIn', { username: 'ada', password });
    expect(victim.jar.get('colophon-session')).not.toBe(first);
    const thief = createBrowser(address);
    thief.jar.set('colophon-session', first);
    expect((await thief.send('/metrics')).status).toBe(401);
  });

  it('leads nowhere else after a sign-in', async () => {
    const { address } = await startWithAdministrator();
    for (const elsewhere of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      'javascript:1',
    ]) {
      const query = `?redirect_uri=${encodeURIComponent(elsewhere)}`;
      const person = createBrowser(address);
      const asked = await person.send(`/authenticate${query}`);
      expect(asked.headers.get('location')).toBe('/login');
      const submitted = await person.submit(`/login${query}`, { username: 'ada', password });
      expect([submitted.status, submitted.headers.get('location')]).toEqual([303, '/']);
      expect((await person.send(`/authenticate${query}`)).headers.get('location')).toBe('/');
    }
  });

  it('accepts no sign-in that a page elsewhere sends', async () => {
    const { address } = await startWithAdministrator();
    const foreign = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
    const person = createBrowser(address);
    const body = new URLSearchParams({ username: 'ada', password });
    const form = await person.send('/login', { method: 'POST', body, headers: foreign });
    const json = await person.post('/logIn', { username: 'ada', password }, { 'Content-Type': 'text/plain' });
    expect([form.status, json.status, person.jar.size]).toEqual([403, 415, 0]);
  });

  it('serves the system client alone below /auth', async () => {
    const secret = 'a secret of this test';
    const { address } = await startWithAdministrator([], { COLOPHON_AUTH_SYSTEM_CLIENT_SECRET: secret });
    const authorization = `Basic __datahub_system:${secret}`;
    const call = (path: string, body: object, headers?: Record<string, string>) =>
      createBrowser(address).post(path, body, headers);
    const path = '/auth/generateSessionTokenForUser';
    expect((await call(path, { userId: 'ada' })).status).toBe(401);
    expect((await call(path, { userId: 'ada' }, { Authorization: `${authorization}!` })).status).toBe(401);
    expect((await call(path, { userId: 'eve' }, { Authorization: authorization })).status).toBe(403);
    const made = await call(path, { userId: 'ada' }, { Authorization: authorization });
    const { accessToken } = (await made.json()) as { accessToken: string };
    const verified = await call(
      '/auth/verifyNativeUserCredentials',
      { userUrn: 'urn:li:corpuser:ada', password },
      { Authorization: authorization },
    );
    expect(await verified.json()).toEqual({ doesPasswordMatch: true });
    // What the frontend takes for: none.
    const settings = await call('/auth/getSsoSettings', {}, { Authorization: authorization });
    expect(settings.status).toBe(404);
    expect((await call('/auth/getSsoSettings', {})).status).toBe(401);
    const withToken = await fetch(`${address}/metrics`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(withToken.status).toBe(200);
    const withWrong = await fetch(`${address}/metrics`, {
      headers: { Authorization: `Bearer ${accessToken}x` },
    });
    expect(withWrong.status).toBe(401);
  });

  it('signs in users of a property file, and writes no token of a link into the log', async () => {
    const file = join(await temporaryFolder(), 'user.props');
    await writeFile(file, 'grace: a password from the file,analysts\n', { mode: 0o600 });
    const server = await startWithAdministrator(['--auth-users', file, '--log-level', 'info']);
    const grace = createBrowser(server.address);
    const signedIn = await grace.post('/logIn', { username: 'grace', password: 'a password from the file' });
    expect(signedIn.status).toBe(200);
    const groups = await server.ada.send('/openapi/v3/entity/corpuser/urn:li:corpuser:grace/groupMembership');
    expect(await groups.json()).toMatchObject({ value: { groups: ['urn:li:corpGroup:analysts'] } });
    await grace.send(server.link);
    const { stderr } = await server.stop('SIGTERM');
    expect(stderr).toContain('/first-administrator?token=[hidden]');
    expect(stderr).not.toContain(server.token);
  });
});

describe('a server without authentication', () => {
  it('says who the administrator is', async () => {
    const { banner } = await serve(join(await temporaryFolder(), 'data'));
    expect(banner).toContain('no sign-in: whoever is at this machine is the administrator');
  });

  it('does not start where other machines reach it', async () => {
    const data = join(await temporaryFolder(), 'data');
    const args = ['serve', '--data', data, '--port', '0', '--host', '0.0.0.0'];
    const refused = await run(args);
    expect([refused.code, refused.stderr]).toEqual([
      expect.any(Number),
      expect.stringContaining('Turn it on with --auth'),
    ]);
    expect(refused.code).not.toBe(0);
    const { stderr } = await run(args, { env: { COLOPHON_INSECURE_NO_AUTH: 'false' } });
    expect(stderr).toContain('Turn it on with --auth');
    const both = await run([...args, '--auth', '--insecure-no-auth']);
    expect(both.stderr).toContain('--insecure-no-auth contradicts --auth');
  });
});
