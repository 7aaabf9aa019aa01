import { CatalogueError } from '../errors.ts';
import type { Position } from './query.ts';
import type { ResolvedQuery } from './resolved-query.ts';

/**
 * The place in a scroll as text: it holds where the page ended, and for which query. Nothing is kept on the server,
 * so that a cursor does not grow old, and outlives a restart.
 */
export const printCursor = (query: ResolvedQuery, position: Position): string =>
  toBase64(JSON.stringify([fingerprint(query), ...position]));

/**
 * Reads what {@link printCursor} wrote.
 *
 * @throws CatalogueError `INVALID_REQUEST` when it is no cursor, or one of another query.
 */
export function parseCursor(query: ResolvedQuery, cursor: string): Position {
  const [owner, ...position] = read(cursor);
  if (owner !== fingerprint(query) || position.length === 0) {
    throw new CatalogueError(
      'INVALID_REQUEST',
      `scrollId: expected the id from the previous page of the same query, got ${JSON.stringify(cursor.slice(0, 100))}`,
    );
  }
  return position;
}

function read(cursor: string): Position {
  try {
    const parts: unknown = JSON.parse(fromBase64(cursor));
    return Array.isArray(parts) && parts.every(isPart) ? parts : [];
  } catch {
    // Whatever the fault, the message says what was expected.
    return [];
  }
}

const isPart = (part: unknown): part is Position[number] =>
  part === null || typeof part === 'string' || typeof part === 'number';

/** Of everything that decides what is found and in which order; the size of a page may change on the way. */
function fingerprint({ entityTypes, text, filter, includeRemoved, sort }: ResolvedQuery): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([entityTypes, text, filter, includeRemoved, sort]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** For addresses, too: without the letters that mean something there. */
export const toBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Reads what {@link toBase64} wrote. */
export const fromBase64 = (text: string): string => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};
