import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { run, serveForAll } from '../testing/run-colophon.ts';
import { ada, password, rob, startIdentityServer } from '../testing/start-identity-server.ts';

const signIn = ['login', '--user', 'ada', '--password-stdin'];

describe('signing in', () => {
  it('with a password keeps a token that later commands use, until signing out revokes it', async () => {
    const { address, colophon, credentialsFile, ownerOf } = await startIdentityServer();
    expect(await colophon(signIn, { input: 'wrong' })).toMatchObject({
      code: 1,
      stderr: 'colophon: Invalid Credentials\n',
    });
    expect(existsSync(credentialsFile)).toBe(false);
    const signedIn = await colophon(signIn, { input: `${password}\n` });
    expect(signedIn).toEqual({ code: 0, stdout: `Signed in at ${address} as ${ada}.\n`, stderr: '' });
    expect(statSync(credentialsFile).mode & 0o777).toBe(0o600);
    const { servers } = JSON.parse(readFileSync(credentialsFile, 'utf8'));
    const { token } = servers[address];
    expect(await ownerOf(token)).toBe(ada);
    expect((await colophon(['whoami'])).stdout).toBe(`${ada}\n  role   urn:li:dataHubRole:Admin\n`);
    // As any other command does.
    await colophon(['put', 'urn:li:tag:pii', 'tagProperties'], { input: '{"name":"PII"}' });
    expect((await colophon(['get', 'urn:li:tag:pii', 'tagProperties'])).stdout).toContain('"PII"');
    expect((await colophon(['logout'])).stdout).toBe(`Signed out at ${address}.\n`);
    expect(await ownerOf(token)).toBeUndefined();
    expect(existsSync(credentialsFile)).toBe(false);
  });

  it('with a token keeps it; one in the environment takes precedence', async () => {
    const { colophon } = await startIdentityServer();
    await colophon(signIn, { input: password });
    const { stdout: first } = await colophon(['token', 'create', 'for a machine']);
    await colophon(['role', 'assign', 'Editor', 'rob']);
    expect((await colophon(['login'], { env: { COLOPHON_TOKEN: first.trim() } })).code).toBe(0);
    const other = await colophon(['whoami', '--json'], { env: { COLOPHON_TOKEN: 'unknown' } });
    expect(JSON.parse(other.stdout)).toMatchObject({ urn: 'urn:li:corpuser:unknown' });
    expect(JSON.parse((await colophon(['whoami', '--json'])).stdout)).toMatchObject({ urn: ada });
  });

  it('keeps nothing that others could read, and needs credentials', async () => {
    const { colophon, credentialsFile } = await startIdentityServer();
    for (const half of [['--user', 'ada'], ['--password-stdin']])
      expect(await colophon(['login', ...half])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--user and --password-stdin need each other'),
      });
    await colophon(signIn, { input: password });
    await chmod(credentialsFile, 0o644);
    expect(await colophon(['whoami'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('can be read by others'),
    });
  });
});

it('manages access tokens, users, groups and roles', async () => {
  const { address, colophon } = await startIdentityServer();
  await colophon(signIn, { input: password });

  const made = await colophon(['token', 'create', 'ci', '--days', '30', '--json']);
  const { record } = JSON.parse(made.stdout) as {
    record: { id: string; createdAt: number; expiresAt: number };
  };
  expect(record.expiresAt - record.createdAt).toBe(30 * 86_400_000);
  const listed = await colophon(['token', 'list']);
  expect(listed.stdout).toContain(record.id);
  expect((await colophon(['token', 'revoke', record.id])).stdout).toBe(`Revoked ${record.id}.\n`);
  expect((await colophon(['token', 'revoke', record.id])).code).toBe(1);

  const link = await colophon(['user', 'invite', '--role', 'Reader']);
  expect(link.stdout).toMatch(new RegExp(`^${address}/signup\\?invite_token=\\w+\n$`));
  expect((await colophon(['user', 'suspend', 'rob'])).stdout).toBe(`Suspended ${rob}.\n`);
  expect((await colophon(['user', 'list'])).stdout).toMatch(/urn:li:corpuser:rob +person +suspended/);
  const explained = await colophon(['access', 'explain', 'VIEW_ANALYTICS', '--actor', 'rob']);
  expect(explained.stdout).toBe('Not allowed:\n  the user is suspended or removed\n');
  expect((await colophon(['user', 'activate', rob])).code).toBe(0);

  await colophon(['group', 'add', 'sales', 'rob']);
  await colophon(['role', 'assign', 'Editor', 'urn:li:corpGroup:sales']);
  const allowed = await colophon(['access', 'explain', 'MANAGE_TAGS', '--actor', 'rob']);
  expect(allowed.stdout).toBe(
    'Allowed by "Editors - Platform Policy" (urn:li:dataHubPolicy:editor-platform-policy).\n',
  );
  await colophon(['group', 'remove', 'sales', 'rob']);
  const denied = await colophon(['access', 'explain', 'MANAGE_TAGS', '--actor', 'rob']);
  expect(denied.stdout).toContain(
    '"Editors - Platform Policy" (urn:li:dataHubPolicy:editor-platform-policy) is for others:\n    users with the role urn:li:dataHubRole:Editor\n',
  );
  expect(await colophon(['user', 'remove', 'rob'])).toMatchObject({ code: 2 });
  expect((await colophon(['user', 'remove', 'rob', '--yes'])).stdout).toBe(`Removed ${rob}.\n`);
});

describe('without sign-in', () => {
  const served = serveForAll();
  const colophon = (...args: string[]) => run(args, { env: { COLOPHON_SERVER: served.address } });

  it('everybody is the local user, who may do everything', async () => {
    expect((await colophon('whoami')).stdout).toBe('urn:li:corpuser:datahub, without sign-in\n');
    expect((await colophon('access', 'explain', 'EDIT_ENTITY')).stdout).toBe(
      'Allowed: there is no sign-in.\n',
    );
    expect((await colophon('login', '--token', 'any')).stderr).toContain('has no sign-in');
    expect(await colophon('token', 'list')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--auth'),
    });
  });
});

it('creates a user before the first sign-in, and invites that one alone', async () => {
  const { colophon } = await startIdentityServer();
  await colophon(signIn, { input: password });
  expect((await colophon(['user', 'create', 'emmy'])).stdout).toBe('Created urn:li:corpuser:emmy.\n');
  expect(await colophon(['user', 'create', 'emmy'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The name emmy is taken'),
  });
  expect((await colophon(['user', 'invite', '--user', 'emmy'])).stdout).toMatch(/signup\?invite_token=/);
  expect((await colophon(['user', 'invites'])).stdout).toContain('urn:li:corpuser:emmy');
  expect(await colophon(['user', 'invite', '--user', 'nobody'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody'),
  });
});
