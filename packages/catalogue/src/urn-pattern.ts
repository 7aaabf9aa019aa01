/** A part of a {@link UrnPattern}: text as it is, any number of characters, or one character. */
export type PatternPart = { readonly text: string } | 'any' | 'one';

/** What a URN looks like as a whole, in the letter case given. A store turns it into what its database understands. */
export type UrnPattern = readonly PatternPart[];

/**
 * Reads a pattern as DataHub's clients write it: `%` stands for any number of characters, `_` for one, and `\` makes a
 * character that follows it one of the text. A character is a Unicode code point.
 *
 * @returns no two texts and no two `any` in a row, so that equal patterns are equal.
 */
export function parseUrnPattern(pattern: string): UrnPattern {
  const parts: PatternPart[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') parts.push({ text });
    text = '';
  };
  for (const [, escaped, character = ''] of pattern.matchAll(/\\([\s\S])|([\s\S])/gu)) {
    if (escaped !== undefined) text += escaped;
    else if (character === '%') {
      endText();
      if (parts.at(-1) !== 'any') parts.push('any');
    } else if (character === '_') {
      endText();
      parts.push('one');
    } else text += character;
  }
  endText();
  return parts;
}

/** The text that every URN of the pattern begins with, by which an index can be narrowed. */
export function startOf([first]: UrnPattern): string {
  return typeof first === 'object' ? first.text : '';
}
