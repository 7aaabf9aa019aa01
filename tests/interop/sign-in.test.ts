import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPasswordHasher } from '@colophon/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFree } from '../support/free-port.ts';
import { type Served, serveWith } from '../support/serve.ts';
import { type DatahubCommands, startDatahubCommands } from './datahub-commands.ts';
import { parseLines, runScript } from './python.ts';

const password = 'correct horse battery';
const systemSecret = crypto.randomUUID();
const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,sign.in,PROD)';

let secrets: Record<string, string>;
let served: Served;
let commands: DatahubCommands;
let adminToken: string;
beforeAll(async () => {
  secrets = {
    COLOPHON_AUTH_FIRST_ADMINISTRATOR: `ada:${await createPasswordHasher().hash(password)}`,
    COLOPHON_AUTH_SYSTEM_CLIENT_SECRET: systemSecret,
  };
  served = await serveWith(secrets, '--auth');
  commands = startDatahubCommands({ home: served.home });
  const { code, stderr } = await init('--username', 'ada', '--password', password);
  expect([code, code === 0 || stderr]).toEqual([0, true]);
  adminToken = await configuredToken();
});
afterAll(async () => {
  await commands?.[Symbol.asyncDispose]();
  await served?.stop();
});

/** A digit with which neither the port that ends in 8080 nor the one that ends in 9002 is taken. */
async function freePrefix(): Promise<number> {
  for (const prefix of [2, 1, 3, 4, 5]) {
    const ports = [`${prefix}8080`, `${prefix}9002`].map(Number);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return prefix;
  }
  throw new Error('All pairs of ports that end in 8080 and 9002 are taken');
}

/** It reads what `datahub init` has written. */
const datahub = (...args: string[]) => commands.run(args);
const init = (...args: string[]) => datahub('init', '--force', '--host', served.address, ...args);

const configFile = () => readFile(join(served.home, '.datahubenv'), 'utf8');
const configuredToken = async () => /^ *token: (\S+)$/m.exec(await configFile())?.[1] ?? '';

/** Creates a token as its owner, over OpenAPI. */
async function createToken(owner: string, fields: object): Promise<{ token: string; id: string }> {
  const response = await fetch(`${served.address}/openapi/v1/identity/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner}` },
    body: JSON.stringify(fields),
  });
  const { token, record } = (await response.json()) as { token: string; record: { id: string } };
  return { token, id: record.id };
}

/** Types the password when it is asked for, twice. */
const addUser = (args: readonly string[], secret: string, env?: Record<string, string>) =>
  commands.run(
    ['user', 'add', '--display-name', 'Somebody', '--password', ...args],
    `${secret}\n${secret}\n`,
    env,
  );

describe('datahub init', () => {
  it('signs in by name and password, and writes an access token that the other commands use', async () => {
    expect(adminToken).toMatch(/^colophon_pat_/);
    const file = join(served.home, 'properties.json');
    await writeFile(file, JSON.stringify({ name: 'in' }));
    const put = await datahub('put', '--urn', urn, '--aspect', 'datasetProperties', '-d', file);
    expect(put.stdout).toContain('Update succeeded with status 200');
    const got = await datahub('get', '--urn', urn, '-a', 'datasetProperties');
    expect(JSON.parse(got.stdout)).toEqual({ datasetProperties: { name: 'in' } });
    expect((await datahub('exists', '--urn', urn)).stdout).toContain('true');
    const timeline = await datahub('timeline', '--urn', urn, '--category', 'documentation');
    expect([timeline.code, timeline.stdout]).toEqual([0, expect.not.stringContaining('401')]);
    const deleted = await datahub('delete', '--urn', urn, '--hard', '--force');
    expect(deleted.stdout + deleted.stderr).toContain('Hard deleted 1 entities');
  });

  it('gives its token the lifetime that is asked for', async () => {
    const args = ['--username', 'ADA', '--password', password, '--token-duration', 'ONE_DAY'];
    const { code, stdout } = await init(...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Generated token (expires: ONE_DAY)')]);
    const response = await fetch(`${served.address}/openapi/v1/identity/tokens`, {
      headers: { Authorization: `Bearer ${await configuredToken()}` },
    });
    const { tokens } = (await response.json()) as {
      tokens: { name: string; createdAt: number; expiresAt: number }[];
    };
    const lifetimes = tokens
      .filter(({ name }) => name.startsWith('cli token '))
      .map(({ createdAt, expiresAt }) => (expiresAt - createdAt) / 86_400_000);
    // The client itself takes a month for an address on this machine.
    expect(lifetimes.sort()).toEqual([1, 30]);
  });

  it('signs in at the port that the client makes of one that ends in 8080', async () => {
    const prefix = await freePrefix();
    await using other = await serveWith(
      secrets,
      '--auth',
      ...['--port', `${prefix}8080`, '--datahub-port', `${prefix}9002`],
    );
    const before = await configFile();
    const args = ['--host', other.address, '--username', 'ada', '--password', password];
    const { code, stderr } = await datahub('init', '--force', ...args);
    expect([code, code === 0 || stderr]).toEqual([0, true]);
    expect(await configFile()).toContain(`server: ${other.address}`);
    expect((await datahub('exists', '--urn', 'urn:li:corpuser:ada')).stdout).toContain('true');
    await writeFile(join(served.home, '.datahubenv'), before);
  });

  it('keeps a token that it is given', async () => {
    const { token } = await createToken(adminToken, { name: 'given' });
    const { code } = await init('--token', token);
    expect([code, await configuredToken()]).toEqual([0, token]);
  });

  it('fails with a wrong password, as for a user who does not exist, and writes nothing', async () => {
    const before = await configFile();
    for (const username of ['ada', 'nobody']) {
      const { code, stderr } = await init('--username', username, '--password', 'wrong wrong wrong');
      expect([code, stderr]).toEqual([1, expect.stringContaining('400 Client Error: Bad Request for url')]);
    }
    expect(await configFile()).toBe(before);
  });
});

describe('datahub user', () => {
  it('adds a user with a role, who can then sign in and may do what the role allows', async () => {
    const added = await addUser(
      ['--email-as-id', '--email', 'ana@example.org', '--role', 'Reader'],
      password,
    );
    expect(added.stdout).toContain(
      'Successfully created user ana@example.org with role Reader (URN: urn:li:corpuser:ana@example.org)',
    );
    expect(added.stderr).not.toContain('failed');
    const again = await addUser(['--email-as-id', '--email', 'ana@example.org'], password);
    expect([again.code, again.stdout]).toEqual([1, expect.stringContaining('already exists')]);
    const signedIn = await fetch(`${served.address}/logIn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'ana@example.org', password }),
    });
    expect(signedIn.status).toBe(200);
  });

  it('names a user by the e-mail address, and warns that a role for another id is given to nobody', async () => {
    const added = await addUser(['--id', 'bob', '--email', 'bob@example.org', '--role', 'Editor'], password);
    expect(added.stdout + added.stderr).toContain('These do not exist: urn:li:corpuser:bob');
    const headers = { Authorization: `Bearer ${adminToken}` };
    const stored = (id: string) =>
      fetch(`${served.address}/openapi/v3/entity/corpuser/urn:li:corpuser:${id}/corpUserInfo`, { headers });
    expect((await stored('bob')).status).toBe(404);
    expect(await (await stored('bob@example.org')).json()).toMatchObject({
      value: { fullName: 'Somebody', email: 'bob@example.org' },
    });
  });

  it('shows why a password is rejected', async () => {
    const { code, stdout } = await addUser(['--email-as-id', '--email', 'cleo@example.org'], 'short');
    expect(stdout).toContain('The password has 5 characters. Use at least 12.');
    expect(code).toBe(1);
  });

  it('upserts the metadata of a user from a file', async () => {
    const file = join(served.home, 'user.yml');
    await writeFile(file, 'id: dora\ndisplay_name: Dora\nemail: dora@example.org\n');
    const { stdout } = await datahub('user', 'upsert', '-f', file);
    expect(stdout).toContain('Update succeeded for urn urn:li:corpuser:dora');
  });

  it('adds nobody without a token', async () => {
    const env = { DATAHUB_GMS_URL: served.address, DATAHUB_SKIP_CONFIG: 'true' };
    const args = ['--email-as-id', '--email', 'eve@example.org'];
    const { code, stdout, stderr } = await addUser(args, password, env);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('401 Client Error: Unauthorized')]);
  });
});

describe('the system client', () => {
  const exists = (secret: string) =>
    commands.run(['exists', '--urn', 'urn:li:corpuser:ada'], '', {
      DATAHUB_GMS_URL: served.address,
      DATAHUB_SYSTEM_CLIENT_ID: '__datahub_system',
      DATAHUB_SYSTEM_CLIENT_SECRET: secret,
      DATAHUB_SKIP_CONFIG: 'true',
    });

  it('is who has the configured secret, and not who has the one that DataHub ships', async () => {
    expect((await exists(systemSecret)).stdout).toContain('true');
    const { code, stderr } = await exists('JohnSnowKnowsNothing');
    expect([code, stderr]).toEqual([1, expect.stringContaining('401 Client Error: Unauthorized')]);
  });
});

describe("DataHub's Python clients", () => {
  type Result = { as: string; case: string; result: unknown };
  const unauthenticated = (message: string) => ({
    error: 'OperationalError',
    exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
    message,
    status: 401,
    code: 'UNAUTHENTICATED',
  });
  const noToken = 'Sign in, or send an access token as `Authorization: Bearer <token>`.';
  const badToken = 'The credentials in the header Authorization are invalid, expired or revoked.';

  it('work with a token, and show without a valid one what the server says', async () => {
    const { token: revoked, id } = await createToken(adminToken, { name: 'revoked' });
    const { token: expired } = await createToken(adminToken, { name: 'expired', lifetimeMs: 1 });
    await fetch(`${served.address}/openapi/v1/identity/tokens/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${adminToken}` },
    });
    const reader = await tokenOf('ana@example.org');
    const args = [served.address, adminToken, revoked, expired, reader];
    const results = parseLines<Result>(await runScript('sign_in_cases.py', args, { home: served.home }));
    const of = (name: string) =>
      Object.fromEntries(results.filter((each) => each.as === name).map((each) => [each.case, each.result]));

    expect(of('token')).toEqual({
      test_connection: null,
      emit: null,
      emit_mcps: null,
      get_aspect: 'token',
      exists: true,
      get_urns: expect.arrayContaining(['urn:li:tag:sign-in']),
      execute_graphql: { __typename: 'Query' },
      connection_json: { channel: '#data' },
      delete_entity: null,
    });
    for (const [name, message] of [
      ['none', noToken],
      ['bad', badToken],
      ['revoked', badToken],
      ['expired', badToken],
    ] as const) {
      const { test_connection, get_aspect, exists, get_urns, emit, ...others } = of(name);
      // The configuration is for everybody, as DataHub's is.
      expect([name, test_connection]).toEqual([name, null]);
      const rejected = {
        error: 'HTTPError',
        message: expect.stringContaining('401 Client Error: Unauthorized'),
      };
      expect([name, get_aspect, exists]).toEqual([name, rejected, rejected]);
      for (const result of [emit, ...Object.values(others)])
        expect(result).toMatchObject({ error: 'OperationalError', status: 401, code: 'UNAUTHENTICATED' });
      expect(emit).toEqual({ ...unauthenticated(`Unable to emit metadata to DataHub GMS: ${message}`) });
    }
    const { emit, get_aspect, execute_graphql } = of('reader');
    expect(get_aspect).toBe('token');
    expect(execute_graphql).toEqual({ __typename: 'Query' });
    expect(emit).toMatchObject({ error: 'OperationalError', status: 403, code: 'FORBIDDEN' });
  });

  /** As `datahub init` gets it: a session by password, and with its cookie a token. */
  async function tokenOf(username: string): Promise<string> {
    const config = join(served.home, '.datahubenv');
    const before = await configFile();
    const { code } = await init('--username', username, '--password', password);
    expect(code).toBe(0);
    const token = await configuredToken();
    await writeFile(config, before);
    return token;
  }
});
