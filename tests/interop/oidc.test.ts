import { generateKeyPairSync } from 'node:crypto';
import {
  clientAuthentications,
  createJwtIssuer,
  createKey,
  createKeyRing,
  createOidcSignIn,
  createSecretBox,
  createSessions,
  type OidcProviderOptions,
} from '@colophon/auth';
import { createMemoryIdentityStore } from '@colophon/auth/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Keycloak, startKeycloak } from './keycloak.ts';

const redirectUri = 'http://127.0.0.1:9999/callback/oidc';
const signedOut = 'http://127.0.0.1:9999/';

let keycloak: Keycloak;
beforeAll(async () => {
  keycloak = await startKeycloak();
}, 400_000);
afterAll(() => keycloak?.stop());

function open(some: Partial<OidcProviderOptions> = {}) {
  const store = createMemoryIdentityStore();
  const sessions = createSessions({ store });
  const keys = createKeyRing([
    createKey('encryption', new Uint8Array(32).fill(1), 0),
    createKey('signing', new Uint8Array(32).fill(2), 0),
  ]);
  const provider = {
    id: 'keycloak',
    issuer: keycloak.issuer,
    clientId: 'colophon',
    clientSecret: 'the secret of the client',
    groupClaims: ['groups'],
    ...some,
  };
  const oidc = createOidcSignIn({ store, sessions, box: createSecretBox(keys), providers: [provider] });
  return { store, sessions, oidc };
}

/** As much of a browser as a sign-in needs: it follows redirects, keeps cookies and submits the form of Keycloak. */
class Browser {
  readonly #cookies = new Map<string, string>();

  /** Opens an address and follows it, until one leads back to the catalogue or a page is shown. */
  async open(address: string, form?: Record<string, string>): Promise<{ url: string; page?: string }> {
    let url = address;
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { Cookie: [...this.#cookies].map((cookie) => cookie.join('=')).join('; ') },
        ...(body && { body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      const location = response.headers.get('Location');
      if (location === null) return { url, page: await response.text() };
      await response.body?.cancel();
      url = new URL(location, url).href;
      body = undefined;
      if (url.startsWith(signedOut)) return { url };
    }
  }

  /** Signs in with the form, if one is shown. */
  async signIn(address: string, username: string, password = `${username}-password`) {
    const { url, page } = await this.open(address);
    if (page === undefined) return { url };
    const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    if (action === undefined) throw new Error(`No form is at ${url}:\n${page}`);
    return this.open(action, { username, password });
  }
}

async function visit(
  oidc: ReturnType<typeof open>['oidc'],
  name: string,
  isDryRun = false,
  browser = new Browser(),
) {
  const { url, pending } = await oidc.start({ provider: 'keycloak', redirectUri, isDryRun });
  const { url: callbackUrl } = await browser.signIn(url, name);
  return oidc.finish({ callbackUrl, pending });
}

describe('Keycloak', () => {
  it('signs a user in, with groups from two claims, one of them nested', async () => {
    const { oidc, sessions } = open({
      groupClaims: ['groups', 'realm_access.roles'],
      groupPattern: '/data/(.+)|steward',
      requiredGroups: ['readers'],
    });
    const result = await visit(oidc, 'ada');
    if (result.isDryRun) throw new Error('It should be none');
    expect(result).toMatchObject({
      isNew: true,
      user: { urn: 'urn:li:corpuser:ada', origin: 'oidc:keycloak' },
      report: { groups: ['readers', 'steward'], fullName: 'Ada Lovelace', email: 'ada@example.test' },
    });
    expect(await sessions.read(result.secret)).toBeDefined();
  });

  it('shows a form again for a wrong password, and nobody is signed in', async () => {
    const { oidc } = open();
    const { url } = await oidc.start({ provider: 'keycloak', redirectUri });
    const { page } = await new Browser().signIn(url, 'ada', 'wrong');
    expect(page).toContain('Invalid username or password');
  });

  it('keeps out who is in no required group, and a dry run says why', async () => {
    const { oidc, store } = open({ requiredGroups: ['/data/readers'] });
    await expect(visit(oidc, 'bob')).rejects.toMatchObject({ code: 'SIGN_IN_REJECTED' });
    expect((await store.readAudit({ limit: 1 }))[0]?.details).toEqual({
      method: 'oidc:keycloak',
      reason: 'The user is in none of the required groups',
    });
    expect(await visit(oidc, 'bob', true)).toMatchObject({
      isDryRun: true,
      report: {
        claims: { preferred_username: 'bob' },
        // Keycloak leaves the claim out for a user without groups.
        groupClaims: [{ claim: 'groups', values: [], note: expect.stringContaining('sent no such claim') }],
        requiredGroups: { oneOf: ['/data/readers'], problem: 'The user is in none of the required groups' },
      },
    });
  });

  it('keeps out who claims an e-mail address that is not verified, where that is the name', async () => {
    const { oidc } = open({ userNameClaim: 'email', userNamePattern: '([^@]+)@example\\.test' });
    expect(await visit(oidc, 'ada')).toMatchObject({ user: { urn: 'urn:li:corpuser:ada' } });
    expect(await visit(oidc, 'bob', true)).toMatchObject({
      report: { userName: { problem: 'The provider has not verified the e-mail address' } },
    });
  });

  it('ends its own session, so that the next sign-in asks for a password', async () => {
    const { oidc, sessions } = open();
    const browser = new Browser();
    const result = await visit(oidc, 'ada', false, browser);
    const { session } = (await sessions.read(result.isDryRun ? '' : result.secret)) ?? {};
    if (!session) throw new Error('There is no session');
    const isAsked = async () => {
      const { url } = await oidc.start({ provider: 'keycloak', redirectUri });
      return (await browser.open(url)).page !== undefined;
    };
    expect(await isAsked()).toBe(false);
    const url = await oidc.logoutUrl({ session, returnTo: signedOut });
    expect((await browser.open(url ?? '')).url).toBe(signedOut);
    expect(await isAsked()).toBe(true);
  });

  it('rejects a client with a wrong secret, and the message has no secret', async () => {
    const { oidc } = open({ clientSecret: 'changed secret' });
    await expect(visit(oidc, 'ada')).rejects.toMatchObject({
      code: 'SIGN_IN_REJECTED',
      message: expect.not.stringContaining('changed'),
    });
  });
});

describe('the client proves itself', () => {
  const secret = 'the secret of the client';
  /** Its Keycloak type, and the settings of both sides. */
  function methods() {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'mine', use: 'sig', alg: 'RS256' };
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const keys = { 'use.jwks.string': 'true', 'jwks.string': JSON.stringify({ keys: [jwk] }) };
    return {
      client_secret_basic: { type: { secret }, own: { clientSecret: secret } },
      client_secret_post: { type: { secret }, own: { clientSecret: secret } },
      client_secret_jwt: {
        type: { secret, clientAuthenticatorType: 'client-secret-jwt' },
        own: { clientSecret: secret },
      },
      private_key_jwt: {
        type: { clientAuthenticatorType: 'client-jwt', attributes: keys },
        own: { clientSecret: '', privateKey: pem, privateKeyId: 'mine' },
      },
      none: { type: { publicClient: true }, own: { clientSecret: '' } },
    } as const;
  }

  it.each(clientAuthentications)('by %s', async (method) => {
    const { type, own } = methods()[method];
    const clientId = `by-${method}`;
    await keycloak.administer('POST', 'clients', { clientId, redirectUris: [redirectUri], ...type });
    const { oidc } = open({ clientId, clientAuthentication: method, ...own });
    expect(await visit(oidc, 'ada')).toMatchObject({ user: { urn: 'urn:li:corpuser:ada' } });
  });
});

describe('a token of a service', () => {
  const tokenOf = async (form: Record<string, string>): Promise<string> => {
    const response = await fetch(`${keycloak.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    return access_token;
  };
  const service = {
    grant_type: 'client_credentials',
    client_id: 'job',
    client_secret: 'the secret of the job',
  };

  it('is accepted for its service account, and for its audience alone', async () => {
    const { store } = open();
    await store.addUser({
      urn: 'urn:li:corpuser:job',
      signInName: 'job',
      kind: 'service',
      status: 'active',
      sessionEpoch: 0,
      createdAt: 0,
    });
    const issuer = (audience: string) =>
      createJwtIssuer({
        store,
        audience,
        issuer: keycloak.issuer,
        jwksUrl: `${keycloak.issuer}/protocol/openid-connect/certs`,
        nameClaim: 'azp',
      });
    const token = await tokenOf(service);
    expect(await issuer('colophon')(token)).toEqual({
      urn: 'urn:li:corpuser:job',
      by: 'issuer',
      credential: keycloak.issuer,
      isService: true,
    });
    await expect(issuer('other')(token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    await expect(issuer('colophon')(`${token.slice(0, -8)}AAAAAAAA`)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});
