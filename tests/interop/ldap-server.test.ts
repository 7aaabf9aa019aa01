import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordFlow } from '../sign-in/password-flow.ts';
import { chooseAddress, password, type SignInServer, startSignInServer } from '../sign-in/start-server.ts';
import { type Directory, missingDirectory, startDirectory } from './slapd.ts';

if (missingDirectory !== undefined) console.log(`a server with OpenLDAP: skipped. ${missingDirectory}`);

describe.skipIf(missingDirectory !== undefined)('a server with a directory of OpenLDAP', () => {
  let directory: Directory;
  let server: SignInServer;
  beforeAll(async () => {
    directory = await startDirectory();
    const folder = await mkdtemp(join(tmpdir(), 'colophon-ldap-server-'));
    const secret = async (name: string, text: string) => {
      await writeFile(join(folder, name), text, { mode: 0o600 });
      return { file: join(folder, name) };
    };
    server = await startSignInServer(await chooseAddress(), {
      settings: {
        ldap: {
          url: directory.secure,
          ca: await secret('ca.pem', directory.ca),
          bindDn: 'cn=search,dc=example,dc=test',
          bindPassword: await secret('password', 'search-password'),
          searchBase: 'ou=people,dc=example,dc=test',
          groupBase: 'ou=groups,dc=example,dc=test',
        },
      },
    });
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await directory?.stop();
  });

  passwordFlow('its users', () => server, {
    users: { ada: 'ada-password' },
    groups: { ada: ['readers', 'stewards'] },
  });

  it('writes what the directory knows about a user', async () => {
    expect(await server.aspect('urn:li:corpuser:ada', 'corpUserInfo')).toMatchObject({
      fullName: 'Ada Lovelace',
      email: 'ada@example.test',
    });
  });

  it('lets users of its own in while the directory is away, and says that it is', async () => {
    await directory.stop();
    const logIn = (username: string, typed: string) =>
      fetch(`${server.address}/logIn`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password: typed }),
      });
    expect((await logIn('margaret', password)).status).toBe(200);
    const away = await logIn('ada', 'ada-password');
    expect([away.status, await away.text()]).toEqual([503, expect.not.stringContaining('127.0.0.1')]);
  });
});
