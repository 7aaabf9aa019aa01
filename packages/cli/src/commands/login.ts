import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { readCredentials, writeCredentials } from '../credentials.ts';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import { callIdentity, send } from './call-identity.ts';
import type { ClientSettings } from './client-settings.ts';
import { signInByCode } from './sign-in-by-code.ts';
import type { MadeToken } from './tokens.ts';

interface LoginSettings extends ClientSettings {
  readonly user?: string;
  readonly passwordStdin?: boolean;
}

interface WhoAmI {
  readonly urn: string;
  readonly isSignInOn: boolean;
  readonly groups: readonly string[];
  readonly roles: readonly string[];
}

/** `colophon login`: keeps a token for a server: one that is given, that a password gets, or that somebody allows. */
export async function login(settings: LoginSettings): Promise<void> {
  const { server, user, passwordStdin } = settings;
  if (user !== undefined && passwordStdin) {
    // As the command line of a process can be seen by others on the machine, a password never stands there.
    const password = (await text(process.stdin)).replace(/\r?\n$/, '');
    const { token, record } = await signIn(settings, user, password);
    writeCredentials(server, { token, tokenId: record.id, user: record.owner });
    console.log(`Signed in at ${server} as ${record.owner}.`);
    return;
  }
  if (user !== undefined || passwordStdin)
    throw new CommandError('--user and --password-stdin need each other', 'usage');
  const { token } = settings;
  if (token === undefined) {
    const { token: made, record } = await signInByCode(server);
    writeCredentials(server, { token: made, tokenId: record.id, user: record.owner });
    console.log(`Signed in at ${server} as ${record.owner}.`);
    return;
  }
  const { urn, isSignInOn } = (await callIdentity(settings, 'GET', '/whoami')) as WhoAmI;
  if (!isSignInOn) throw new CommandError(`${server} has no sign-in: commands work without a token`);
  writeCredentials(server, { token, user: urn });
  console.log(`Signed in at ${server} as ${urn}.`);
}

/** Signs in as a browser does, for as long as it takes to make a token. */
async function signIn(settings: ClientSettings, username: string, password: string): Promise<MadeToken> {
  const { server } = settings;
  const signedIn = await send(server, '/logIn', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  // A write with a cookie must come from a page of the server.
  const headers = { Cookie: cookies.join('; '), Origin: new URL(server).origin };
  const made = await callIdentity(settings, 'POST', '/tokens', {
    body: { name: `colophon login on ${hostname()}`.slice(0, 100) },
    headers,
  });
  await send(server, '/logOut', { headers, method: 'POST' }).catch(() => {
    // The session ends by itself; what was asked for is there.
  });
  return made as MadeToken;
}

/** `colophon logout`: forgets the token of a server, and revokes it if `login` has made it. */
export async function logout({ server }: ClientSettings): Promise<void> {
  const credentials = readCredentials(server);
  if (!credentials) {
    console.log(`Not signed in at ${server}.`);
    return;
  }
  const { token, tokenId } = credentials;
  // First of all: whatever the server says, the token is gone from here.
  writeCredentials(server, undefined);
  if (tokenId !== undefined)
    await callIdentity({ server, token }, 'DELETE', `/tokens/${encodeURIComponent(tokenId)}`);
  console.log(`Signed out at ${server}.`);
}

/** `colophon whoami`. */
export async function whoami(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const who = (await callIdentity(settings, 'GET', '/whoami')) as WhoAmI;
  if (settings.json) {
    printJson(who);
    return;
  }
  console.log(who.isSignInOn ? who.urn : `${who.urn}, without sign-in`);
  for (const role of who.roles) console.log(`  role   ${role}`);
  for (const group of who.groups) console.log(`  group  ${group}`);
}
