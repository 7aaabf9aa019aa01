/** Size of text in drawings: letters are set in a monospaced type, so their number gives the width. */
export const LETTER = 7.3;
export const SMALL_LETTER = 6.7;
export const LEADING = 17;

/** Breaks a label into lines of at most so many letters, where a single word is not longer. */
export function breakLabel(label: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Width of the longest of these lines. */
export function widthOf(lines: readonly string[], letter = LETTER): number {
  return Math.ceil(Math.max(0, ...lines.map((line) => line.length)) * letter);
}
