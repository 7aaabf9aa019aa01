import { ConfigurationError } from './errors.ts';

/** How to connect to a catalogue. Only the server's address is required. */
export interface ClientOptions {
  /** Address of the server, such as `http://localhost:8080`. A trailing slash is ignored. */
  readonly server: string;
  /**
   * Access token, sent as `Authorization: Bearer …`, or a function that returns it, called for each request. If the server
   * rejects the token with status 401, the function is called once more with that token, and the request is sent again if it
   * returns another one. Default: none.
   */
  readonly token?: string | ((rejected?: string) => string | Promise<string>) | undefined;
  /**
   * Maximum time to connect, in milliseconds. Default 30,000. Where the runtime does not report when a
   * connection is made (browsers, edge workers), it is added to the time to the first byte, `readTimeoutMs`.
   */
  readonly connectTimeoutMs?: number;
  /** Maximum time without data from the server while waiting for a response, in milliseconds. Default 30,000. */
  readonly readTimeoutMs?: number;
  /** Statuses after which a request is retried. Default 429, 500, 502, 503 and 504. */
  readonly retryStatusCodes?: readonly number[];
  /** Methods that may be retried. Default HEAD, GET, POST, PUT, DELETE, OPTIONS and TRACE; not PATCH. */
  readonly retryMethods?: readonly string[];
  /** Maximum number of retries. Default 4, which makes five attempts. */
  readonly maxRetries?: number;
  /**
   * What happens to fields that the model does not have. `reject`, the default: the emitter throws an
   * {@link UnknownFieldsError} and sends nothing, so that a misspelt name is noticed; a field that only the server can
   * judge is rejected there. `keep` leaves it to the server, which stores such fields by default.
   */
  readonly unknownFields?: 'keep' | 'reject';
  /** Headers for every request. They take precedence over the SDK's own. Default: none. */
  readonly extraHeaders?: Readonly<Record<string, string>>;
  /** Path of a PEM file with the certificates to verify the server's certificate against. Node only. Default: none. */
  readonly caCertificatePath?: string;
  /** True accepts any server certificate. Only for testing on your own machine. Node only. Default false. */
  readonly disableSslVerification?: boolean;
  /** Used instead of the runtime's HTTP client, for a proxy or for tests. Default: the runtime's. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Receives a line for each request and each retry, such as `console`. Lines never contain the token. Default: none. */
  readonly logger?: Logger;
}

/** Where a client reports its requests. */
export interface Logger {
  /** Receives each response: method, address, status, time and request id. */
  debug(message: string): void;
  /** Receives each failed attempt that is retried: the reason, and the delay. */
  warn(message: string): void;
}

/**
 * The longest time that timers can measure, in milliseconds: nearly 25 days. Beyond it they fire immediately.
 */
export const maxTimerMs = 2 ** 31 - 1;

/** Client options with every default filled in. */
export type ResolvedClientOptions = Required<Omit<ClientOptions, OptionWithoutDefault>> &
  Pick<ClientOptions, OptionWithoutDefault>;

type OptionWithoutDefault = 'token' | 'caCertificatePath' | 'fetch' | 'logger';

export const defaultTimeoutMs = 30_000;
export const defaultRetryStatusCodes: readonly number[] = [429, 500, 502, 503, 504];
export const defaultRetryMethods: readonly string[] = [
  'HEAD',
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
];
export const defaultMaxRetries = 4;

/**
 * Checks the options and fills in the defaults; the caller's object is not modified.
 *
 * @throws ConfigurationError `INVALID_CONFIGURATION` that names the setting and what is wrong with it.
 */
export function resolveClientOptions(options: ClientOptions): ResolvedClientOptions {
  if (typeof options.token === 'string') requireHeaderText('token', options.token);
  else if (options.token !== undefined) requireFunction('token', 'text or a function', options.token);
  if (options.fetch !== undefined) requireFunction('fetch', 'a function', options.fetch);
  for (const level of options.logger ? (['debug', 'warn'] as const) : [])
    requireFunction(`logger.${level}`, 'a function', options.logger?.[level]);
  return {
    ...options,
    server: serverAddress(options.server),
    connectTimeoutMs: requireMillis('connectTimeoutMs', options.connectTimeoutMs ?? defaultTimeoutMs),
    readTimeoutMs: requireMillis('readTimeoutMs', options.readTimeoutMs ?? defaultTimeoutMs),
    retryStatusCodes: options.retryStatusCodes ?? defaultRetryStatusCodes,
    retryMethods: (options.retryMethods ?? defaultRetryMethods).map((method) => method.toUpperCase()),
    maxRetries: requireCount('maxRetries', options.maxRetries ?? defaultMaxRetries),
    unknownFields: policy(options.unknownFields ?? 'reject'),
    extraHeaders: headers(options.extraHeaders ?? {}),
    disableSslVerification: options.disableSslVerification ?? false,
  };
}

const refuse = (setting: string, expected: string, came: unknown) =>
  new ConfigurationError(
    'INVALID_CONFIGURATION',
    `${setting}: expected ${expected}, got ${JSON.stringify(came) ?? came}`,
  );

function serverAddress(server: string | undefined): string {
  const expected = 'an address such as http://localhost:8080';
  if (typeof server !== 'string' || !URL.canParse(server)) throw refuse('server', expected, server);
  const { protocol } = new URL(server);
  if (protocol !== 'http:' && protocol !== 'https:') throw refuse('server', expected, server);
  return server.replace(/\/+$/, '');
}

function headers(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(given)) {
    if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name))
      throw refuse('extraHeaders', 'names of HTTP headers', name);
    requireHeaderText(`extraHeaders: ${name}`, value);
  }
  return { ...given };
}

/**
 * Usually the line feed at the end of a token that was read from a file. The value itself may be a secret.
 */
export function requireHeaderText(setting: string, text: string): void {
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return;
  throw new ConfigurationError(
    'INVALID_CONFIGURATION',
    `${setting}: expected text that fits into an HTTP header: one line, no letters beyond Latin-1`,
  );
}

/** The token to send now, or after the server has rejected one. */
export async function readToken(
  token: ClientOptions['token'],
  rejected?: string,
): Promise<string | undefined> {
  if (typeof token !== 'function') return token;
  const value: unknown = await token(rejected);
  if (typeof value !== 'string') throw refuse('token', 'a function that returns text', typeof value);
  requireHeaderText('token', value);
  return value;
}

function requireFunction(setting: string, expected: string, value: unknown): void {
  if (typeof value !== 'function') throw refuse(setting, expected, typeof value);
}

function policy(value: 'keep' | 'reject'): 'keep' | 'reject' {
  if (value === 'keep' || value === 'reject') return value;
  throw refuse('unknownFields', 'keep or reject', value);
}

/** A time that timers can measure. */
export function requireMillis(setting: string, value: number): number {
  if (Number.isFinite(value) && value > 0 && value <= maxTimerMs) return value;
  throw refuse(setting, `a number of milliseconds above 0 and up to ${maxTimerMs}`, value);
}

/** A number of times. */
export function requireCount(setting: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw refuse(setting, 'a whole number, 0 or more', value);
}
