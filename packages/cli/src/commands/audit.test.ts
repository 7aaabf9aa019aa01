import { join } from 'node:path';
import { defaultAuditDays } from '@colophon/auth';
import { describe, expect, it } from 'vitest';
import { run, serve, serveForAll, temporaryFolder } from '../testing/run-colophon.ts';

// Servers and commands run in processes of their own, and other tests beside them.
const timeoutMs = 180_000;
const password = 'correct horse battery';

async function startWithAdministrator(args: readonly string[] = []) {
  const data = join(await temporaryFolder(), 'data');
  const server = await serve(data, ['--auth', ...args]);
  const { address } = server;
  const [, link = ''] = /administrator {2}(\S+)/.exec(server.banner) ?? [];
  const linkToken = new URL(link).searchParams.get('token') ?? '';
  const send = (
    path: string,
    init: RequestInit & { readonly json?: unknown; readonly token?: string } = {},
  ) => {
    const { json, token, ...rest } = init;
    return fetch(`${address}${path}`, {
      redirect: 'manual',
      ...rest,
      ...(json !== undefined && { method: rest.method ?? 'POST', body: JSON.stringify(json) }),
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(rest.headers as Record<string, string> | undefined),
      },
    });
  };
  const claimed = await send('/first-administrator', {
    method: 'POST',
    body: new URLSearchParams({ username: 'ada', password, token: linkToken }),
  });
  const cookie = claimed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const made = await send('/openapi/v1/identity/tokens', {
    json: { name: 'test' },
    headers: { Cookie: cookie },
  });
  const { token } = (await made.json()) as { token: string };
  const colophon = (...command: string[]) =>
    run(command, { env: { COLOPHON_SERVER: address, COLOPHON_TOKEN: token } });
  return { ...server, send, token, cookie, link, linkToken, colophon };
}

it('searches and exports the audit log', { timeout: timeoutMs }, async () => {
  const { colophon, send } = await startWithAdministrator();
  await send('/logIn', { json: { username: 'ada', password: 'a wrong password' } });
  await colophon('role', 'assign', 'Reader', 'rob');

  const table = await colophon(
    'audit',
    'search',
    '--action',
    'roles-changed',
    '--subject',
    'urn:li:corpuser:rob',
  );
  const [heading, row, ...more] = table.stdout.trimEnd().split('\n');
  expect(heading).toMatch(/^TIME +ACTION +OUTCOME +ACTOR +SUBJECT +ADDRESS +DETAILS$/);
  expect(row).toMatch(
    /roles-changed +done +urn:li:corpuser:ada +urn:li:corpuser:rob +127\.0\.0\.1 .*added=urn:li:dataHubRole:Reader/,
  );
  expect(more).toEqual([]);

  const refused = await colophon('audit', 'search', '--outcome', 'refused', '--json');
  expect(JSON.parse(refused.stdout)).toMatchObject([{ action: 'sign-in', outcome: 'refused' }]);
  const limited = await colophon('audit', 'search', '--limit', '1', '--json');
  expect(JSON.parse(limited.stdout)).toHaveLength(1);
  const none = await colophon('audit', 'search', '--until', '2020-01-01', '--since', '2019-01-01');
  expect(none.stdout).toBe('There are no such entries.\n');

  const exported = await colophon('audit', 'export', '--actor', 'ada', '--action', 'first-administrator');
  expect(JSON.parse(exported.stdout)).toMatchObject({ actor: 'urn:li:corpuser:ada' });
  expect(await colophon('audit', 'search', '--action', 'dance')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('actions: expected some of sign-in'),
  });
  const withoutToken = await colophon('audit', 'export', '--token', '');
  expect([withoutToken.code, withoutToken.stdout]).toEqual([1, '']);
});

describe('without sign-in', () => {
  const server = serveForAll();

  it.each(['search', 'export'])(
    'audit %s says that there is no log',
    { timeout: timeoutMs },
    async (command) => {
      const { code, stdout, stderr } = await run(['audit', command], {
        env: { COLOPHON_SERVER: server.address },
      });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('Sign-in is off, so that there is no audit log');
      expect(stderr).toContain('--auth');
    },
  );
});

it('says how long entries are kept by default', async () => {
  expect((await run(['serve', '--help'])).stdout.replaceAll(/\s+/g, ' ')).toContain(
    `${defaultAuditDays} by default`,
  );
});

it('has no secret in any entry, nor does the log of the server', { timeout: timeoutMs }, async () => {
  const { send, token, cookie, link, linkToken, colophon, stop } = await startWithAdministrator([
    '--log-level',
    'debug',
  ]);
  const post = async (path: string, json: unknown) => {
    const response = await send(path, { json, token });
    return { status: response.status, json: (await response.json().catch(() => undefined)) as never };
  };
  const secrets = new Set([password, token, linkToken]);
  for (const value of cookie.split('; ').map((part) => part.slice(part.indexOf('=') + 1)))
    if (!/corpuser/.test(value)) secrets.add(value);
  const secret = (text: string) => {
    secrets.add(text);
    return text;
  };

  // Credentials, right and wrong, where they belong and where they don't.
  const invite = (await post('/openapi/v1/identity/invites', {})).json as { token: string; path: string };
  secret(invite.token);
  const wrong = secret('a wrong password of somebody');
  for (const [path, json] of [
    ['/logIn', { username: 'ada', password: wrong }],
    ['/logIn', { username: secret('typed-into-the-name-field'), password: wrong }],
    [
      '/signUp',
      { email: 'rob', fullName: 'Rob', password: secret('robs own password'), inviteToken: invite.token },
    ],
    ['/signUp', { email: 'eve', fullName: 'Eve', password: wrong, inviteToken: invite.token }],
    [
      '/resetNativeUserCredentials',
      { email: 'rob', password: wrong, resetToken: secret('no-such-reset-token') },
    ],
  ] as const)
    await send(path, { json });
  const reset = (await post('/openapi/v1/identity/users/urn:li:corpuser:rob/reset-link', {})).json as {
    token: string;
  };
  await send('/resetNativeUserCredentials', {
    json: { email: 'rob', password: secret('robs new password'), resetToken: secret(reset.token) },
  });
  for (const path of [
    link.slice(link.indexOf('/first')),
    invite.path,
    `/reset?reset_token=${reset.token}`,
    `/openapi/v3/entity/tag/urn:li:tag:${token}`,
    `/openapi/v1/identity/tokens/${token}`,
    `/openapi/operations/backup?token=${token}`,
  ])
    for (const method of ['GET', 'DELETE']) await send(path, { method });
  await send('/whoami', { headers: { Authorization: `Bearer ${token}x` } });
  await send('/openapi/v1/identity/whoami', {
    headers: { Authorization: `Basic ${secret('user:basic-secret')}` },
  });

  // Tokens as names, ids and runs; and the values of secrets and policies.
  const second = (await post('/openapi/v1/identity/tokens', { name: token, description: token })).json as {
    token: string;
    record: { id: string };
  };
  secret(second.token);
  const rotated = (await post(`/openapi/v1/identity/tokens/${second.record.id}/rotate`, {})).json as {
    token?: string;
  };
  if (rotated.token !== undefined) secret(rotated.token);
  const ingest = (entityUrn: string, aspectName: string, value: object, changeType = 'UPSERT') =>
    post('/aspects?action=ingestProposal', {
      proposal: {
        entityType: entityUrn.split(':')[2],
        entityUrn,
        aspectName,
        changeType,
        systemMetadata: { runId: token },
        aspect: { contentType: 'application/json', value: JSON.stringify(value) },
      },
    });
  const urn = 'urn:li:dataHubSecret:warehouse';
  for (const value of [secret('the-value-of-the-secret'), secret('its-next-value')])
    expect((await ingest(urn, 'dataHubSecretValue', { name: 'warehouse', value })).status).toBe(200);
  await ingest(urn, 'dataHubSecretKey', {}, 'DELETE');
  await ingest(`urn:li:tag:${token}`, 'tagProperties', { name: 'a' });
  await ingest(`urn:li:tag:${token}`, 'tagKey', {}, 'DELETE');
  await post('/runs?action=rollback', { runId: token, dryRun: false });
  await send('/logOut', { headers: { Cookie: cookie } });

  const exported = await colophon('audit', 'export');
  expect(exported.stdout.split('\n').length).toBeGreaterThan(15);
  for (const action of [
    'sign-in',
    'sign-up',
    'password-reset',
    'secret-changed',
    'secret-deleted',
    'rollback',
    'request-refused',
  ])
    expect(exported.stdout).toContain(`"action":"${action}"`);
  const { stderr } = await stop('SIGTERM');
  expect(stderr).toContain('/openapi/v1/identity/tokens');
  for (const one of secrets) {
    expect(one.length).toBeGreaterThan(8);
    for (const text of [exported.stdout, stderr]) {
      expect(text).not.toContain(one);
      expect(text).not.toContain(encodeURIComponent(one));
    }
  }
});
