import { CommandError, notRunning } from '../describe-failure.ts';
import { type ClientSettings, tokenOf } from './client-settings.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a request says who it is from, where that is not the token of the settings. */
export interface CallIdentityOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls an operation about users, tokens and access. None is sent twice: its answer may be the only one that shows a
 * token.
 *
 * @returns the JSON of the answer; undefined for one without a body.
 * @throws CommandError with what the server says.
 */
export async function callIdentity(
  settings: ClientSettings,
  method: Method,
  path: string,
  { body, headers }: CallIdentityOptions = {},
): Promise<unknown> {
  const token = headers ? undefined : tokenOf(settings);
  const response = await send(settings.server, `/openapi/v1/identity${path}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** @throws CommandError when the server cannot be reached, or refuses. */
export async function send(server: string, path: string, init: RequestInit): Promise<Response> {
  const response = await request(server, path, init);
  if (response.ok) return response;
  const said =
    messageOf(await response.text()) ??
    `${init.method} ${addressOf(server, path)} returned status ${response.status}`;
  throw new CommandError(response.status === 401 ? `${said}\nSign in with "colophon login".` : said);
}

/**
 * Sends a request, whatever the server says to it.
 *
 * @throws CommandError when the server cannot be reached.
 */
export async function request(server: string, path: string, init: RequestInit): Promise<Response> {
  const address = addressOf(server, path);
  if (!URL.canParse(address))
    throw new CommandError(
      `server: expected an address such as http://localhost:8080, got ${server}`,
      'usage',
    );
  // A redirect could lead a token elsewhere.
  return fetch(address, { ...init, redirect: 'error' }).catch((error: unknown) => {
    throw new CommandError(`${init.method} ${address}: ${reasonOf(error)}\n${notRunning}`);
  });
}

const addressOf = (server: string, path: string): string => `${server.replace(/\/+$/, '')}${path}`;

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
};

function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    // No server of ours: the status is all that is known.
    return undefined;
  }
}
