import { editDistance, prefixDistance } from './edit-distance.ts';
import type { IndexReader } from './index-reader.ts';

/** Shorter words have too many neighbours. */
const shortest = 4;
/** From this length on, two errors are forgiven. */
const longWord = 8;
/** From this length on, the beginning of a longer word may hold an error. A shorter one begins too many. */
const longBeginning = 6;
const mostShards = 2;
const mostMeant = 3;

/** A word that a misspelt one was meant to be. */
export interface Meant {
  readonly word: string;
  readonly errors: number;
}

/**
 * Finds the words that a misspelt one was meant to be, nearest first, itself not among them. One error leaves either the first half of a word
 * as it should be or the second: so words with that beginning and words with that ending are looked through.
 */
export async function findMeant(
  typed: string,
  mayBeBeginning: boolean,
  reader: IndexReader,
): Promise<Meant[]> {
  if (typed.length < shortest) return [];
  // The halves leave one letter between them, so that two neighbours swapped do not spoil both.
  const half = Math.ceil(typed.length / 2);
  const [beginning, ending] = [typed.slice(0, half - 1), backwards(typed.slice(half))];
  const [words, endings] = await Promise.all([
    reader.words('words', beginning, mostShards),
    reader.words('endings', ending, mostShards),
  ]);
  const begin = words.flat().filter((word) => word.startsWith(beginning));
  const end = endings.flat().filter((word) => word.startsWith(ending));
  const candidates = [...new Set([...begin, ...end.map(backwards)])];
  const limit = typed.length >= longWord ? 2 : 1;
  const meant = nearest(candidates, limit, (word) =>
    isMoreThan(typed, word) ? limit + 1 : editDistance(typed, word, limit),
  );
  if (meant.length > 0 || !mayBeBeginning || typed.length < longBeginning) return meant;
  return nearest(candidates, 1, (word) => prefixDistance(typed, word, 1));
}

/** A short word with another letter at its end is a different word, unless the letter was typed twice: `plugh` is no `plug`. */
function isMoreThan(typed: string, word: string): boolean {
  return typed.length < longBeginning && typed.slice(0, -1) === word && typed.at(-1) !== word.at(-1);
}

function nearest(words: readonly string[], limit: number, errorsIn: (word: string) => number): Meant[] {
  return words
    .map((word): Meant => ({ word, errors: errorsIn(word) }))
    .filter(({ errors }) => errors > 0 && errors <= limit)
    .sort((a, b) => a.errors - b.errors || a.word.length - b.word.length)
    .slice(0, mostMeant);
}

function backwards(word: string): string {
  return [...word].reverse().join('');
}
