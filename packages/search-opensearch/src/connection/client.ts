import { toResponseError } from './errors.ts';
import type { SearchSettings } from './settings.ts';

/** A request to OpenSearch. */
export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Of the resource, such as `/_cluster/health`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON; a text as lines of JSON. */
  readonly body?: object | string;
  /** Ends the request; OpenSearch then ends its search. */
  readonly signal?: AbortSignal | undefined;
  /** Longest time of the request, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number | undefined;
}

/** Sends requests. */
export interface Client {
  /**
   * The answer to a request.
   *
   * @throws ResponseError when OpenSearch answers with an error, unless it is one of the statuses accepted; the errors of
   * `fetch` when it does not answer.
   */
  send<Answer>(request: Request, accepted?: readonly number[]): Promise<Answer>;
}

const defaultTimeoutMs = 30_000;

export function createClient({ url, authorization }: SearchSettings): Client {
  return {
    async send<Answer>(request: Request, accepted: readonly number[] = []): Promise<Answer> {
      const { method = 'GET', path, query = {}, body, signal, timeoutMs = defaultTimeoutMs } = request;
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) search.set(name, String(value));
      const timeout = AbortSignal.timeout(Math.max(1, timeoutMs));
      const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          Accept: 'application/json',
          ...(authorization !== undefined && { Authorization: authorization }),
          ...(body !== undefined && {
            'Content-Type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
          }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        // An answer of something else, such as a page for signing in.
        redirect: 'error',
      });
      const answer = parse(await response.text());
      if (response.ok || accepted.includes(response.status)) return answer as Answer;
      throw toResponseError(response.status, answer);
    },
  };
}

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return { error: 'the answer is no JSON' };
  }
}
