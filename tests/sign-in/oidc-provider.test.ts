import { startProvider } from '@colophon/auth/testing/oidc-provider';
import type { FormBrowser } from '../support/form-browser.ts';
import { oidcFlow } from './oidc-flow.ts';

oidcFlow('oidc-provider', async ({ clientId, clientSecret, redirectUris, signedOutUri }) => {
  const provider = await startProvider([
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: redirectUris,
      post_logout_redirect_uris: [signedOutUri],
    },
  ]);
  const groupsOf = new Map<string, readonly string[]>();
  /** It asks for no password: who comes is the account that is set. */
  const enterAs = (name: string) => {
    const groups = groupsOf.get(name) ?? [];
    provider.account = {
      sub: `subject of ${name}`,
      preferred_username: name,
      name: `${name} at the provider`,
      teams: 'analysts, stewards',
      realm_access: { roles: ['steward', 'other'] },
      // Left out where there is none, as other providers do.
      ...(groups.length > 0 && { groups }),
    };
  };
  return {
    issuer: provider.issuer,
    async setUser(name, groups) {
      groupsOf.set(name, groups);
    },
    enter(browser: FormBrowser, address, name, end) {
      enterAs(name);
      return browser.open(address, undefined, end);
    },
    async asks(browser, address) {
      enterAs('somebody else');
      let isAsked = false;
      let url = address;
      for (let location: string | null = ''; location !== null && !isAsked; ) {
        location = (await browser.send(url)).headers.get('Location');
        if (location !== null) url = new URL(location, url).href;
        if (new URL(url).pathname.startsWith('/callback/')) break;
        isAsked = url.includes('/interaction/');
      }
      return isAsked;
    },
    leave: (browser, page) => browser.submit(page, { logout: 'yes' }),
    [Symbol.asyncDispose]: () => provider[Symbol.asyncDispose](),
  };
});
