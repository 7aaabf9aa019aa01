import { inflectionsOf } from './inflections.ts';
import { synonymsAt } from './synonyms.ts';
import { allOf, anyOf, type Phrase, type TextQuery } from './text-query.ts';
import { humpsOf, wordsOf } from './words.ts';

/** A text of which every word, or a synonym, must be found, in any order. */
export function resolveWords(text: string): TextQuery {
  const words = wordsOf(text);
  const parts: TextQuery[] = [];
  for (let i = 0; i < words.length; ) {
    const { length, synonyms } = synonymsAt(words, i);
    const forms = synonyms.map(phrase);
    const found = words.slice(i, i + length).map((word) => resolveWord(word, length === 1 ? forms : []));
    parts.push(
      length === 1 ? allOf(found) : anyOf([allOf(found), { kind: 'term', best: [], others: forms }]),
    );
    i += length;
  }
  return parts.length === 0 ? nothing : allOf(parts);
}

/** Of a text without letters and digits nothing can be found. */
export const nothing: TextQuery = anyOf([]);

export const phrase = (words: readonly string[]): Phrase => ({ words, isPrefix: false });
export const prefix = (words: readonly string[]): Phrase => ({ words, isPrefix: true });

function resolveWord(word: string, synonyms: readonly Phrase[]): TextQuery {
  const whole: TextQuery = {
    kind: 'term',
    best: [phrase([word])],
    others: [
      ...(mayGoOn(word) ? [prefix([word])] : []),
      ...inflectionsOf(word).map((form) => phrase([form])),
      ...synonyms,
    ],
  };
  const inner = humpsOf(word);
  return inner.length === 1 ? whole : anyOf([whole, allOf(inner.map((part) => resolveWord(part, [])))]);
}

/** One Latin letter begins a good part of all words: it says too little, and costs too much. */
const mayGoOn = (word: string): boolean => word.length > 1 || !/^[a-z0-9]$/i.test(word);
