import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { TokenIssuer } from '../principal.ts';
import { createTestEnvironment, type TestEnvironment } from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { newUser } from '../users/native-users.ts';
import { createJwtIssuer, type JwtIssuerOptions } from './jwt-issuer.ts';

const issuer = 'https://issuer.example';
const audience = 'colophon';
const robot = 'urn:li:corpuser:robot';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let first: KeyPair;
let second: KeyPair;
beforeAll(async () => {
  first = await generateKeyPair('ES256', { extractable: true });
  second = await generateKeyPair('ES256', { extractable: true });
});

let environment: TestEnvironment;
let store: IdentityStore;
let server: Server;
let served: { keys: JWK[] } | undefined;
let reads: number;
beforeEach(async () => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  await store.addUser(newUser('robot', { kind: 'service', createdAt: 0 }));
  reads = 0;
  served = { keys: [{ ...(await exportJWK(first.publicKey)), kid: 'first' }] };
  server = createServer((_request, response) => {
    reads++;
    response.writeHead(served ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(served ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const open = (some: Partial<JwtIssuerOptions> = {}): TokenIssuer =>
  createJwtIssuer({
    store,
    environment,
    issuer,
    audience,
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    keysCooldownMs: 0,
    ...some,
  });
const seconds = () => Math.floor(environment.time / 1_000);
const sign = (claims: object = {}, key = first, kid = 'first') =>
  new SignJWT({ iss: issuer, aud: audience, sub: 'robot', exp: seconds() + 60, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(key.privateKey);
const invalid = expect.objectContaining({ code: 'INVALID_TOKEN' });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a JWT', () => {
  it('of the issuer acts for a service account', async () => {
    expect(await open()(await sign())).toEqual({
      urn: robot,
      by: 'issuer',
      credential: issuer,
      isService: true,
    });
    expect(await open({ nameClaim: 'azp' })(await sign({ sub: 'x', azp: 'ROBOT' }))).toMatchObject({
      urn: robot,
    });
    expect(await open()(await sign({ aud: ['other', audience] }))).toMatchObject({ urn: robot });
  });

  it('is rejected when it is of another kind, or lacks a scope', async () => {
    const ofType = (typ: string, claims: object = {}) =>
      new SignJWT({ iss: issuer, aud: audience, sub: 'robot', exp: seconds() + 60, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'first', typ })
        .sign(first.privateKey);
    for (const typ of ['JWT', 'at+jwt', 'application/at+jwt'])
      expect(await open()(await ofType(typ))).toMatchObject({ urn: robot });
    for (const typ of ['logout+jwt', 'dpop+jwt', 'secevent+jwt'])
      await expect(open()(await ofType(typ))).rejects.toEqual(invalid);
    const strict = open({ type: 'at+jwt' });
    expect(await strict(await ofType('at+jwt'))).toMatchObject({ urn: robot });
    await expect(strict(await ofType('JWT'))).rejects.toEqual(invalid);
    await expect(strict(await sign())).rejects.toEqual(invalid);

    const scoped = open({ scopes: ['catalogue', 'write'] });
    for (const claims of [{ scope: 'write openid catalogue' }, { scp: ['catalogue', 'write'] }])
      expect(await scoped(await sign(claims))).toMatchObject({ urn: robot });
    for (const claims of [{}, { scope: 'write' }, { scope: 'catalogue-write' }, { scp: 'catalogue' }])
      await expect(scoped(await sign(claims))).rejects.toEqual(invalid);
  });

  it('of another issuer, and what is no JWT, is left to others', async () => {
    for (const token of [await sign({ iss: 'https://other.example' }), 'x', 'a.b.c', ''])
      expect(await open()(token)).toBeUndefined();
    expect(reads).toBe(0);
  });

  it.each([
    ['for another audience', { aud: 'other' }],
    ['for no audience', { aud: undefined }],
    ['without an end', { exp: undefined }],
    ['that is not valid yet', { nbf: 1_700_000_000 + 31 }],
    ['without a name', { sub: undefined }],
    ['with a name that is no text', { sub: 7 }],
    ['of a service account that does not exist', { sub: 'nobody' }],
  ])('%s is rejected', async (_, claims) => {
    await expect(open()(await sign(claims))).rejects.toThrow(invalid);
  });

  it('is rejected when it has expired, by the clock of this server', async () => {
    const token = await sign();
    environment.time += 60_000 + 29_000;
    await open()(token);
    environment.time += 1_000;
    await expect(open()(token)).rejects.toThrow(invalid);
  });

  it('is rejected when somebody else has signed it, or changed it', async () => {
    await expect(open()(await sign({}, second))).rejects.toThrow(invalid);
    const [header, , signature] = (await sign()).split('.');
    const claims = { iss: issuer, aud: audience, sub: 'root', exp: seconds() + 60 };
    await expect(open()(`${header}.${base64(claims)}.${signature}`)).rejects.toThrow(invalid);
  });

  it('is rejected when it is not signed, or with the public key as a password', async () => {
    const claims = base64({ iss: issuer, aud: audience, sub: 'robot', exp: seconds() + 60 });
    for (const alg of ['none', 'None', 'NONE'])
      await expect(open()(`${base64({ alg })}.${claims}.`)).rejects.toThrow(invalid);
    const head = `${base64({ alg: 'HS256', kid: 'first' })}.${claims}`;
    for (const secret of [
      await exportSPKI(first.publicKey),
      JSON.stringify(await exportJWK(first.publicKey)),
    ]) {
      const signature = createHmac('sha256', secret).update(head).digest('base64url');
      await expect(open()(`${head}.${signature}`)).rejects.toThrow(invalid);
    }
  });

  it('is rejected with an algorithm that is not allowed', async () => {
    await expect(open({ algorithms: ['RS256'] })(await sign())).rejects.toThrow(invalid);
    for (const algorithms of [['HS256'], ['none'], []] as never[])
      expect(() => open({ algorithms })).toThrow('expected some of RS256');
  });

  it('is accepted with a new key, which is read when it is first met', async () => {
    const verify = open();
    await verify(await sign());
    await verify(await sign());
    expect(reads).toBe(1);
    served = { keys: [{ ...(await exportJWK(second.publicKey)), kid: 'second' }] };
    expect(await verify(await sign({}, second, 'second'))).toMatchObject({ urn: robot });
    expect(reads).toBe(2);
    await expect(verify(await sign())).rejects.toThrow(invalid);
  });

  it('with key ids that are invented does not make the server read keys again and again', async () => {
    const verify = open({ keysCooldownMs: 3_600_000 });
    await verify(await sign());
    for (const kid of ['a', 'b', 'c'])
      await expect(verify(await sign({}, second, kid))).rejects.toThrow(invalid);
    expect(reads).toBe(1);
  });

  it('cannot be checked while the keys cannot be read', async () => {
    served = undefined;
    await expect(open()(await sign())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a service account', () => {
  it('belongs to the first issuer that vouches for it', async () => {
    await open()(await sign());
    const other = 'https://other.example';
    const verify = open({ issuer: other, isJustInTime: true });
    await expect(verify(await sign({ iss: other }))).rejects.toThrow(invalid);
  });

  it('is made where that is allowed, and never as a person or the system', async () => {
    await store.addUser(newUser('ada', { createdAt: 0 }));
    const verify = open({ isJustInTime: true });
    expect(await verify(await sign({ sub: 'job-7' }))).toMatchObject({ urn: 'urn:li:corpuser:job-7' });
    expect(await verify(await sign({ sub: 'job-7' }))).toMatchObject({ isService: true });
    for (const sub of ['ada', 'datahub', '__datahub_system', 'a b'])
      await expect(verify(await sign({ sub }))).rejects.toThrow(invalid);
  });

  it('that is suspended is refused immediately', async () => {
    const verify = open();
    await verify(await sign());
    await store.updateUser(robot, (user) => ({ ...user, status: 'suspended' }));
    await expect(verify(await sign())).rejects.toThrow(invalid);
  });
});

it.each(['http://keys.example/', 'keys', 'https://user:pw@keys.example/', 'file:///keys'])(
  'keys are not read from %s',
  (jwksUrl) => {
    expect(() => open({ jwksUrl })).toThrow('expected an address that begins with https://');
  },
);
