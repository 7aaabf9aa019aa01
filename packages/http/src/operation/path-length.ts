import { RequestError } from '@colophon/wire';
import type { MiddlewareHandler } from 'hono';

/**
 * Longest path of a request, in characters as they are sent. A URN takes 512 of them at most, percent-encoded; lists of
 * URNs belong in the query, which only the limit on all headers bounds.
 */
export const maxPathLength = 2048;

/** Rejects a request with a long path before anything reads the path. */
export const rejectLongPaths: MiddlewareHandler = async ({ req }, next) => {
  const length = pathLengthOf(req.url);
  if (length > maxPathLength)
    throw new RequestError(
      'URI_TOO_LONG',
      `path: expected at most ${maxPathLength} characters, got ${length}`,
    );
  await next();
};

/** Length of the path in a URL, which may begin with scheme and host or with the path itself. */
export function pathLengthOf(url: string): number {
  const host = url.indexOf('://');
  const start = host < 0 ? 0 : url.indexOf('/', host + 3);
  const end = url.indexOf('?', start);
  return (end < 0 ? url.length : end) - start;
}
