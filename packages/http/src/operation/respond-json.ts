import { createPace } from '@colophon/catalogue';
import { isShortJson, printJson, printPieces } from '@colophon/wire';
import { compressedFromLength } from './compress.ts';
import { EntityTag, entityTagOf, matchesTag } from './entity-tag.ts';

/** What holds for every answer that is data: it is not a page, runs nothing, and belongs in no frame. */
const dataHeaders = {
  'Content-Type': 'application/json',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const;

type ExtraHeaders = Readonly<Record<string, string>>;

/** An answer of JSON text, which no cache keeps. */
export const respondJsonText = (status: number, text: string, headers?: ExtraHeaders): Response =>
  new Response(text, {
    status,
    headers: { ...dataHeaders, 'Cache-Control': 'no-store', ...variants(text), ...headers },
  });

/**
 * The answer to a read: with an entity tag, and without its body when the client has that state already. Caches must
 * ask each time.
 */
export function respondTagged(
  request: Partial<Pick<Request, 'headers'>>,
  text: string,
  extraHeaders?: ExtraHeaders,
): Response {
  const tag = entityTagOf(text);
  const headers = {
    ...dataHeaders,
    'Cache-Control': 'no-cache',
    ETag: tag,
    ...variants(text),
    ...extraHeaders,
  };
  const known = request.headers?.get('if-none-match') ?? null;
  if (known !== null && matchesTag(known, tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/** How a request is answered. */
export interface AnswerOptions {
  /** The request, or what is known of it: a long answer to a client that has gone is not printed to its end. */
  readonly request: Pick<Request, 'signal'> & Partial<Pick<Request, 'headers'>>;
  /** Default 200. */
  readonly status?: number;
  readonly headers?: ExtraHeaders;
  /** True for the answer to a read, which gets an entity tag. */
  readonly isTagged?: boolean;
  /** Makes of each part of the text what is sent. */
  readonly encode?: (part: string) => string;
}

/** An answer of JSON. A long one is printed in slices, between which others are served. */
export function respondJson(json: unknown, options: AnswerOptions): Response | Promise<Response> {
  return isShortJson(json)
    ? respondText(printJson(json), options)
    : respondPieces(printPieces(json), options);
}

/** Longest text that is sent in one go, in characters. */
const maxWhole = 128 * 1024;

/** An answer of JSON text; a long one is encoded in slices. */
export function respondText(text: string, options: AnswerOptions): Response | Promise<Response> {
  if (text.length > maxWhole) return respondPieces([text], options);
  const { request, status = 200, headers, isTagged = false, encode } = options;
  const sent = encode ? encode(text) : text;
  return isTagged ? respondTagged(request, sent, headers) : respondJsonText(status, sent, headers);
}

/** An answer of the pieces of JSON text: tagged and encoded in slices, between which others are served. */
export async function respondPieces(
  pieces: Iterable<string>,
  { request, status = 200, headers: extraHeaders, isTagged = false, encode = (part) => part }: AnswerOptions,
): Promise<Response> {
  const pace = createPace({ signal: request.signal });
  const tag = isTagged ? new EntityTag() : undefined;
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const piece of pieces) {
    for (const part of partsOf(piece)) {
      await pace();
      const text = encode(part);
      tag?.add(text);
      const bytes = encoder.encode(text);
      chunks.push(bytes);
      length += bytes.length;
    }
  }
  const headers = {
    ...dataHeaders,
    ...(tag ? { 'Cache-Control': 'no-cache', ETag: tag.print() } : { 'Cache-Control': 'no-store' }),
    ...variantsOf(length),
    ...extraHeaders,
  };
  const known = request.headers?.get('if-none-match') ?? null;
  if (tag && known !== null && matchesTag(known, tag.print()))
    return new Response(null, { status: 304, headers });
  return new Response(streamOf(chunks), {
    status,
    headers: { ...headers, 'Content-Length': String(length) },
  });
}

/** Characters that are encoded in one go. */
const partLength = 64 * 1024;

/** A text in parts, none of which ends within a character. */
function* partsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = start + partLength;
    const isSplit = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
    if (isSplit) end++;
    yield text.slice(start, end);
    start = end;
  }
}

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks[next++];
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

/** A long answer differs by what the client can unpack. */
const variants = (text: string): ExtraHeaders => variantsOf(text.length);
const variantsOf = (length: number): ExtraHeaders =>
  length < compressedFromLength ? {} : { Vary: 'Accept-Encoding' };
