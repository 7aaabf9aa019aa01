/** Characters of a text that are kept. */
export const maxSearchLength = 100;

/** What no text needs: control characters, and what only changes the direction of others. */
const invisible = /[\p{Cc}\p{Bidi_Control}\s]+/gu;

/**
 * The form in which searches for the same are counted as one: in lower case, without spaces around it and with single
 * ones within, and no longer than {@link maxSearchLength}.
 *
 * @returns undefined for a search for everything: `*`, or nothing.
 */
export function normaliseSearch(query: string): string | undefined {
  // What is long is cut before it is looked at as well: nobody may make the server read megabytes for a count.
  const read = query.slice(0, 20 * maxSearchLength).toWellFormed();
  const text = read.normalize('NFC').replace(invisible, ' ').trim().toLowerCase();
  const cut = [...text].slice(0, maxSearchLength).join('').trimEnd();
  return cut === '' || cut === '*' ? undefined : cut;
}
