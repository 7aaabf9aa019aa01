import {
  type ClientOptions,
  type ResolvedClientOptions,
  readToken,
  requireCount,
  requireMillis,
  resolveClientOptions,
} from './client-options.ts';
import { ConnectionError, SdkError } from './errors.ts';
import { httpErrorFor } from './status-errors.ts';
import { createFetchTransport } from './transport/fetch-transport.ts';
import { sendWithRetries } from './transport/retry.ts';
import type { Transport, TransportResponse } from './transport/transport.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What every call accepts. */
export interface CallOptions {
  /** Aborts the call. A write that was already sent may still be applied. */
  readonly signal?: AbortSignal;
  /**
   * Maximum time of a request with its retries, in milliseconds. A call that reads page by page makes several requests.
   * Default: only the time-outs of the client apply.
   */
  readonly timeoutMs?: number;
  /** Maximum number of retries of a request. Default: `maxRetries` of the client. */
  readonly maxRetries?: number;
}

/** The options of every call, without those of the call itself. */
export const callOptions = ({ signal, timeoutMs, maxRetries }: CallOptions): CallOptions => ({
  ...(signal && { signal }),
  ...(timeoutMs !== undefined && { timeoutMs }),
  ...(maxRetries !== undefined && { maxRetries }),
});

/** One request. Undefined members are not sent. */
interface RequestOptions extends CallOptions {
  /** JSON text. */
  readonly body?: string;
  /** Statuses for which the result is undefined. */
  readonly absent?: readonly number[];
  /** Tells the server which requests are attempts to send the same one. */
  readonly idempotencyKey?: string | undefined;
}

/** JSON client for one server, with the protocol headers of Rest.li. */
export class HttpClient {
  readonly options: ResolvedClientOptions;
  #transport: Promise<Transport> | undefined;
  readonly #writes = new Set<Promise<void>>();

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
    {
      body,
      absent = [],
      signal,
      timeoutMs,
      maxRetries = this.options.maxRetries,
      idempotencyKey,
    }: RequestOptions = {},
  ): Promise<TransportResponse> {
    requireCount('maxRetries', maxRetries);
    const limit =
      timeoutMs === undefined ? undefined : AbortSignal.timeout(requireMillis('timeoutMs', timeoutMs));
    const signals = [signal, limit].filter((one) => one !== undefined);
    const sendWith = async (token: string | undefined) => {
      this.#transport ??= createTransport(this.options);
      return sendWithRetries(
        await this.#transport,
        { ...this.options, maxRetries },
        {
          method,
          url: `${this.options.server}${path}`,
          headers: this.#headers(method, token, idempotencyKey),
          ...(body !== undefined && { body }),
          ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
        },
      ).catch((error: unknown) => {
        if (limit === undefined || error !== limit.reason) throw error;
        throw new ConnectionError('CALL_TIMEOUT', `${method} ${path}: not done within ${timeoutMs} ms`, {
          cause: error,
        });
      });
    };
    const token = await readToken(this.options.token);
    let response = await sendWith(token);
    if (response.status === 401) {
      // Nothing was done for a request without a valid token, so that it may be sent again.
      const next = await readToken(this.options.token, token);
      if (next !== token) response = await sendWith(next);
    }
    if (response.status === 200 || absent.includes(response.status)) return response;
    const { message, code: serverCode, docUrl } = refusalOf(response.body);
    throw httpErrorFor(`${method} ${path}`, response.status, message, {
      headers: response.headers,
      ...(serverCode !== undefined && { serverCode }),
      ...(docUrl !== undefined && { help: `${this.options.server}${docUrl}` }),
    });
  }

  /**
   * Makes {@link close} wait for a write, whatever becomes of it. The write is awaited here and nowhere else, so that the
   * stack of an error leads to the caller.
   */
  async track<T>(write: () => Promise<T>): Promise<T> {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    this.#writes.add(settled);
    try {
      return await write();
    } finally {
      this.#writes.delete(settled);
      settle();
    }
  }

  /** Waits for writes in progress, and closes open connections. The client opens new ones when it is used again. */
  async close(): Promise<void> {
    while (this.#writes.size > 0) await Promise.all(this.#writes);
    const transport = await this.#transport;
    this.#transport = undefined;
    transport?.close();
  }

  #headers(
    method: Method,
    token: string | undefined,
    idempotencyKey: string | undefined,
  ): Record<string, string> {
    const { extraHeaders, unknownFields } = this.options;
    const own: Record<string, string> = {
      'X-RestLi-Protocol-Version': '2.0.0',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(method === 'POST' && unknownFields === 'reject' && { 'X-Colophon-Unknown-Fields': 'reject' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    };
    // Names differ in case only: `fetch` would send both values, joined by a comma.
    const overridden = new Set(Object.keys(extraHeaders).map((name) => name.toLowerCase()));
    const kept = Object.entries(own).filter(([name]) => !overridden.has(name.toLowerCase()));
    return { ...Object.fromEntries(kept), ...extraHeaders };
  }
}

/**
 * Node's HTTP client if available, since only it reports when a connection is established; otherwise, or if the caller
 * has one, `fetch`.
 */
async function createTransport(options: ResolvedClientOptions): Promise<Transport> {
  const isNode = typeof process !== 'undefined' && process.versions?.node !== undefined;
  if (options.fetch || !isNode) return createFetchTransport(options);
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
