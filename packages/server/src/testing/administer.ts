import type { RunningServer, ServerSettings } from '../server-settings.ts';
import { startServer } from '../start-server.ts';

/** A request of a test. */
export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose access token to send. Default: the administrator's; null for none. */
  readonly token?: string | null;
}

export interface Got {
  readonly status: number;
  readonly text: string;
  /** The JSON of the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect to be there
  readonly json: any;
}

/** A server with sign-in, and its administrator `ada`. */
export interface AdministeredServer {
  readonly server: RunningServer;
  /** Access token of the administrator. */
  readonly token: string;
  send(path: string, sent?: Sent): Promise<Got>;
  /** Makes a user who may sign in, and returns the token of that user. */
  addUser(name: string): Promise<string>;
}

export const password = 'correct horse battery';

export const settingsOf = (data: string, more: Partial<ServerSettings> = {}): ServerSettings => ({
  port: 0,
  host: '127.0.0.1',
  data,
  logLevel: 'silent',
  unknownFields: 'keep',
  maxBody: 16,
  queryTimeout: 30,
  auth: {},
  ...more,
});

/** Starts a server over an empty data folder, and makes `ada` its administrator. */
export async function startAdministered(
  data: string,
  more: Partial<ServerSettings> = {},
): Promise<AdministeredServer> {
  const server = await startServer(settingsOf(data, more));
  const link = new URL(server.firstAdministratorLink ?? '');
  const claimed = await submit('/first-administrator', {
    username: 'ada',
    password,
    token: link.searchParams.get('token') ?? '',
  });
  const token = await makeToken(cookiesOf(claimed));
  const send = sender(server.address, token);
  return {
    server,
    token,
    send,
    async addUser(name) {
      const { json } = await send('/openapi/v1/identity/invites', { body: {} });
      const signedUp = await submit('/signUp', {
        email: name,
        fullName: name,
        password,
        inviteToken: json.token,
      });
      return makeToken(cookiesOf(signedUp));
    },
  };

  /** As a form of a page of the server itself does, or as a program. */
  function submit(path: string, fields: Record<string, string>): Promise<Response> {
    const isPage = path === '/first-administrator';
    return fetch(`${server.address}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        ...(!isPage && { 'Content-Type': 'application/json' }),
      },
      body: isPage ? new URLSearchParams(fields) : JSON.stringify(fields),
    });
  }

  async function makeToken(cookie: string): Promise<string> {
    const response = await fetch(`${server.address}/openapi/v1/identity/tokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
      body: JSON.stringify({ name: 'test' }),
    });
    return ((await response.json()) as { token: string }).token;
  }
}

/** Sends requests with a token. */
export const sender =
  (address: string, own: string) =>
  async (path: string, { method, body, headers, token = own }: Sent = {}): Promise<Got> => {
    const response = await fetch(`${address}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        'X-RestLi-Protocol-Version': '2.0.0',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: parse(text) };
  };

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
