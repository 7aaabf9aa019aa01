import type { SearchTexts } from '@colophon/catalogue';

/** The words of an entity as the server keeps them, and how many they are. */
export interface TextVector {
  /** A `tsvector` as text: words with their places and weights. */
  readonly vector: string;
  readonly length: number;
}

/** Weights of a `tsvector` by the text in which a word is. */
export const weightLetters = { name: 'A', strong: 'B', text: 'C', weak: 'D' } as const;

/** What stands in front of a whole name, so that it is no word: nothing that a query is made of begins so. */
export const wholeMark = '=';

/** The highest place that a `tsvector` knows; words behind it are found, and not as part of a phrase. */
const maxPlace = 16_383;
/** Longest word in letters; a longer one is found by its beginning. */
const maxWordLength = 400;
/** A `tsvector` has less than 1 MiB: words behind so many letters are not found. */
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

export function toTextVector(texts: SearchTexts): TextVector {
  const places = new Map<string, string[]>();
  let place = 0;
  let length = 0;
  let letters = 0;
  const add = (word: string, weight: string) => {
    letters += word.length;
    if (letters > maxLetters) return;
    const known = places.get(word);
    const one = `${Math.min(place, maxPlace)}${weight === 'D' ? '' : weight}`;
    if (known) known.push(one);
    else places.set(word, [one]);
  };
  for (const whole of texts.whole.split(' ')) {
    if (whole === '') continue;
    place += 2;
    length++;
    add(`${wholeMark}${whole.slice(0, maxWordLength).toWellFormed()}`, weightLetters.name);
    for (const word of textWords(whole)) add(word, weightLetters.name);
  }
  for (const [name, weight] of Object.entries(weightLetters)) {
    // A gap, so that no phrase goes on from one text to the next.
    place++;
    for (const word of textWords(texts[name as keyof typeof weightLetters])) {
      place++;
      length++;
      add(word, weight);
    }
  }
  const vector = Array.from(places, ([word, at]) => `'${word}':${at.join()}`).join(' ');
  return { vector, length };
}
