import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from './errors.ts';

/**
 * The JSON object that a request carries.
 *
 * @throws RequestError 400 when the body is not a JSON object, 413 when it is longer than the limit.
 */
export async function readJsonObject(request: Request, maxBytes: number): Promise<JsonObject> {
  const text = await readText(request, maxBytes);
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch (error) {
    throw new RequestError(400, `The body is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(body)) throw new RequestError(400, `The body must be a JSON object, got ${kindOf(body)}`);
  return body;
}

/** Counts what arrives rather than trusting Content-Length, which a chunked body does not carry. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (declared >= 0) return request.text();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = (maxBytes: number) =>
  new RequestError(413, `The body is larger than ${maxBytes} bytes. Send smaller batches.`);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a JSON value is, in a word: for messages. */
export function kindOf(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object'
    ? 'an object'
    : `the ${typeof value} ${JSON.stringify(value).slice(0, 80)}`;
}
