import type { SearchTexts } from '@colophon/catalogue';

/** Longest word, in letters; a longer one is found by its beginning. */
const maxWordLength = 400;
/** Words behind so many letters of one text are not found. */
const maxLetters = 200_000;

/** The words of a text as they are compared: letters and digits in small letters, without accents. */
export const textWords = (text: string): readonly string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{Co}]+/gu) ?? []
  ).map((word) => word.slice(0, maxWordLength).toWellFormed());

/** The texts of a document as words with spaces between: the index takes them as they are. */
export interface IndexedTexts {
  /** Whole names as one word each. */
  readonly whole: readonly string[];
  /** Each whole name by itself, and then the words of the names. */
  readonly name: readonly string[];
  readonly strong: string;
  readonly text: string;
  readonly weak: string;
}

export function toIndexedTexts({ whole, name, strong, text, weak }: SearchTexts): IndexedTexts {
  const names = whole.split(' ').filter((one) => one !== '');
  return {
    whole: names.map((one) => one.slice(0, maxWordLength).toWellFormed()),
    name: [...names.flatMap(textWords), join(name)],
    strong: join(strong),
    text: join(text),
    weak: join(weak),
  };
}

function join(text: string): string {
  const words: string[] = [];
  let letters = 0;
  for (const word of textWords(text)) {
    letters += word.length;
    if (letters > maxLetters) break;
    words.push(word);
  }
  return words.join(' ');
}
