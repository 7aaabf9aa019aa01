import { RequestError } from '@colophon/wire';

/**
 * The URN at the end of a path, decoded once: a URN may itself hold percent signs. Cut out of the text, which
 * spares a `URL` object per read.
 *
 * @throws RequestError `INVALID_REQUEST` when the text is not percent-encoded UTF-8.
 */
export function urnOf(url: string, prefix: string): string {
  const start = url.indexOf(prefix, url.indexOf('://') + 3) + prefix.length;
  const end = url.indexOf('?', start);
  const encoded = url.slice(start, end < 0 ? undefined : end);
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Reported with what came; the engine's own message names neither the place nor the text.
    throw new RequestError('INVALID_REQUEST', `path: expected a percent-encoded URN, got ${encoded}`);
  }
}
