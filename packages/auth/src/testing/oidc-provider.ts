import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';

/** What a provider says about a user. */
export type Account = Readonly<Record<string, unknown>> & { readonly sub: string };

export interface TestProvider extends AsyncDisposable {
  readonly issuer: string;
  /** Who signs in next. */
  account: Account;
}

const names = ['name', 'preferred_username', 'groups', 'nested', 'realm_access', 'teams'];

/**
 * Starts a real provider in this process. It asks nobody for a password: who comes signs in as the account that is set.
 *
 * @param clients As `oidc-provider` has them.
 */
export async function startProvider(clients: readonly object[]): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const running: TestProvider = {
    issuer,
    account: { sub: 'nobody' },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const accounts = new Map<string, Account>();
  const settings = {
    clients,
    jwks: { keys: [key] },
    cookies: { keys: ['for tests'] },
    claims: { openid: ['sub'], profile: names, email: ['email', 'email_verified'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => accounts.get(accountId),
    }),
    // Everybody has agreed to everything.
    async loadExistingGrant(context: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  };
  const provider = await withoutWarnings(async () => {
    // @ts-expect-error The package has no types.
    const { default: Provider } = await import('oidc-provider');
    return new Provider(issuer, settings);
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    accounts.set(running.account.sub, running.account);
    return provider.interactionFinished(request, response, { login: { accountId: running.account.sub } });
  });
  return running;
}

/** What is not meant for production is meant for tests. */
async function withoutWarnings<Result>(work: () => Promise<Result>): Promise<Result> {
  const { info, warn } = console;
  Object.assign(console, { info: () => {}, warn: () => {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}

/** Follows redirects with cookies, as a browser does, until one leads to an address that begins so; returns that one. */
export async function followTo(start: string, end: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let turn = 0; turn < 20; turn++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('Location');
    if (location === null) throw new Error(`${url} redirects no further: ${await response.text()}`);
    await response.body?.cancel();
    url = new URL(location, url).href;
    if (url.startsWith(end)) return url;
  }
  throw new Error(`${start} does not lead to ${end}`);
}
