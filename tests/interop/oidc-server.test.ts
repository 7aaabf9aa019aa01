import { expect, it } from 'vitest';
import { oidcFlow } from '../sign-in/oidc-flow.ts';
import { FormBrowser, type Shown } from '../support/form-browser.ts';
import { type Keycloak, startKeycloak } from './keycloak.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const passwordOf = (name: string) => `${name}-password`;

/** Adds a client that may lead back to the server, with claims for the groups as the flow expects them. */
async function register(
  keycloak: Keycloak,
  { clientId, clientSecret, redirectUris, signedOutUri }: Parameters<Parameters<typeof oidcFlow>[1]>[0],
): Promise<void> {
  const mapper = (name: string, protocolMapper: string, config: Record<string, string>) => ({
    name,
    protocol: 'openid-connect',
    protocolMapper,
    config: { 'id.token.claim': 'true', 'userinfo.token.claim': 'true', ...config },
  });
  await keycloak.administer('POST', 'clients', {
    clientId,
    secret: clientSecret,
    redirectUris,
    attributes: { 'post.logout.redirect.uris': signedOutUri, 'pkce.code.challenge.method': 'S256' },
    protocolMappers: [
      mapper('groups', 'oidc-group-membership-mapper', { 'claim.name': 'groups', 'full.path': 'true' }),
      mapper('roles', 'oidc-usermodel-realm-role-mapper', {
        'claim.name': 'realm_access.roles',
        multivalued: 'true',
        'jsonType.label': 'String',
      }),
      mapper('teams', 'oidc-hardcoded-claim-mapper', {
        'claim.name': 'teams',
        'claim.value': 'analysts, stewards',
        'jsonType.label': 'String',
      }),
    ],
  });
}

/** Makes a user that has exactly these groups, and the role `steward`. */
async function setUser({ administer }: Keycloak, name: string, groups: readonly string[]): Promise<void> {
  const find = async () =>
    (await administer<Named[]>('GET', `users?exact=true&username=${encodeURIComponent(name)}`))[0];
  let user = await find();
  if (!user) {
    await administer('POST', 'users', {
      username: name,
      enabled: true,
      email: `${name}@example.test`,
      firstName: name,
      lastName: 'Test',
      credentials: [{ type: 'password', value: passwordOf(name) }],
    });
    user = await find();
    await administer('POST', `users/${user?.id}/role-mappings/realm`, [
      await administer('GET', 'roles/steward'),
    ]);
  }
  const before = await administer<(Named & { path: string })[]>('GET', `users/${user?.id}/groups`);
  for (const { id, path } of before)
    if (!groups.includes(path)) await administer('DELETE', `users/${user?.id}/groups/${id}`);
  for (const path of groups) {
    if (before.some((group) => group.path === path)) continue;
    const group = await ensureGroup({ administer }, path);
    await administer('PUT', `users/${user?.id}/groups/${group.id}`);
  }
}

async function ensureGroup({ administer }: Pick<Keycloak, 'administer'>, path: string): Promise<Named> {
  const find = () => administer<Named>('GET', `group-by-path${path}`);
  const found = await find().catch(() => undefined);
  if (found) return found;
  await administer('POST', 'groups', { name: path.slice(1) });
  return find();
}

oidcFlow(
  'Keycloak',
  async (client) => {
    const keycloak = await startKeycloak();
    await register(keycloak, client);
    const isOwn = ({ url }: Pick<Shown, 'url'>) => url.startsWith(keycloak.issuer);
    return {
      issuer: keycloak.issuer,
      setUser: (name, groups) => setUser(keycloak, name, groups),
      async enter(browser, address, name, end) {
        const page = await browser.open(address, undefined, end);
        return isOwn(page) ? browser.submit(page, { username: name, password: passwordOf(name) }, end) : page;
      },
      asks: async (browser, address) => isOwn(await browser.open(address)),
      // The ID token says whose session it is, and Keycloak asks nobody.
      leave: async (_browser, page) => page,
      [Symbol.asyncDispose]: () => keycloak.stop(),
    };
  },
  ({ provider, server }) => {
    it('shows its own form again for a wrong password, and nobody is signed in', async () => {
      await provider().setUser('judy', []);
      const browser = new FormBrowser();
      const form = await browser.open(`${server().address}/sso?provider=plain`);
      const again = await browser.submit(form, { username: 'judy', password: 'wrong' });
      expect(again.text).toContain('Invalid username or password');
      expect([...browser.cookies(server().address).keys()]).toEqual(['colophon-pending-plain']);
    });
  },
);
