import type { Operation } from './operation.ts';

/** What the server said instead of an answer. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  /** Status of HTTP; undefined where there was no answer at all. */
  readonly status: number | undefined;
  /** The server's name for what went wrong. */
  readonly code: string | undefined;

  constructor(message: string, status?: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

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
    );
  }
  if (!response.ok || !answer.data) throw new RequestFailed(response.statusText, response.status);
  return answer.data;
}

/** Reads a path of the server's other interfaces. */
export const getJson = (path: string, signal?: AbortSignal): Promise<unknown> =>
  exchangeJson(path, signal ? { signal } : {});

/**
 * Writes to a path of the server's other interfaces.
 *
 * @param conditions Headers on which the write depends, such as `If-Version-Match`.
 * @throws RequestFailed with the status 412 when a condition does not hold.
 */
export const postJson = (
  path: string,
  value: unknown,
  conditions: Readonly<Record<string, string>> = {},
): Promise<unknown> =>
  exchangeJson(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...conditions },
    body: JSON.stringify(value),
  });

async function exchangeJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await send(path, init);
  const answer = await readJson(response);
  if (response.ok) return answer;
  const { message, code } = answer as { message?: unknown; code?: unknown };
  throw new RequestFailed(
    typeof message === 'string' ? message : response.statusText,
    response.status,
    typeof code === 'string' ? code : undefined,
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
    throw new RequestFailed(response.statusText, response.status);
  }
}
