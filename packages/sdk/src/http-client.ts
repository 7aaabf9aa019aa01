import { type ClientOptions, type ResolvedClientOptions, resolveClientOptions } from './client-options.ts';
import { HttpError, SdkError } from './errors.ts';
import { createFetchTransport } from './transport/fetch-transport.ts';
import { sendWithRetries } from './transport/retry.ts';
import type { Transport } from './transport/transport.ts';

/** What every call accepts. */
export interface CallOptions {
  /** Aborts the call. A write whose answer was not awaited may have been applied all the same. */
  readonly signal?: AbortSignal;
}

/** Speaks to one server in JSON, with the protocol headers of Rest.li. */
export class HttpClient {
  readonly options: ResolvedClientOptions;
  #transport: Promise<Transport> | undefined;

  constructor(options: ClientOptions) {
    this.options = resolveClientOptions(options);
  }

  /** The JSON of a 200; `undefined` for a status in `absent`. Any other status is an {@link HttpError}. */
  async request(
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      absent = [],
      signal,
    }: CallOptions & { readonly body?: string; readonly absent?: readonly number[] } = {},
  ): Promise<unknown> {
    this.#transport ??= createTransport(this.options);
    const response = await sendWithRetries(await this.#transport, this.options, {
      method,
      url: `${this.options.server}${path}`,
      headers: this.#headers(),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const request = `${method} ${path}`;
    if (absent.includes(response.status)) return undefined;
    if (response.status !== 200) throw new HttpError(request, response.status, messageOf(response.body));
    return parse(request, response.body);
  }

  /** Closes the connections that are kept open. The client opens new ones when it is used again. */
  async close(): Promise<void> {
    const transport = await this.#transport;
    this.#transport = undefined;
    transport?.close();
  }

  #headers(): Record<string, string> {
    const { token, extraHeaders } = this.options;
    const own: Record<string, string> = {
      'X-RestLi-Protocol-Version': '2.0.0',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    // Names differ in case only: `fetch` would send both values, joined by a comma.
    const overridden = new Set(Object.keys(extraHeaders).map((name) => name.toLowerCase()));
    const kept = Object.entries(own).filter(([name]) => !overridden.has(name.toLowerCase()));
    return { ...Object.fromEntries(kept), ...extraHeaders };
  }
}

/** Node's own HTTP client where it is there, since it alone knows when a connection stands; else `fetch`. */
async function createTransport(options: ResolvedClientOptions): Promise<Transport> {
  const isNode = typeof process !== 'undefined' && process.versions?.node !== undefined;
  if (!isNode) return createFetchTransport(options);
  const { createNodeTransport } = await import('./transport/node-transport.ts');
  return createNodeTransport(options);
}

function parse(request: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new SdkError('INVALID_RESPONSE', `${request}: the answer is not JSON`, { cause });
  }
}

/** The server's own words in an error body; undefined when the body is not the catalogue's. */
function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    // A proxy in between may answer in HTML: then the status is all that is known.
    return undefined;
  }
}
