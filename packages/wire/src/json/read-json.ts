import { CatalogueError, type Pace } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '../errors/errors.ts';
import { exceededLimit } from './nesting.ts';

/**
 * The maximum nesting of arrays and objects. The model nests a dozen; what reads and writes documents
 * calls itself for each, and the stack of a process holds some thousands of calls.
 */
export const maxJsonDepth = 2000;

/** The maximum number of array items and object members in a JSON text: each takes far more memory than in the text. */
export const maxJsonValues = 1_000_000;

/**
 * The text of the JSON that a request carries.
 *
 * @throws RequestError `UNSUPPORTED_MEDIA_TYPE` when the headers say that it is something else, `INVALID_REQUEST` when the
 *   body is not UTF-8, `BODY_TOO_LARGE` when it is longer than the limit.
 */
export async function readJsonText(request: Request, maxBytes: number): Promise<string> {
  requireJsonType(request.headers);
  return readText(request, maxBytes);
}

/** What a form and a page of another origin can send without being asked for permission first. */
const formTypes: ReadonlySet<string> = new Set([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/**
 * A body without a type is taken as JSON, since many programs send none.
 *
 * @throws RequestError `UNSUPPORTED_MEDIA_TYPE` for the types of forms, and for a body that is encoded.
 */
function requireJsonType(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  const [essence = ''] = type.split(';', 1);
  if (formTypes.has(essence.trim().toLowerCase()))
    throw new RequestError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Content-Type: expected application/json, got ${JSON.stringify(type)}`,
    );
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity')
    throw new RequestError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Content-Encoding: expected none, got ${JSON.stringify(encoding)}. Send the body uncompressed.`,
    );
}

/** @throws RequestError `INVALID_REQUEST` when the body of a request is not a JSON object. */
export function requireJsonObject(body: Json): JsonObject {
  if (!isObject(body))
    throw new RequestError('INVALID_REQUEST', `The body must be a JSON object, got ${kindOf(body)}`);
  return body;
}

/**
 * Parses JSON text.
 *
 * @param path Where the text stands, as a JSON pointer; empty for the body itself.
 * @throws RequestError `INVALID_REQUEST` when it is not JSON, or nests deeper than {@link maxJsonDepth}; CatalogueError
 *   `LIMIT_EXCEEDED` when it has more than {@link maxJsonValues}.
 */
export function parseJson(text: string, path: string): Json {
  checkJsonText(text, path);
  return parseChecked(text, path);
}

/**
 * The same for a long text; `pace` lets others in between the two passes over it.
 *
 * @throws RequestError and CatalogueError as {@link parseJson} does.
 */
export async function parseLongJson(text: string, path: string, pace: Pace): Promise<Json> {
  checkJsonText(text, path);
  await pace();
  const json = parseChecked(text, path);
  await pace();
  return json;
}

const subjectOf = (path: string): string => (path === '' ? 'The body is' : `${path}:`);

function checkJsonText(text: string, path: string): void {
  const exceeded = exceededLimit(text, { maxDepth: maxJsonDepth, maxValues: maxJsonValues });
  if (exceeded === 'values') {
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `${path === '' ? 'The body' : path}: expected at most ${maxJsonValues} array items and object members, got more. Send smaller batches.`,
    );
  }
  if (exceeded === 'depth') {
    throw new RequestError(
      'INVALID_REQUEST',
      `${subjectOf(path)} nested too deep: expected at most ${maxJsonDepth} levels`,
    );
  }
}

function parseChecked(text: string, path: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new RequestError('INVALID_REQUEST', `${subjectOf(path)} not JSON: ${(error as Error).message}`);
  }
}

/**
 * The body as text. A length that is declared can be relied on where a request comes from a socket: the parser of
 * HTTP ends the body there. A body without one, or one that a program made, is counted as it comes.
 */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (!(declared >= 0)) return readCounted(request, maxBytes);
  const bytes = await request.arrayBuffer().catch(brokenOff);
  if (bytes.byteLength > declared) {
    throw new RequestError('INVALID_REQUEST', `The body is longer than its Content-Length, ${declared}`);
  }
  return decode(wholeDecoder, bytes);
}

async function readCounted(request: Request, maxBytes: number): Promise<string> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = createDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) return text + decode(decoder);
    length += value.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    text += decode(decoder, value, { stream: true });
  }
}

/** Otherwise replacement characters would silently be stored in place of invalid bytes. */
const createDecoder = () => new TextDecoder('utf-8', { fatal: true });
/** For texts in one piece, of which a decoder keeps nothing. */
const wholeDecoder = createDecoder();

function decode(decoder: TextDecoder, ...given: Parameters<TextDecoder['decode']>): string {
  try {
    return decoder.decode(...given);
  } catch {
    throw new RequestError('INVALID_REQUEST', 'The body is not UTF-8: expected JSON in that encoding');
  }
}

/** Nobody reads this response, since the client has gone; it keeps the server from reporting the error as its own. */
function brokenOff(error: Error): never {
  throw new RequestError('INVALID_REQUEST', `The body broke off: ${error.message}`);
}

const tooLarge = (maxBytes: number) =>
  new RequestError('BODY_TOO_LARGE', `The body is larger than ${maxBytes} bytes. Send smaller batches.`);

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
