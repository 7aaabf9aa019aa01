import { onTestFinished } from 'vitest';
import type { ServerSettings } from '../server-settings.ts';
import { startServer } from '../start-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const password = 'correct horse battery staple';

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at what it expects, and fails where that is not there.
  readonly body: any;
}

export interface AskOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody with credentials, who asks a server. */
export type Ask = (path: string, options?: AskOptions) => Promise<Asked>;

/** Settings of a server that a test starts on a free port of this machine. */
export const testSettings = (data: string): ServerSettings => ({
  host: '127.0.0.1',
  port: 0,
  data,
  logLevel: 'silent',
  unknownFields: 'reject',
  maxBody: 16,
  queryTimeout: 30,
  queryThreads: 1,
});

/** A real server with sign-in on a port, with an administrator who has signed in by the link of the first start. */
export async function startSignedIn(overrides: Partial<ServerSettings> = {}) {
  const data = overrides.data ?? (await temporaryFolder());
  const server = await startServer({ ...testSettings(data), auth: {}, ...overrides });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  const { address } = server;

  const askWith =
    (credentials: Readonly<Record<string, string>>): Ask =>
    async (path, { method, body, headers } = {}) => {
      const response = await fetch(`${address}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...credentials, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parse(text) };
    };
  const anyone = askWith({});
  const withCookies = (answer: Asked): Ask =>
    askWith({
      Cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
      'X-CSRF-Protection': '1',
    });
  const signIn = async (username: string, secret = password): Promise<Ask> => {
    const answer = await anyone('/logIn', { body: { username, password: secret } });
    if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status} ${answer.text}`);
    return withCookies(answer);
  };

  const link = server.firstAdministratorLink && new URL(server.firstAdministratorLink);
  if (link) {
    const claimed = await fetch(new URL('/first-administrator', address), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: link.searchParams.get('token') ?? '', username: 'ada', password }),
    });
    if (claimed.status !== 303) throw new Error(`No administrator: ${claimed.status}`);
  }
  const admin = await signIn('ada');

  return {
    server,
    data,
    address,
    anyone,
    admin,
    askWith,
    signIn,
    stop,
    bearer: (token: string): Ask => askWith({ Authorization: `Bearer ${token}` }),
    /** Somebody who signs up by an invitation, with a role. */
    async signUp(name: string, role?: string): Promise<Ask> {
      const invited = await admin(`${identity}/invites`, { body: role === undefined ? {} : { role } });
      const signedUp = await anyone('/signUp', {
        body: { email: name, fullName: name, password, inviteToken: invited.body.token },
      });
      if (signedUp.status !== 200) throw new Error(`${name} cannot sign up: ${signedUp.text}`);
      return withCookies(signedUp);
    },
    /** Proposes a value as a client does. */
    put: (by: Ask, ...proposal: Parameters<typeof proposalOf>): Promise<Asked> =>
      by('/aspects?action=ingestProposal', { body: proposalOf(...proposal) }),
  };
}

/** What a client sends to write a value. */
export const proposalOf = (entityUrn: string, aspectName: string, value: unknown) => ({
  proposal: {
    entityUrn,
    entityType: entityUrn.split(':')[2],
    changeType: 'UPSERT',
    aspectName,
    aspect: { contentType: 'application/json', value: JSON.stringify(value) },
  },
});

export const identity = '/openapi/v1/identity';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
