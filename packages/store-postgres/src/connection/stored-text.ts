/*
 * PostgreSQL takes no NUL in a text. It is written as a pair of U+0001, and U+0001 as itself and U+0002: the order of texts
 * stays, and what begins or ends with a text, or has it in it.
 */

/** A text as it is stored, and as it is compared with what is stored. */
export const toStored = (text: string): string => {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return /[\0\u0001]/.test(wellFormed)
    ? wellFormed.replaceAll('\u0001', '\u0001\u0002').replaceAll('\0', '\u0001\u0001')
    : wellFormed;
};

/** A stored text as it was. */
export const fromStored = (stored: string): string =>
  stored.includes('\u0001')
    ? stored.replace(/\u0001([\u0001\u0002])/g, (_, second) => (second === '\u0001' ? '\0' : '\u0001'))
    : stored;
