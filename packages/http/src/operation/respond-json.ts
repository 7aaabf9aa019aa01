import { compressedFromLength } from './compress.ts';
import { entityTagOf, matchesTag } from './entity-tag.ts';

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
export function respondTagged(request: Request, text: string, extraHeaders?: ExtraHeaders): Response {
  const tag = entityTagOf(text);
  const headers = {
    ...dataHeaders,
    'Cache-Control': 'no-cache',
    ETag: tag,
    ...variants(text),
    ...extraHeaders,
  };
  const known = request.headers.get('if-none-match');
  if (known !== null && matchesTag(known, tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/** A long answer differs by what the client can unpack. */
const variants = (text: string): ExtraHeaders =>
  text.length < compressedFromLength ? {} : { Vary: 'Accept-Encoding' };
