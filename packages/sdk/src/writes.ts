import type { CallOptions, HttpClient } from './http-client.ts';
import { encodePart, queryString } from './query-string.ts';
import { readAnswer } from './read-answer.ts';

/** How to send proposals. */
export interface EmitOptions extends CallOptions {
  /**
   * True lets the server answer before the write is done, where it works that way; {@link RestEmitter.writeStates} tells
   * what became of it. Colophon writes before it answers either
   * way, and reports a condition that fails there alone. Default false.
   */
  readonly async?: boolean;
}

/** What the server answers to a write. */
export interface Receipt {
  /** Names the write to {@link RestEmitter.writeStates}: 32 hexadecimal digits; empty when the server gives none. */
  readonly traceId: string;
}

/** Where a write stands in one storage. */
export interface StorageState {
  /** `ACTIVE_STATE`: in force; `HISTORIC_STATE`: a later write took its place; `PENDING`: not done yet. */
  readonly writeStatus: 'ACTIVE_STATE' | 'ERROR' | 'HISTORIC_STATE' | 'NO_OP' | 'PENDING' | 'UNKNOWN';
  /** What went wrong, or what is awaited. */
  readonly writeMessage?: string;
}

/** What became of the write of one aspect. */
export interface WriteState {
  /** True when the write is in force, or nothing had to be written. */
  readonly success: boolean;
  /** The aspect itself. */
  readonly primaryStorage: StorageState;
  /** What search and the graph know of it. */
  readonly searchStorage: StorageState;
}

/** What became of writes, by urn and by name of the aspect. */
export interface WriteStates {
  readonly [urn: string]: { readonly [aspectName: string]: WriteState };
}

/** Which states to tell. */
export interface WriteStatesOptions extends CallOptions {
  /** True leaves out what succeeded. Default false. */
  readonly onlyErrors?: boolean;
}

/** Sends a write and reads its receipt. */
export async function sendWrite(
  client: HttpClient,
  action: string,
  body: string,
  { signal }: CallOptions,
): Promise<Receipt> {
  const { headers } = await client.send('POST', `/${action}`, { body, ...(signal && { signal }) });
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
  return readAnswer(`POST ${path}`, await client.request('POST', path, { ...options, body }), 'object');
}
