import { createLdapVerifier, type LdapOptions } from '@colophon/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Directory, missingDirectory, startDirectory } from './slapd.ts';

if (missingDirectory !== undefined) console.log(`interop with OpenLDAP: skipped. ${missingDirectory}`);

describe.skipIf(missingDirectory !== undefined)('a directory of OpenLDAP', () => {
  let directory: Directory;
  beforeAll(async () => {
    directory = await startDirectory();
  });
  afterAll(() => directory?.stop());

  const open = (some: Partial<LdapOptions> = {}) =>
    createLdapVerifier({
      url: directory.secure,
      ca: directory.ca,
      bindDn: 'cn=search,dc=example,dc=test',
      bindPassword: 'search-password',
      searchBase: 'ou=people,dc=example,dc=test',
      groupBase: 'ou=groups,dc=example,dc=test',
      ...some,
    });

  it('recognises a user by its password, with its groups and what stays when it is renamed', async () => {
    expect(await open().verify('ada', 'ada-password')).toEqual({
      name: 'ada',
      groups: ['readers', 'stewards'],
      externalId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullName: 'Ada Lovelace',
      email: 'ada@example.test',
    });
    // A directory finds names in any case; the catalogue gets the one that it has.
    expect(await open().verify('ADA', 'ada-password')).toMatchObject({ name: 'ada' });
  });

  it('rejects wrong passwords, unknown users, and names that are search filters', async () => {
    const verifier = open();
    for (const [name, password] of [
      ['ada', 'wrong'],
      ['ada', ''],
      ['nobody', 'ada-password'],
      ['*', 'ada-password'],
      ['ada)(uid=*', 'ada-password'],
      ['ada*', 'ada-password'],
      ['', 'ada-password'],
      ['\\', 'ada-password'],
    ] as const)
      expect([name, password, await verifier.verify(name, password)]).toEqual([name, password, undefined]);
  });

  it('finds users whose names have characters that mean something in a distinguished name', async () => {
    expect(await open().verify('bob, jr', 'bob-password')).toMatchObject({
      name: 'bob, jr',
      fullName: 'Bob (junior)',
      groups: ['readers'],
    });
  });

  it('recognises nobody whose name has two entries', async () => {
    expect(await open().verify('twin', 'twin-password')).toBeUndefined();
  });

  it('is asked over TLS, and with StartTLS; an unknown certificate is no certificate', async () => {
    const startTls = { url: directory.plain, startTls: true };
    expect(await open(startTls).verify('ada', 'ada-password')).toMatchObject({ name: 'ada' });
    expect(await open({ url: directory.plain }).verify('ada', 'ada-password')).toMatchObject({ name: 'ada' });
    for (const some of [{}, startTls]) {
      const { ca: _, ...without } = { url: directory.secure, ca: '', ...some };
      const verifier = createLdapVerifier({
        bindDn: 'cn=search,dc=example,dc=test',
        bindPassword: 'search-password',
        searchBase: 'ou=people,dc=example,dc=test',
        ...without,
      });
      await expect(verifier.verify('ada', 'ada-password')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
  });

  it('is unavailable when its search account is wrong, and the message has no password', async () => {
    const verifier = open({ bindPassword: 'changed-password' });
    await expect(verifier.verify('ada', 'ada-password')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The directory rejects the account cn=search,dc=example,dc=test, which is to search it',
    });
  });

  it('is not asked any more when nobody waits', async () => {
    const signal = AbortSignal.abort();
    await expect(open().verify('ada', 'ada-password', { signal })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});
