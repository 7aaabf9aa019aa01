import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FormBrowser, type Shown } from '../support/form-browser.ts';
import { administratorName, chooseAddress, type SignInServer, startSignInServer } from './start-server.ts';

/** The client that the server is at a provider. */
export interface RegisteredClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly signedOutUri: string;
}

/** A real identity provider that a server signs people in at. */
export interface FlowProvider extends AsyncDisposable {
  readonly issuer: string;
  /** What a user is called there, and the groups that a sign-in from now on has. */
  setUser(name: string, groups: readonly string[]): Promise<void>;
  /** Goes through what the provider shows, until it leads back, and to where that leads. */
  enter(browser: FormBrowser, address: string, name: string, end?: string): Promise<Shown>;
  /** Whether it shows a page of its own to who follows an address, and so asks who it is. */
  asks(browser: FormBrowser, address: string): Promise<boolean>;
  /** Confirms that the session there ends, if it asks. */
  leave(browser: FormBrowser, page: Shown): Promise<Shown>;
}

const client = { clientId: 'catalogue', clientSecret: 'the secret of the catalogue at this provider' };
const editor = 'urn:li:dataHubRole:Editor';
const group = (name: string) => `urn:li:corpGroup:${name}`;
const user = (name: string) => `urn:li:corpuser:${name}`;
const dataset = 'urn:li:dataset:(urn:li:dataPlatform:postgres,orders,PROD)';

/** One provider, with different settings. Each vouches for users of its own. */
const providers = {
  plain: { groupClaims: ['groups'], groupPattern: '/data/(.+)' },
  nested: { groupClaims: ['realm_access.roles'], groupPattern: 'steward' },
  text: { groupClaims: ['teams'] },
  required: { groupClaims: ['groups'], requiredGroups: ['/data/readers'] },
  unreadable: { groupClaims: ['realm_access'], requiredGroups: ['/data/readers'] },
  provisioned: { isJustInTime: false },
  wrong: { clientSecret: 'another secret of forty characters or so' },
  absent: { issuer: 'http://127.0.0.1:1/nothing', retries: 0 },
} as const;
type ProviderId = keyof typeof providers;

/**
 * What holds of signing in over HTTP at every provider, from the button to signing out.
 *
 * @param start Starts a provider that knows the client. Of its users `ada` has the role `steward`, and everybody is in the
 * teams `analysts` and `stewards`, which come as one text with a comma.
 */
export function oidcFlow(
  name: string,
  start: (client: RegisteredClient) => Promise<FlowProvider>,
  more: (setting: {
    readonly provider: () => FlowProvider;
    readonly server: () => SignInServer;
  }) => void = () => {},
): void {
  describe(name, () => {
    let provider: FlowProvider;
    let server: SignInServer;
    beforeAll(async () => {
      const address = await chooseAddress();
      provider = await start({
        ...client,
        redirectUris: Object.keys(providers).map((id) => `${address}/callback/${id}`),
        signedOutUri: `${address}/signed-out`,
      });
      const oidc = Object.entries(providers).map(([id, some]) => ({
        id,
        label: `${name} (${id})`,
        issuer: provider.issuer,
        clientId: client.clientId,
        ...some,
        clientSecret: { env: `SECRET_${id}` },
      }));
      const env = Object.fromEntries(
        Object.entries(providers).map(([id, some]) => [
          `SECRET_${id}`,
          'clientSecret' in some ? some.clientSecret : client.clientSecret,
        ]),
      );
      server = await startSignInServer(address, { settings: { oidc }, env });
    }, 400_000);
    afterAll(async () => {
      await server?.[Symbol.asyncDispose]();
      await provider?.[Symbol.asyncDispose]();
    });

    const sso = (id: ProviderId, query: Record<string, string> = {}) =>
      `${server.address}/sso?${new URLSearchParams({ provider: id, ...query })}`;
    const whoami = () => `${server.address}/openapi/v1/identity/whoami`;
    /** Signs in, and shows what is at the end. */
    const signIn = (id: ProviderId, who: string, browser = new FormBrowser()) =>
      provider.enter(browser, sso(id, { redirect_uri: '/openapi/v1/identity/whoami' }), who);
    const isSignedIn = async (browser: FormBrowser) => (await browser.send(whoami())).status === 200;
    const groupsOf = async (who: string) => (await server.aspect(user(who), 'groupMembership'))?.groups;

    it('signs a user in by the button of the page, and the session works on an API', async () => {
      await provider.setUser('ada', ['/data/readers', '/elsewhere']);
      const browser = new FormBrowser();
      const page = await browser.open(
        `${server.address}/authenticate?redirect_uri=/openapi/v1/identity/whoami`,
      );
      const [, href = ''] =
        /<a class="action plain" href="(\/sso\?provider=plain[^"]*)"/.exec(page.text) ?? [];
      const shown = await provider.enter(
        browser,
        new URL(href.replaceAll('&amp;', '&'), server.address).href,
        'ada',
      );
      expect([shown.url, shown.status, JSON.parse(shown.text)]).toEqual([
        whoami(),
        200,
        expect.objectContaining({ urn: user('ada') }),
      ]);
      expect(await groupsOf('ada')).toEqual([group('readers')]);
      expect(await server.aspect(user('ada'), 'corpUserInfo')).toMatchObject({ active: true });
    });

    it('refreshes groups at each sign-in; roles of groups hold with the next request', async () => {
      await server.call('POST', '/openapi/v3/entity/corpgroup?async=false', [
        { urn: group('editors'), roleMembership: { value: { roles: [editor] } } },
      ]);
      const mayWrite = async (browser: FormBrowser): Promise<boolean> => {
        const cookies = [...browser.cookies(server.address)].map((cookie) => cookie.join('='));
        const { status } = await fetch(`${server.address}/openapi/v3/entity/dataset?async=false`, {
          method: 'POST',
          headers: { Cookie: cookies.join('; '), Origin: server.address, 'Content-Type': 'application/json' },
          body: JSON.stringify([{ urn: dataset, status: { value: { removed: false } } }]),
        });
        expect([200, 202, 403]).toContain(status);
        return status !== 403;
      };
      const browser = new FormBrowser();
      await provider.setUser('grace', ['/data/readers']);
      await signIn('plain', 'grace', browser);
      expect([await groupsOf('grace'), await mayWrite(browser)]).toEqual([[group('readers')], false]);

      await provider.setUser('grace', ['/data/editors', '/data/readers']);
      const later = new FormBrowser();
      await signIn('plain', 'grace', later);
      expect(await groupsOf('grace')).toEqual([group('editors'), group('readers')]);
      expect(await mayWrite(later)).toBe(true);

      await provider.setUser('grace', []);
      await signIn('plain', 'grace', new FormBrowser());
      expect([await groupsOf('grace'), await mayWrite(later)]).toEqual([[], false]);
    });

    it('reads groups from a nested claim, and from one text', async () => {
      await provider.setUser('steward', []);
      await signIn('nested', 'steward');
      expect(await groupsOf('steward')).toEqual([group('steward')]);
      await provider.setUser('terry', []);
      await signIn('text', 'terry');
      expect(await groupsOf('terry')).toEqual([group('analysts'), group('stewards')]);
    });

    it('keeps out who is in no required group, and everybody when the groups cannot be read', async () => {
      await provider.setUser('bob', []);
      const browser = new FormBrowser();
      const refused = await signIn('required', 'bob', browser);
      expect([refused.status, await isSignedIn(browser)]).toEqual([403, false]);
      expect(refused.text).toContain('your account may not sign in here');
      expect(refused.text).not.toContain('/data/readers');
      expect(await server.aspect(user('bob'), 'corpUserInfo')).toBeUndefined();

      await provider.setUser('bob', ['/data/readers']);
      expect((await signIn('required', 'bob')).status).toBe(200);
      expect((await signIn('unreadable', 'bob')).status).toBe(403);
    });

    it('makes no user where only provisioned ones may sign in', async () => {
      await provider.setUser('carol', []);
      expect((await signIn('provisioned', 'carol')).status).toBe(403);
      expect(await server.aspect(user('carol'), 'corpUserInfo')).toBeUndefined();
      await server.call('POST', '/openapi/v1/identity/users', { name: 'carol' });
      expect((await signIn('provisioned', 'carol')).status).toBe(200);
    });

    it('lets nobody take over a user of another provider, or of none', async () => {
      await provider.setUser('ada', []);
      expect((await signIn('text', 'ada')).status).toBe(403);
      await provider.setUser(administratorName, []);
      expect((await signIn('plain', administratorName)).status).toBe(403);
    });

    it('ends the sessions of a suspended user, and begins none', async () => {
      await provider.setUser('dora', []);
      const browser = new FormBrowser();
      expect((await signIn('plain', 'dora', browser)).status).toBe(200);
      await server.call('POST', `/openapi/v1/identity/users/${encodeURIComponent(user('dora'))}/suspend`);
      expect(await isSignedIn(browser)).toBe(false);
      expect((await signIn('plain', 'dora', browser)).status).toBe(403);
      expect(await isSignedIn(browser)).toBe(false);
    });

    it('accepts an answer of the provider once, and in the browser that has asked', async () => {
      const callback = `${server.address}/callback/plain`;
      await provider.setUser('erin', []);
      const browser = new FormBrowser();
      // The address of the provider's answer, which the browser has not followed.
      const answer = await provider.enter(browser, sso('plain'), 'erin', callback);
      const kept = new Map(browser.cookies(server.address));
      expect([...kept.keys()]).toEqual(['colophon-pending-plain']);

      const stranger = new FormBrowser();
      await stranger.send(sso('plain'));
      for (const foreign of [new FormBrowser(), stranger]) {
        expect((await foreign.open(answer.url)).status).toBe(403);
        expect(await isSignedIn(foreign)).toBe(false);
      }
      expect((await browser.open(answer.url)).url).toBe(`${server.address}/`);
      expect(await isSignedIn(browser)).toBe(true);

      // Whoever has found the answer in a log, even with all that the browser had.
      const thief = new FormBrowser();
      for (const [name, value] of kept) thief.cookies(server.address).set(name, value);
      expect((await thief.open(answer.url)).status).toBe(403);
      expect(await isSignedIn(thief)).toBe(false);
      // Of the first answer, the second state.
      const other = new FormBrowser();
      const second = new URL((await provider.enter(other, sso('plain'), 'erin', callback)).url);
      second.searchParams.set('state', new URL(answer.url).searchParams.get('state') ?? '');
      expect((await other.open(second.href)).status).toBe(403);
      expect(await isSignedIn(other)).toBe(false);
    });

    it.each(['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:1'])(
      'never leads to %j',
      async (elsewhere) => {
        await provider.setUser('erin', []);
        const browser = new FormBrowser();
        const callback = `${server.address}/callback/plain`;
        const answer = await provider.enter(
          browser,
          sso('plain', { redirect_uri: elsewhere }),
          'erin',
          callback,
        );
        expect((await browser.send(answer.url)).headers.get('Location')).toBe('/');
      },
    );

    it('signs out at the provider, too', async () => {
      await provider.setUser('fay', []);
      const browser = new FormBrowser();
      await signIn('plain', 'fay', browser);
      expect(await provider.asks(browser, sso('plain'))).toBe(false);
      const left = await provider.leave(browser, await browser.open(`${server.address}/logOut`));
      expect([left.url, left.status]).toEqual([`${server.address}/signed-out`, 200]);
      expect(left.text).toContain('You are signed out');
      expect(await isSignedIn(browser)).toBe(false);
      expect(await provider.asks(browser, sso('plain'))).toBe(true);
    });

    it('says what is wrong with the settings to administrators alone', async () => {
      const { administrator } = server;
      await provider.setUser('gina', []);
      const refused = await signIn('wrong', 'gina');
      expect(refused.status).toBe(403);
      expect(refused.text).toContain('Start again.');
      const shown = await provider.enter(administrator, sso('wrong', { 'dry-run': '' }), 'gina');
      expect(shown.text).toMatch(/the provider reports (invalid_client|unauthorized_client)/);
      for (const page of [refused, shown]) expect(page.text).not.toContain(providers.wrong.clientSecret);
      const absent = await new FormBrowser().open(sso('absent'));
      expect([absent.status, absent.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
      expect(absent.text).not.toContain('127.0.0.1:1');
    });

    describe('a dry run', () => {
      const dryRun = (id: ProviderId, who: string, browser: FormBrowser) =>
        provider.enter(browser, sso(id, { 'dry-run': '' }), who);
      const wordsOf = ({ text }: Shown) =>
        text
          .replace(/<[^>]+>/g, ' ')
          .replaceAll('&quot;', '"')
          .replace(/\s+/g, ' ');
      /** A browser of the administrator of its own, so that each is somebody else at the provider. */
      async function administrate(): Promise<FormBrowser> {
        const browser = new FormBrowser();
        for (const [name, value] of server.administrator.cookies(server.address))
          browser.cookies(server.address).set(name, value);
        return browser;
      }

      it('shows which claims came and what they were mapped to, and signs nobody in', async () => {
        await provider.setUser('helen', ['/data/readers', '/elsewhere']);
        const browser = await administrate();
        const shown = await dryRun('plain', 'helen', browser);
        expect(shown.status).toBe(200);
        const words = wordsOf(shown);
        expect(words).toContain('Nobody was signed in, and nothing was stored.');
        expect(words).toContain('A new user would be created: urn:li:corpuser:helen');
        // A provider may send them in any order.
        expect(words).toMatch(
          /The claim groups has (\/data\/readers , \/elsewhere|\/elsewhere , \/data\/readers) \./,
        );
        expect(words).toMatch(/Groups readers The claim/);
        expect(words).toContain('preferred_username "helen"');
        expect(words).toContain('No group is required.');
        const { urn } = JSON.parse((await browser.open(whoami())).text);
        expect(urn).toBe(user(administratorName));
        expect(await server.aspect(user('helen'), 'corpUserInfo')).toBeUndefined();
        const { users } = await server.call<{ users: { urn: string }[] }>(
          'GET',
          '/openapi/v1/identity/users',
        );
        expect(users.map(({ urn }) => urn)).not.toContain(user('helen'));
      });

      it('says why somebody would be refused', async () => {
        await provider.setUser('ivy', []);
        expect(wordsOf(await dryRun('required', 'ivy', await administrate()))).toMatch(
          /Would be refused The user is in none of the required groups\..*Required groups The user is in none of the required groups\. \/data\/readers/,
        );
        expect(wordsOf(await dryRun('unreadable', 'ivy', await administrate()))).toMatch(
          /Would be refused The groups cannot be read, and one is required\./,
        );
        expect(wordsOf(await dryRun('provisioned', 'ivy', await administrate()))).toContain(
          'Would be refused The user does not exist, and this provider may not create users.',
        );
        await provider.setUser(administratorName, []);
        expect(wordsOf(await dryRun('plain', administratorName, await administrate()))).toContain(
          'Would be refused The user signs in in another way',
        );
      });

      it('is for who manages users', async () => {
        const nobody = await new FormBrowser().open(sso('plain', { 'dry-run': '' }));
        expect(nobody.url).toContain('/login?redirect_uri=');
        await provider.setUser('erin', []);
        const browser = new FormBrowser();
        await signIn('plain', 'erin', browser);
        const refused = await browser.open(sso('plain', { 'dry-run': '' }));
        expect([refused.status, wordsOf(refused)]).toEqual([
          403,
          expect.stringContaining('needs the privilege Manage Users &amp; Groups'),
        ]);
        // Begun by an administrator, and ended in the browser of somebody else.
        const callback = `${server.address}/callback/plain`;
        const begun = await administrate();
        const answer = await provider.enter(begun, sso('plain', { 'dry-run': '' }), 'erin', callback);
        const pending = begun.cookies(server.address).get('colophon-pending-plain') ?? '';
        browser.cookies(server.address).set('colophon-pending-plain', pending);
        expect((await browser.open(answer.url)).status).toBe(403);
      });
    });

    more({ provider: () => provider, server: () => server });
  });
}
