import { defaultPageSize, maxResultWindow, RequestError } from '@colophon/wire';

/** @throws RequestError `INVALID_REQUEST` for a number that is not in the range. */
export function requireRange(place: string, number: number, least: number, most: number): number {
  if (number >= least && number <= most) return number;
  throw new RequestError('INVALID_REQUEST', `${place}: expected ${least} to ${most}, got ${number}`);
}

/** The part of the result that a page shows. */
export const readPage = (
  { start, count }: { readonly start?: number | null; readonly count?: number | null },
  defaultCount = defaultPageSize,
): { readonly start: number; readonly count: number } => ({
  start: requireRange('input.start', start ?? 0, 0, maxResultWindow),
  count: requireRange('input.count', count ?? defaultCount, 0, maxResultWindow),
});

const form = /^position-(\d{1,15})$/;

/** A scroll id of answers that are made anew for each page: how many results came before. */
export const printPosition = (position: number): string => btoa(`position-${position}`);

/**
 * Reads such a scroll id; none means the beginning.
 *
 * @throws RequestError `INVALID_REQUEST` when it is not one of {@link printPosition}.
 */
export function parsePosition(scrollId: string | null | undefined): number {
  if (!scrollId) return 0;
  const position = form.exec(decode(scrollId))?.[1];
  if (position !== undefined) return Number(position);
  throw new RequestError(
    'INVALID_REQUEST',
    `input.scrollId: expected the nextScrollId of the previous page, got ${JSON.stringify(scrollId)}`,
  );
}

function decode(text: string): string {
  try {
    return atob(text);
  } catch {
    // Not base64: the caller rejects it.
    return '';
  }
}
