import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audience, roleOf, type SignInServer, startWithSignIn, urnOf } from './catalogue-with-sign-in.ts';

// Tokens that nobody has issued, sent over a socket. Whatever is wrong with one, the answer is the same.

const whoami = '/openapi/v1/identity/whoami';
const claims = { iss: 'https://issuer.example', aud: audience, sub: 'robot' };
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

let server: SignInServer;
let good: string;
beforeAll(async () => {
  server = await startWithSignIn();
  good = await server.jwt();
  // The service account may do everything, so that a token that passes shows.
  expect((await server.as(good, whoami)).status).toBe(200);
  await server.write([urnOf('robot'), 'roleMembership', { roles: [roleOf('Admin')] }]);
});
afterAll(() => server[Symbol.asyncDispose]());

/** What everybody gets whose token is none. */
async function expectRejected(...tokens: readonly string[]): Promise<void> {
  const answers = await Promise.all(tokens.map((token) => server.as(token, whoami)));
  for (const [place, { status, body, headers, text }] of answers.entries()) {
    expect([place, status]).toEqual([place, 401]);
    expect(body).toMatchObject({
      code: 'UNAUTHENTICATED',
      // Nothing about what is wrong with it.
      message: 'The credentials in the header Authorization are invalid, expired or revoked.',
    });
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(text).not.toContain(tokens[place]);
  }
}

describe('a JWT', () => {
  it('is accepted as the issuer has signed it', async () => {
    expect((await server.as(good, whoami)).body).toMatchObject({
      urn: urnOf('robot'),
      roles: [roleOf('Admin')],
    });
  });

  it('is rejected without a signature, however none is spelled', async () => {
    const payload = base64({ ...claims, exp: seconds() + 60 });
    const [head, body] = good.split('.');
    await expectRejected(
      ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) =>
        ['', 'AAAA'].map((signature) => `${base64({ alg, typ: 'JWT' })}.${payload}.${signature}`),
      ),
      `${head}.${body}.`,
      `${head}.${body}`,
    );
  });

  it('is rejected when the public key of the issuer was taken for a shared secret', async () => {
    const jwk = await exportJWK(server.publicKey);
    const pem = await exportSPKI(server.publicKey);
    const secrets = [
      pem,
      pem.trim(),
      JSON.stringify(jwk),
      jwk.n ?? '',
      Buffer.from(jwk.n ?? '', 'base64url'),
    ];
    const forge = (alg: string, hash: string, secret: string | Buffer) => {
      const signed = `${base64({ alg, kid: 'first' })}.${base64({ ...claims, exp: seconds() + 60 })}`;
      return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
    };
    await expectRejected(
      ...secrets.flatMap((secret) => [forge('HS256', 'sha256', secret), forge('HS512', 'sha512', secret)]),
    );
  });

  it('is rejected when another key has signed it, wherever the header says that key is', async () => {
    const other = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(other.publicKey);
    const headers = [
      { kid: 'first' },
      { kid: 'second' },
      {},
      { kid: 'first', jwk },
      { kid: 'first', jku: 'http://127.0.0.1:9/keys' },
      { kid: 'first', x5u: 'http://127.0.0.1:9/cert' },
      { kid: '../../../../dev/null' },
      { kid: "first' OR '1'='1" },
      { kid: 'first\u0000' },
      { kid: '' },
    ];
    await expectRejected(
      ...(await Promise.all(
        headers.map((header) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'RS256', ...header })
            .setExpirationTime('5m')
            .sign(other.privateKey),
        ),
      )),
    );
  });

  it('is rejected with a bit that differs anywhere', async () => {
    const flipped = Array.from({ length: 40 }, (_, i) => {
      const place = Math.floor((good.length * i) / 40);
      const other = good[place] === 'A' ? 'Q' : 'A';
      return good.slice(0, place) + other + good.slice(place + 1);
    }).filter((token) => !token.includes('\n') && token !== good);
    await expectRejected(...flipped);
  });

  it('is rejected for another issuer or audience, too early and too late', async () => {
    await expectRejected(
      await server.jwt({ iss: 'https://issuer.example/' }),
      await server.jwt({ iss: 'https://evil.example' }),
      await server.jwt({ aud: 'another' }),
      await server.jwt({ aud: [] }),
      await server.jwt({ aud: audience.toUpperCase() }),
      await server.jwt({ nbf: seconds() + 3600 }),
      await server.jwt({ exp: seconds() - 3600 }),
    );
  });

  it('never acts for a person, the system, or the user of the quickstart', async () => {
    await expectRejected(
      await server.jwt({ sub: 'ada' }),
      await server.jwt({ sub: 'ADA' }),
      await server.jwt({ sub: 'datahub' }),
      await server.jwt({ sub: '__datahub_system' }),
      await server.jwt({ sub: 'urn:li:corpuser:ada' }),
      await server.jwt({ sub: '' }),
    );
  });
});

describe('an access token', () => {
  it('is not guessed: neither its checksum nor another end makes one', async () => {
    const { token } = await server.serviceAccount('guessed');
    expect((await server.as(token, whoami)).status).toBe(200);
    const ends = Array.from({ length: 50 }, (_, i) => i.toString(36).padStart(6, '0'));
    const swapped = token.slice(0, 20) + token[21] + token[20] + token.slice(22);
    await expectRejected(
      ...ends.map((end) => token.slice(0, -6) + end),
      ...(swapped === token ? [] : [swapped]),
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      token.replace('_sat_', '_pat_'),
      'colophon_sat_',
    );
  });

  it('is not one by its public id, nor is the secret of a session or a link', async () => {
    const cookie = await server.signUp('ids');
    const { id } = await server.tokenOf(cookie);
    const secret = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
    await expectRejected(id, secret, await server.invite(), `colophon_pat_${id}`);
  });
});

describe('the header', () => {
  it.each([
    'Bearer',
    'Bearer ',
    'bearer none',
    'Basic __datahub_system:JohnSnowKnowsNothing',
    'Basic X19kYXRhaHViX3N5c3RlbTpKb2huU25vd0tub3dzTm90aGluZw==',
    'Basic :',
    'Digest username="ada"',
    'Token x',
    '',
  ])('%j lets nobody in', async (Authorization) => {
    expect((await server.send(whoami, { headers: { Authorization } })).status).toBe(401);
  });

  it.each(['X-DataHub-Actor', 'X-DataHub-Delegated-For-Id', 'X-Forwarded-User', 'X-Remote-User', 'X-User'])(
    '%s makes nobody somebody else',
    async (name) => {
      const { token } = await server.serviceAccount(`by-${name.toLowerCase()}`);
      const answer = await server.as(token, whoami, { headers: { [name]: urnOf('ada') } });
      expect(answer.body).toMatchObject({ urn: urnOf(`by-${name.toLowerCase()}`), roles: [] });
      expect((await server.send(whoami, { headers: { [name]: urnOf('ada') } })).status).toBe(401);
    },
  );

  it('lets nobody in when it is bad, even beside a good cookie', async () => {
    const Cookie = await server.signUp('both');
    expect((await server.send(whoami, { headers: { Cookie } })).status).toBe(200);
    const headers = { Cookie, Authorization: 'Bearer none' };
    expect((await server.send(whoami, { headers })).status).toBe(401);
  });
});
