import { RequestError } from '@colophon/wire';

/** The sort id of the first version of a set. */
export const firstSortId = 'AAAAAAAA';

/**
 * The sort id that follows another, which counts in letters: `AAAAAAAZ` is followed by `AAAAAABA`.
 *
 * @throws RequestError `INVALID_REQUEST` for an id in another form, and for the last one, `ZZZZZZZZ`.
 */
export function nextSortId(id: string): string {
  const match = /^([A-Z]*)([A-Y])(Z*)$/.exec(id);
  if (!match || id.length !== firstSortId.length)
    throw new RequestError(
      'INVALID_REQUEST',
      `input.versionSet: its latest version has the sort id ${JSON.stringify(id)}, which nothing can follow here`,
    );
  const [, start = '', letter = '', end = ''] = match;
  return `${start}${String.fromCharCode(letter.charCodeAt(0) + 1)}${'A'.repeat(end.length)}`;
}
