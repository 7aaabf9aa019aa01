import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '../environment.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import { createTestBox, createTestEnvironment, type TestEnvironment } from '../testing/fixtures.ts';
import { createMemoryIdentityStore } from '../testing/memory-identity-store.ts';
import { followTo, startProvider, type TestProvider } from '../testing/oidc-provider.ts';
import { newUser } from '../users/native-users.ts';
import { createOidcSignIn, type OidcSignIn, type OidcSignInOptions } from './oidc-sign-in.ts';
import type { OidcProviderOptions } from './provider-options.ts';
import type { SendRequest } from './retrying-fetch.ts';

const redirectUri = 'http://127.0.0.1:9999/callback/oidc';
const signedOut = 'http://127.0.0.1:9999/';
const secret = 'a secret of the client with 32 characters';
const ada = {
  sub: '1',
  preferred_username: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  groups: ['readers'],
};
const adaUrn = 'urn:li:corpuser:ada';

let idp: TestProvider;
let privateKey: string;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = await exportPKCS8(pair.privateKey);
  const client = (method: string, some = {}) => ({
    client_id: method,
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [signedOut],
    token_endpoint_auth_method: method,
    ...(method.startsWith('client_secret') && { client_secret: secret }),
    ...some,
  });
  const keys = { jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'mine', use: 'sig' }] } };
  idp = await startProvider([
    client('client_secret_basic'),
    client('client_secret_post'),
    client('client_secret_jwt'),
    client('private_key_jwt', keys),
    client('none'),
  ]);
});
afterAll(() => idp[Symbol.asyncDispose]());

let environment: TestEnvironment;
let store: IdentityStore;
let sessions: Sessions;
let oidc: OidcSignIn;
beforeEach(() => {
  environment = createTestEnvironment();
  store = createMemoryIdentityStore();
  sessions = createSessions({ store, environment });
  idp.account = ada;
  oidc = open();
});

function open(some: Partial<OidcProviderOptions> = {}, others: Partial<OidcSignInOptions> = {}): OidcSignIn {
  const provider = {
    id: 'idp',
    issuer: idp.issuer,
    clientId: some.clientAuthentication ?? 'client_secret_basic',
    clientSecret: secret,
    groupClaims: ['groups'],
    ...some,
  };
  const box = createTestBox(environment);
  return createOidcSignIn({ store, sessions, box, environment, providers: [provider], ...others });
}

const start = (some = {}) => oidc.start({ provider: 'idp', redirectUri, ...some });
/** Starts, and goes to the provider and back. */
async function visit(some = {}) {
  const started = await start(some);
  return { ...started, callbackUrl: await followTo(started.url, redirectUri) };
}
const signIn = async (some = {}) => oidc.finish(await visit(some));
const outcome = (result: Promise<unknown>) =>
  result.then(
    () => 'signed in',
    ({ code }) => code,
  );
const lastReason = async () => (await store.readAudit({ action: 'sign-in', limit: 1 }))[0]?.details?.reason;

describe('signing in at a provider', () => {
  it('makes the user, and says what the provider knows', async () => {
    const result = await signIn({ returnTo: '/search?q=orders' });
    if (result.isDryRun) throw new Error('It should be none');
    expect(result).toMatchObject({
      isNew: true,
      returnTo: '/search?q=orders',
      user: { urn: adaUrn, status: 'active', origin: 'oidc:idp', externalId: `${idp.issuer} 1` },
      report: { groups: ['readers'], fullName: 'Ada', email: 'ada@example.org', problems: [] },
    });
    expect(await sessions.read(result.secret)).toMatchObject({ user: { urn: adaUrn } });
    expect(await store.readAudit({ limit: 1 })).toMatchObject([
      { action: 'sign-in', outcome: 'done', actor: adaUrn },
    ]);
  });

  it('refreshes groups at each sign-in, and ends the session that the browser had', async () => {
    const first = await signIn();
    idp.account = { ...ada, groups: ['editors'] };
    const session = first.isDryRun ? '' : first.secret;
    const second = await oidc.finish({ ...(await visit()), session });
    expect(second).toMatchObject({ isNew: false, report: { groups: ['editors'] } });
    expect(await sessions.read(session)).toBeUndefined();
  });

  it.each([
    'client_secret_basic',
    'client_secret_post',
    'client_secret_jwt',
    'private_key_jwt',
    'none',
  ] as const)('works with %s', async (clientAuthentication) => {
    const key = { privateKey, privateKeyId: 'mine' };
    oidc = open({ clientAuthentication, ...(clientAuthentication === 'private_key_jwt' && key) });
    expect(await signIn()).toMatchObject({ user: { urn: adaUrn } });
  });

  it('fails with a wrong secret, and says nothing about it', async () => {
    oidc = open({ clientSecret: 'changed' });
    await expect(signIn()).rejects.toMatchObject({
      code: 'SIGN_IN_REJECTED',
      message: 'The answer of the provider idp is not valid. Start again.',
    });
  });

  it('shows an administrator what came and what became of it, and signs nobody in', async () => {
    oidc = open({ groupClaims: ['nested.groups'], requiredGroups: ['editors'] });
    const result = await signIn({ isDryRun: true });
    expect(result).toMatchObject({
      isDryRun: true,
      report: {
        claims: { preferred_username: 'ada', groups: ['readers'] },
        userName: { claim: 'preferred_username', value: 'ada', name: 'ada' },
        groupClaims: [{ claim: 'nested.groups', note: expect.stringContaining('sent no such claim') }],
        problems: ['The user is in none of the required groups'],
      },
    });
    expect(await store.listUsers({ limit: 9 })).toEqual([]);
    expect(await store.readAudit({ limit: 9 })).toEqual([]);
    expect(result).not.toHaveProperty('secret');
  });

  it('shows whether the user would be made, is there, or is kept out', async () => {
    const admission = async (some: Partial<OidcProviderOptions> = {}) => {
      oidc = open(some);
      const result = await signIn({ isDryRun: true });
      return result.isDryRun ? result.admission : undefined;
    };
    expect(await admission()).toEqual({ isNew: true });
    expect(await admission({ isJustInTime: false })).toEqual({ refusal: 'user not provisioned' });
    oidc = open();
    await signIn();
    expect(await admission({ isJustInTime: false })).toEqual({ isNew: false });
    expect(await admission({ userNameClaim: 'nothing' })).toBeUndefined();
    await store.updateUser(adaUrn, (user) => ({ ...user, status: 'suspended' }));
    expect(await admission()).toEqual({ refusal: 'user suspended' });
  });

  it('says to an administrator what the provider has against the client', async () => {
    oidc = open({ clientSecret: 'another secret of the client, 32 characters' });
    await expect(signIn({ isDryRun: true })).rejects.toThrow('\nthe provider reports invalid_client');
    expect(await store.readAudit({ limit: 9 })).toEqual([]);
    const message = await signIn().catch((error: Error) => error.message);
    expect(message).not.toContain('invalid_client');
    expect(await lastReason()).toContain('the provider reports invalid_client');
  });

  it('knows what was begun as a dry run, and nothing that was not begun here', async () => {
    expect(oidc.isDryRun((await start({ isDryRun: true })).pending)).toBe(true);
    expect(oidc.isDryRun((await start()).pending)).toBe(false);
    expect(oidc.isDryRun('forged')).toBe(false);
  });

  it('signs out at the provider, too', async () => {
    const result = await signIn();
    const { session } = (await sessions.read(result.isDryRun ? '' : result.secret)) ?? {};
    if (!session) throw new Error('There is no session');
    const url = new URL((await oidc.logoutUrl({ session, returnTo: signedOut })) ?? '');
    expect(url.href).toContain(`${idp.issuer}/session/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(signedOut);
    expect((await fetch(url)).status).toBe(200);
    const native = await sessions.begin({ user: adaUrn, method: 'native' });
    expect(await oidc.logoutUrl({ session: native.session, returnTo: signedOut })).toBeUndefined();
    const lost = { ...session, sealedState: 'v1.AAAAAAAAAAAA.AAAA' };
    expect(await oidc.logoutUrl({ session: lost, returnTo: signedOut })).toBeUndefined();
    // What the provider needs is not to be read from the store.
    expect(session.sealedState).not.toContain('eyJ');
  });
});

describe('who is kept out', () => {
  it('lacks a required group, or has groups that cannot be read', async () => {
    oidc = open({ requiredGroups: ['editors'] });
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('The user is in none of the required groups');
    idp.account = { ...ada, groups: 7 };
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('The groups cannot be read, and one is required');
    idp.account = { ...ada, groups: ['editors'] };
    expect(await outcome(signIn())).toBe('signed in');
  });

  it('is suspended', async () => {
    await signIn();
    await store.updateUser(adaUrn, (user) => ({ ...user, status: 'suspended' }));
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('user suspended');
    expect((await store.readUser(adaUrn))?.status).toBe('suspended');
  });

  it('has the name of a user of somebody else', async () => {
    await store.addUser({ ...newUser('ada', { createdAt: 0 }), status: 'active', origin: 'native' });
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('user of another origin');
  });

  it('got the name of somebody who has left', async () => {
    await signIn();
    idp.account = { ...ada, sub: '2' };
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('another user of this name');
  });

  it('was not provisioned, where that is asked for', async () => {
    oidc = open({ isJustInTime: false });
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    await store.addUser(newUser('ada', { createdAt: 0 }));
    expect(await outcome(signIn())).toBe('signed in');
  });

  it('has a name that stands for more than a person', async () => {
    idp.account = { ...ada, preferred_username: 'datahub' };
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
  });
});

describe('an answer of a provider', () => {
  const changed = (url: string, name: string, value: string) => {
    const changedUrl = new URL(url);
    changedUrl.searchParams.set(name, value);
    return changedUrl.href;
  };

  it('is used once', async () => {
    const visited = await visit();
    expect(await outcome(oidc.finish(visited))).toBe('signed in');
    expect(await outcome(oidc.finish(visited))).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('used before');
  });

  it('is for the browser that started', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    expect(await outcome(oidc.finish({ ...mine, callbackUrl: theirs.callbackUrl }))).toBe('SIGN_IN_REJECTED');
    for (const pending of ['', 'v1.AAAAAAAAAAAA.AAAA', `${theirs.pending.slice(0, -2)}AA`])
      expect(await outcome(oidc.finish({ ...theirs, pending }))).toBe('SIGN_IN_REJECTED');
    expect(await outcome(oidc.finish(theirs))).toBe('signed in');
  });

  it('has the state and the code of this sign-in', async () => {
    for (const name of ['state', 'code', 'iss']) {
      const visited = await visit();
      const callbackUrl = changed(visited.callbackUrl, name, 'other');
      expect([name, await outcome(oidc.finish({ ...visited, callbackUrl }))]).toEqual([
        name,
        'SIGN_IN_REJECTED',
      ]);
    }
  });

  it('comes within ten minutes', async () => {
    const visited = await visit();
    environment.time += 10 * minuteMs;
    expect(await outcome(oidc.finish(visited))).toBe('SIGN_IN_REJECTED');
    expect(await lastReason()).toBe('too late');
  });

  it('may be an error, of which only the code is shown', async () => {
    const { pending, url } = await start();
    const state = new URL(url).searchParams.get('state') ?? '';
    const text = 'Call this number';
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description: text,
      state,
      iss: idp.issuer,
    });
    await expect(oidc.finish({ pending, callbackUrl: `${redirectUri}?${query}` })).rejects.toMatchObject({
      code: 'SIGN_IN_REJECTED',
      message: 'The provider idp reports access_denied',
    });
  });

  /** Changes what the provider answers to the exchange of the code. */
  const changing =
    (change: (tokens: { id_token: string }) => object): SendRequest =>
    async (url, init) => {
      const response = await fetch(url, init);
      if (!url.endsWith('/token')) return response;
      return Response.json(change((await response.json()) as { id_token: string }));
    };
  const parts = (token: string) => token.split('.') as [string, string, string];

  it('has the nonce of this sign-in: a token of another one is not accepted', async () => {
    let first: string | undefined;
    const replay = changing((tokens) => {
      first ??= tokens.id_token;
      return { ...tokens, id_token: first };
    });
    oidc = open({}, { fetch: replay });
    expect(await outcome(signIn())).toBe('signed in');
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
  });

  it.each([
    ['without a token', (token: string) => ({ id_token: token && undefined })],
    ['without a signature', (token: string) => ({ id_token: `${parts(token).slice(0, 2).join('.')}.` })],
    ['with another signature', (token: string) => ({ id_token: `${token.slice(0, -8)}AAAAAAAA` })],
    [
      'with the algorithm none',
      (token: string) => ({
        id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts(token)[1]}.`,
      }),
    ],
    [
      'with a user that the provider has not signed',
      (token: string) => {
        const [header, body, signature] = parts(token);
        const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: '2' };
        return {
          id_token: `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`,
        };
      },
    ],
  ])('%s is not accepted', async (_, change) => {
    oidc = open(
      { readsUserInfo: false, userNameClaim: 'sub' },
      {
        fetch: changing((tokens) => ({ ...tokens, ...change(tokens.id_token) })),
      },
    );
    expect(await outcome(signIn())).toBe('SIGN_IN_REJECTED');
    expect(await store.listUsers({ limit: 9 })).toEqual([]);
  });
});

describe('a provider', () => {
  it('that is away does not keep the server from starting, and is asked again', async () => {
    let isAway = true;
    let calls = 0;
    const fetchOrFail: SendRequest = (url, init) => {
      calls++;
      return isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init);
    };
    oidc = open({}, { fetch: fetchOrFail, wait: async () => {} });
    expect(calls).toBe(0);
    expect(await outcome(start())).toBe('UNAVAILABLE');
    expect(calls).toBe(3);
    isAway = false;
    expect(await outcome(signIn())).toBe('signed in');
  });

  it('has its configuration read once, and again after an hour', async () => {
    let reads = 0;
    const counting: SendRequest = (url, init) => {
      if (url.includes('.well-known')) reads++;
      return fetch(url, init);
    };
    oidc = open({}, { fetch: counting });
    await Promise.all([start(), start()]);
    environment.time += 59 * minuteMs;
    await start();
    expect(reads).toBe(1);
    environment.time += minuteMs;
    await start();
    expect(reads).toBe(2);
  });

  it('is one of several, each with an id', async () => {
    const some = { issuer: idp.issuer, clientId: 'none' };
    const several = open(
      {},
      {
        providers: [
          { id: 'a', label: 'A', ...some },
          { id: 'b', ...some },
        ],
      },
    );
    expect(several.providers).toEqual([
      { id: 'a', label: 'A' },
      { id: 'b', label: 'b' },
    ]);
    await expect(several.start({ provider: 'c', redirectUri })).rejects.toThrow('no OIDC provider c');
    expect(() =>
      open(
        {},
        {
          providers: [
            { id: 'a', ...some },
            { id: 'a', ...some },
          ],
        },
      ),
    ).toThrow('the same id');
  });

  it('is asked for what is configured', async () => {
    oidc = open({ scopes: ['openid'], parameters: { prompt: 'login', state: 'mine' } });
    const { searchParams } = new URL((await start()).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      prompt: 'login',
      scope: 'openid',
      redirect_uri: redirectUri,
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    expect(searchParams.get('state')).not.toBe('mine');
  });

  it('whose key is none is a mistake of the configuration', async () => {
    oidc = open({ clientAuthentication: 'private_key_jwt', privateKey: 'none' });
    await expect(start()).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' });
  });
});
