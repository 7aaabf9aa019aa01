import { type CallOptions, callOptions, type HttpClient } from './http-client.ts';
import { encodePart, queryString } from './query-string.ts';
import { readResponse } from './read-response.ts';

/** How to send proposals. */
export interface EmitOptions extends CallOptions {
  /**
   * True lets an asynchronous server respond before the write is done; {@link AspectsClient.writeStates} reports
   * the result. Colophon always writes before it responds, and reports a failed condition only
   * there. Default false.
   */
  readonly async?: boolean;
  /**
   * Names this write, up to 255 ASCII characters without spaces: if the response is lost, it can be sent again under the same
   * key, by the client or by your program, and is applied once. Default: a new one for each write that would fail the second
   * time, since it creates something or has conditions; none for others.
   */
  readonly idempotencyKey?: string;
}

/** The server's response to a write. */
export interface Receipt {
  /** Identifies the write for {@link AspectsClient.writeStates}: 32 hexadecimal digits; empty if the server sends none. */
  readonly traceId: string;
}

/** The state of a write in one storage. */
export interface StorageState {
  /** `ACTIVE_STATE`: current; `HISTORIC_STATE`: replaced by a later write; `PENDING`: not done yet. */
  readonly writeStatus: 'ACTIVE_STATE' | 'ERROR' | 'HISTORIC_STATE' | 'NO_OP' | 'PENDING' | 'UNKNOWN';
  /** What went wrong, or what is pending. */
  readonly writeMessage?: string;
}

/** The state of the write of one aspect. */
export interface WriteState {
  /** True if the write is current, or nothing had to be written. */
  readonly success: boolean;
  /** The aspect itself. */
  readonly primaryStorage: StorageState;
  /** Its state in search and in the graph. */
  readonly searchStorage: StorageState;
}

/** The states of writes, by URN and aspect name. */
export interface WriteStates {
  readonly [urn: string]: { readonly [aspectName: string]: WriteState };
}

/** Which states to return. */
export interface WriteStatesOptions extends CallOptions {
  /** True omits what succeeded. Default false. */
  readonly onlyErrors?: boolean;
}

/** Sends a write and reads its receipt. */
export async function sendWrite(
  client: HttpClient,
  action: string,
  body: string,
  options: CallOptions,
  idempotencyKey: string | undefined,
): Promise<Receipt> {
  const { headers } = await client.send('POST', `/${action}`, {
    ...callOptions(options),
    body,
    idempotencyKey,
  });
  // W3C's form: version, trace, span and flags.
  return { traceId: headers.traceparent?.split('-')[1] ?? '' };
}

export async function writeStates(
  client: HttpClient,
  traceId: string,
  aspects: Readonly<Record<string, readonly string[]>>,
  { onlyErrors = false, ...options }: WriteStatesOptions = {},
): Promise<WriteStates> {
  const path = `/openapi/v1/trace/write/${encodePart(traceId)}${queryString({ onlyIncludeErrors: onlyErrors })}`;
  const body = JSON.stringify(aspects);
  return readResponse(`POST ${path}`, await client.request('POST', path, { ...options, body }), 'object');
}
