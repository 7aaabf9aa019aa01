import { SdkError } from './errors.ts';
import { type CallOptions, callOptions, type HttpClient } from './http-client.ts';

type Kind = 'array' | 'boolean' | 'number' | 'object' | 'string';

/** The required members of a response with their types, or the type of the response itself. */
export type Shape<T> = Kind | { readonly [N in keyof T]?: Kind };

/**
 * Returns the response after checking its shape.
 *
 * @throws SdkError `INVALID_RESPONSE` that names what was expected and what was received.
 */
export function readResponse<T>(request: string, answer: unknown, shape: NoInfer<Shape<T>>): T {
  const expected = typeof shape === 'string' ? { answer: shape } : shape;
  const members = typeof shape === 'string' ? { answer } : answer;
  for (const [name, kind] of Object.entries(expected)) {
    const came = kindOf(kindOf(members) === 'object' ? Reflect.get(Object(members), name) : undefined);
    if (came !== kind)
      throw new SdkError('INVALID_RESPONSE', `${request}: ${name}: expected ${kind}, got ${came}`);
  }
  return answer as T;
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** What a GET returns, after checking its shape. */
export const readJson = async <T>(
  client: HttpClient,
  path: string,
  shape: NoInfer<Shape<T>>,
  options: CallOptions,
): Promise<T> => readResponse(`GET ${path}`, await client.request('GET', path, callOptions(options)), shape);

/** The items of all pages, each page read when the previous ones are used up. */
export async function* readPages<T>(
  read: (start: number) => Promise<{ readonly total: number; readonly items: readonly T[] }>,
): AsyncGenerator<T, void, undefined> {
  for (let start = 0; ; ) {
    const { total, items } = await read(start);
    yield* items;
    start += items.length;
    if (items.length === 0 || start >= total) return;
  }
}

/**
 * The result of an action, such as `entities?action=search`. Parameters that are undefined are not sent.
 *
 * @throws SdkError `INVALID_RESPONSE` when the result has another shape; HttpError for any status but 200.
 */
export async function callAction<T>(
  client: HttpClient,
  action: string,
  parameters: Readonly<Record<string, unknown>>,
  shape: NoInfer<Shape<T>>,
  options: CallOptions,
): Promise<T> {
  const answer = await client.request('POST', `/${action}`, {
    ...callOptions(options),
    body: JSON.stringify(parameters),
  });
  const { value } = Object(answer) as { readonly value?: unknown };
  return readResponse(`POST /${action}`, value, shape);
}
