import { type ClientOptions, type ResolvedClientOptions, resolveClientOptions } from './client-options.ts';
import { HttpError, SdkError } from './errors.ts';
import { createFetchTransport } from './transport/fetch-transport.ts';
import { sendWithRetries } from './transport/retry.ts';
import type { Transport, TransportResponse } from './transport/transport.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What every call accepts. */
export interface CallOptions {
  /** Aborts the call. A write that was already sent may still be applied. */
  readonly signal?: AbortSignal;
}

/** One request. Undefined members are not sent. */
interface RequestOptions extends CallOptions {
  /** JSON text. */
  readonly body?: string;
  /** Statuses for which the result is undefined. */
  readonly absent?: readonly number[];
}

/** JSON client for one server, with the protocol headers of Rest.li. */
export class HttpClient {
  readonly options: ResolvedClientOptions;
  #transport: Promise<Transport> | undefined;

  constructor(options: ClientOptions) {
    this.options = resolveClientOptions(options);
  }

  /** The JSON of a 200; `undefined` for a status in `absent`. Any other status is an {@link HttpError}. */
  async request(method: Method, path: string, options: RequestOptions = {}): Promise<unknown> {
    const { status, body } = await this.send(method, path, options);
    return options.absent?.includes(status) ? undefined : parse(`${method} ${path}`, body);
  }

  /** The raw response, with status 200 or one in `absent`. Any other status is an {@link HttpError}. */
  async send(
    method: Method,
    path: string,
    { body, absent = [], signal }: RequestOptions = {},
  ): Promise<TransportResponse> {
    this.#transport ??= createTransport(this.options);
    const response = await sendWithRetries(await this.#transport, this.options, {
      method,
      url: `${this.options.server}${path}`,
      headers: this.#headers(method),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    if (response.status === 200 || absent.includes(response.status)) return response;
    const { message, code: serverCode, docUrl } = refusalOf(response.body);
    throw new HttpError(`${method} ${path}`, response.status, message, {
      ...(serverCode !== undefined && { serverCode }),
      ...(docUrl !== undefined && { help: `${this.options.server}${docUrl}` }),
    });
  }

  /** Closes open connections. The client opens new ones when it is used again. */
  async close(): Promise<void> {
    const transport = await this.#transport;
    this.#transport = undefined;
    transport?.close();
  }

  #headers(method: Method): Record<string, string> {
    const { token, extraHeaders, unknownFields } = this.options;
    const own: Record<string, string> = {
      'X-RestLi-Protocol-Version': '2.0.0',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(method === 'POST' && unknownFields === 'reject' && { 'X-Colophon-Unknown-Fields': 'reject' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    // Names differ in case only: `fetch` would send both values, joined by a comma.
    const overridden = new Set(Object.keys(extraHeaders).map((name) => name.toLowerCase()));
    const kept = Object.entries(own).filter(([name]) => !overridden.has(name.toLowerCase()));
    return { ...Object.fromEntries(kept), ...extraHeaders };
  }
}

/**
 * Node's HTTP client if available, since only it reports when a connection is established; otherwise `fetch`.
 */
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
    throw new SdkError('INVALID_RESPONSE', `${request}: the response is not JSON`, { cause });
  }
}

/** The content of an error body; empty if the body is not the catalogue's. */
function refusalOf(body: string): Partial<Record<'message' | 'code' | 'docUrl', string>> {
  try {
    const members = Object.entries(JSON.parse(body) as object);
    return Object.fromEntries(members.filter(([, value]) => typeof value === 'string'));
  } catch {
    // A proxy in between may answer in HTML: then the status is all that is known.
    return {};
  }
}
