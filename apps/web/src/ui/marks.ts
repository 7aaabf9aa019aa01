/** A part of a text that is shown, and whether it is what somebody looked for. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Letters and digits; everything else separates words. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** Where one word of an identifier ends and the next begins: `order|Item`. */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;
/** What a plural or a past tense adds at most. */
const longestEnding = 2;
const shortestStem = 3;

/** Without accents and letter case, as the server compares words. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that a query looks for: without its operators and the names of its fields. */
export const searchedWords = (query: string): readonly string[] => [
  ...new Set(
    (
      query
        .replace(/\b(?:AND|OR|NOT)\b/g, ' ')
        .replace(/[\w.]+:(?=\S)/g, ' ')
        .match(wordPattern) ?? []
    ).map(fold),
  ),
];

/** A text in parts, of which those are marked that begin as one of the words does; of another form of a word, all of it. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of marksIn(text, words)) {
    if (from > end) parts.push({ text: text.slice(end, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}

export const hasMark = (text: string, words: readonly string[]): boolean => marksIn(text, words).length > 0;

function marksIn(text: string, words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  if (words.length === 0) return [];
  return [...text.matchAll(wordPattern)].flatMap(({ 0: written, index }) => {
    const whole = markedLength(written, words);
    if (whole > 0) return [[index, index + whole] as const];
    let at = index;
    return written.split(hump).flatMap((part) => {
      const from = at;
      at += part.length;
      const length = markedLength(part, words);
      return length > 0 ? [[from, from + length] as const] : [];
    });
  });
}

/** How many characters at the beginning of a written word are marked. */
function markedLength(written: string, words: readonly string[]): number {
  const folded = fold(written);
  const beginning = words
    .filter((word) => folded.startsWith(word))
    .toSorted((a, b) => b.length - a.length)[0];
  if (beginning !== undefined) return lengthOf(written, beginning);
  const isOtherForm = words.some(
    (word) =>
      folded.length >= shortestStem &&
      word.startsWith(folded) &&
      word.length - folded.length <= longestEnding,
  );
  return isOtherForm ? written.length : 0;
}

/** Folding may change how many characters a text has. */
function lengthOf(written: string, folded: string): number {
  if (fold(written.slice(0, folded.length)) === folded) return folded.length;
  for (let length = 1; length <= written.length; length++)
    if (fold(written.slice(0, length)).startsWith(folded)) return length;
  return written.length;
}

/** Characters before the first mark that an excerpt begins with. */
const before = 60;

/** As much of a text as there is room for: its beginning, or what is around the first mark where that is further on. */
export function excerpt(text: string, words: readonly string[], most: number): string {
  if (text.length <= most) return text;
  const [first] = marksIn(text, words);
  if (first === undefined || first[1] <= most) return cut(text, most);
  const start = text.indexOf(' ', Math.max(0, first[0] - before)) + 1;
  return `… ${cut(text.slice(start > first[0] ? first[0] : start), most)}`;
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most) || most).trimEnd()} …`;
