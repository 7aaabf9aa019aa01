import type { Operation } from './operation.ts';
import { keepSentEdit } from './sent-requests.ts';

/** What the server said instead of an answer. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  /** Status of HTTP; undefined where there was no answer at all. */
  readonly status: number | undefined;
  /** The server's name for what went wrong. */
  readonly code: string | undefined;
  /** How long the server asks to wait, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status?: number, code?: string, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** True where the server no longer knows who asks. */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof RequestFailed && error.status === 401;

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown; readonly errorCode?: unknown };
}

/**
 * Sends an operation, and returns its data.
 *
 * @throws RequestFailed when the server cannot be reached, or does not answer it.
 */
export async function request<Data, Variables>(
  { name, text }: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const body = JSON.stringify({ operationName: name, query: text, variables });
  if (text.startsWith('mutation')) keepSentEdit({ operation: { name, text }, variables });
  const response = await send('/api/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    ...(signal && { signal }),
  });
  const answer = (await readJson(response)) as { data?: Data; errors?: readonly GraphqlError[] };
  const [error] = answer.errors ?? [];
  if (error) {
    const { code, errorCode } = error.extensions ?? {};
    throw new RequestFailed(
      error.message,
      typeof code === 'number' ? code : response.status,
      typeof errorCode === 'string' ? errorCode : undefined,
      retryAfterOf(response),
    );
  }
  if (!response.ok || !answer.data) {
    const { message } = answer as { message?: unknown };
    throw new RequestFailed(
      typeof message === 'string' ? message : response.statusText,
      response.status,
      undefined,
      retryAfterOf(response),
    );
  }
  return answer.data;
}

/** Reads a path of the server's other interfaces. */
export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(path, signal ? { signal } : {});
  return jsonOf(response, await readJson(response));
}

interface SendOptions {
  /** Conditions of the write, such as `If-Version-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes by one of the server's other interfaces, where GraphQL has no operation for it.
 *
 * @returns undefined where the server only says that it is done.
 * @throws RequestFailed with the status 412 when a condition does not hold.
 */
export async function sendJson(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { headers = {}, signal }: SendOptions = {},
): Promise<unknown> {
  const response = await send(path, {
    method,
    ...(signal && { signal }),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isEmpty = response.ok && !response.headers.get('Content-Type')?.includes('json');
  return isEmpty ? undefined : jsonOf(response, await readJson(response));
}

/** Writes or deletes at a path of the server's other interfaces. The answer may be empty. */
export async function sendTo(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  return answered(await send(path, init));
}

/** Reads a path that answers with a text, whatever its form. */
export const getText = async (path: string, signal?: AbortSignal): Promise<string> =>
  (await answered(await send(path, signal ? { signal } : {}))).text();

async function answered(response: Response): Promise<Response> {
  if (!response.ok) await answerOf(response);
  return response;
}

const answerOf = async (response: Response): Promise<unknown> => jsonOf(response, await readJson(response));

function jsonOf(response: Response, answer: unknown): unknown {
  if (response.ok) return answer;
  const { message, code } = answer as { message?: unknown; code?: unknown };
  throw new RequestFailed(
    typeof message === 'string' ? message : response.statusText,
    response.status,
    typeof code === 'string' ? code : undefined,
    retryAfterOf(response),
  );
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new RequestFailed('The server does not answer');
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new RequestFailed(response.statusText, response.status, undefined, retryAfterOf(response));
  }
}

/** The header has seconds or a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After');
  if (text === null) return undefined;
  const seconds = Number(text);
  const ms = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
