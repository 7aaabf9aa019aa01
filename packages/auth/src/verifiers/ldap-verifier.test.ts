import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { connectOnce } from './connect-once.ts';
import { resolveLdapOptions } from './ldap-options.ts';
import { createLdapVerifier } from './ldap-verifier.ts';

// What a directory says is tested against a real one: tests/interop/ldap.test.ts.

const options = {
  url: 'ldaps://directory.example',
  bindDn: 'cn=search,dc=example',
  bindPassword: 'x',
  searchBase: 'dc=example',
};

describe('the settings of a directory', () => {
  it('have defaults', () => {
    expect(resolveLdapOptions(options)).toMatchObject({
      id: 'ldap',
      searchFilter: '(uid={name})',
      tls: undefined,
    });
  });

  it.each([
    [{ url: 'ldap://directory.example' }, 'begins with ldaps://'],
    [{ url: 'ldaps://cn=admin:pw@directory.example' }, 'without a password in it'],
    [{ url: 'https://directory.example' }, 'begins with ldaps://'],
    [{ bindDn: '' }, 'bindDn is missing'],
    [{ bindPassword: '' }, 'bindPassword is missing'],
    [{ searchBase: '' }, 'searchBase is missing'],
    [{ searchFilter: '(uid=ada)' }, 'must contain {name}'],
  ])('%j are rejected', (some, message) => {
    expect(() => resolveLdapOptions({ ...options, ...some })).toThrow(message);
  });

  it.each([{ url: 'ldap://127.0.0.1:389' }, { url: 'ldap://directory.example', startTls: true }])(
    '%j are accepted',
    (some) => {
      expect(() => resolveLdapOptions({ ...options, ...some })).not.toThrow();
    },
  );
});

it('a directory that does not answer is unavailable, and one without a password is not asked', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const verifier = createLdapVerifier({ ...options, url });
  await expect(verifier.verify('ada', 'password')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await verifier.verify('ada', '')).toBeUndefined();
  expect(await verifier.verify('ada', 'a\0')).toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
});

it('a connection that is to be encrypted later is made once', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = connectOnce();
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  expect(() => connect(port, '127.0.0.1')).toThrow('was lost');
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
