import { RequestError } from '@colophon/wire';

const form = /^position-(\d{1,15})$/;

/** A scroll id of answers that are put together again for each page: how many entities came before. */
export const printPosition = (position: number): string => btoa(`position-${position}`);

/**
 * Reads a scroll id; none means the beginning.
 *
 * @throws RequestError `INVALID_REQUEST` when it is not one that {@link printPosition} made.
 */
export function parsePosition(name: string, text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  const position = form.exec(decode(text))?.[1];
  if (position !== undefined) return Number(position);
  throw new RequestError(
    'INVALID_REQUEST',
    `${name}: expected the scroll id from the previous page, got ${JSON.stringify(text)}`,
  );
}

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    // Not base64: rejected by the caller, which knows the name.
    return '';
  }
}
