const reserved = /[,()\u241f]/;
const reservedAll = /[,()\u241f]/g;

const percentEncoded: Readonly<Record<string, string>> = {
  ',': '%2C',
  '(': '%28',
  ')': '%29',
  '\u241f': '%E2%90%9F',
};

/** True when the text holds a character that a URN part may not carry as it is: `,` `(` `)` or U+241F. */
export const hasReservedCharacter = (text: string): boolean => reserved.test(text);

/**
 * Percent-encodes the four reserved characters of a URN part and nothing else: a `%`, `/`, `:`, space or letter
 * beyond ASCII stays, since the strings must equal those that DataHub's clients make.
 *
 * @example
 * ```ts
 * encodeUrnPart('orders (2026)'); // orders %282026%29
 * ```
 */
export const encodeUrnPart = (text: string): string =>
  hasReservedCharacter(text)
    ? text.replace(reservedAll, (character) => percentEncoded[character] ?? character)
    : text;
