import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readAuthFile } from './read-auth-file.ts';
import { readSecrets } from './read-secrets.ts';

async function write(name: string, content: string): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, content);
  return path;
}

const provider = { id: 'oidc', issuer: 'https://id.example', clientId: 'colophon' };
const directory = { url: 'ldaps://directory.example', bindDn: 'cn=search', searchBase: 'ou=people' };

it('takes secrets from files and variables', async () => {
  const file = await write('secret', 'from a file\n');
  const path = await write(
    'auth.json',
    JSON.stringify({
      oidc: [{ ...provider, clientSecret: { file }, groupClaims: ['groups'], isJustInTime: false }],
      ldap: { ...directory, bindPassword: { env: 'LDAP_PASSWORD' } },
      minPasswordLength: 14,
    }),
  );
  expect(readAuthFile(path, { LDAP_PASSWORD: 'from a variable' })).toEqual({
    oidc: [{ ...provider, clientSecret: 'from a file', groupClaims: ['groups'], isJustInTime: false }],
    ldap: { ...directory, bindPassword: 'from a variable' },
    minPasswordLength: 14,
  });
});

it.each([
  [{ oidc: [{ ...provider, clientSecret: 'hunter2' }] }, 'oidc[0].clientSecret: expected { "file"'],
  [{ oidc: [{ ...provider, clientSecret: { env: 'NONE' } }] }, 'the variable NONE to be set'],
  [{ oidc: [{ ...provider, secret: 'hunter2' }] }, 'oidc[0].secret: expected one of id, label'],
  [{ oidc: [{ id: 'oidc', issuer: 'https://id.example' }] }, 'oidc[0].clientId: expected a value'],
  [{ oidc: [{ ...provider, scopes: 'openid' }] }, 'oidc[0].scopes: expected a list of texts'],
  [{ oidc: provider }, 'oidc: expected a list'],
  [{ saml: {} }, 'saml: expected oidc, ldap, jwtIssuers'],
  [{ limits: [] }, 'limits: expected an object'],
  [{ limits: { everybody: {} } }, 'limits.everybody: expected one of anonymous, principal, byRole'],
  [{ limits: { anonymous: { perSecond: 0 } } }, 'limits.anonymous.perSecond: expected a number above 0'],
  [{ limits: { principal: { burst: 1.5 } } }, 'limits.principal.burst: expected a whole number above 0'],
  [
    { limits: { principal: { maxBodyBytes: 1 } } },
    'limits.principal.maxBodyBytes: expected one of perSecond',
  ],
  [{ limits: { byRole: { Admin: {} } } }, 'limits.byRole.Admin: expected the URN of a role'],
])('rejects %j by the name of the setting, without its value', async (content, message) => {
  const path = await write('auth.json', JSON.stringify(content));
  expect(() => readAuthFile(path, {})).toThrow(message);
  expect(() => readAuthFile(path, {})).not.toThrow('hunter2');
});

it('rejects what is no JSON, and repeats nothing of it', async () => {
  const path = await write('auth.json', '{"clientSecret": hunter2}');
  expect(() => readAuthFile(path, {})).toThrow(/auth\.json is not valid JSON\.$/);
});

it('reads each secret from a variable or from the file that one names', async () => {
  const file = await write('secret', 'of the client\n');
  expect(
    readSecrets({ COLOPHON_AUTH_KEYS_FILE: '/run/keys', COLOPHON_AUTH_SYSTEM_CLIENT_SECRET_FILE: file }),
  ).toEqual({
    keyFile: '/run/keys',
    systemClientSecret: 'of the client',
  });
  expect(readSecrets({ COLOPHON_AUTH_KEYS: ' ' })).toEqual({});
  expect(() => readSecrets({ COLOPHON_AUTH_KEYS: 'a', COLOPHON_AUTH_KEYS_FILE: 'b' })).toThrow(
    'both COLOPHON_AUTH_KEYS and COLOPHON_AUTH_KEYS_FILE are set',
  );
  expect(() => readSecrets({ COLOPHON_AUTH_SYSTEM_CLIENT_SECRET_FILE: '/nowhere' })).toThrow('ENOENT');
});
