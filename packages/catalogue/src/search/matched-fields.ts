import type { Registry } from '@colophon/schema';
import type { SearchDocument } from '../ports/search-index.ts';
import { fieldsOf } from '../project/document.ts';
import { testOf } from './compare.ts';
import type { MatchedField } from './query.ts';
import type { ResolvedQuery } from './resolved-query.ts';
import { searchedField } from './searched-fields.ts';
import { criteriaOf, type Phrase, termsOf } from './text-query.ts';
import { foldName, humpsOf, wordsOf } from './words.ts';

/** Most matches reported for one hit: a table of a thousand columns may match in each. */
const maxMatches = 20;

/** Looks for the fields of documents in which the words of a query were found, and the ones that it named. */
export function createMatcher(
  registry: Registry,
  { text, name }: Pick<ResolvedQuery, 'text' | 'name'>,
): (document: SearchDocument) => readonly MatchedField[] {
  const phrases = termsOf(text).flatMap(({ best, others }) => [...best, ...others].map(fold));
  const holdsPhrase = createPhraseTest(phrases);
  const criteria = criteriaOf(text)
    .filter(({ negated }) => !negated)
    .map((criterion) => ({ fields: criterion.fields, isFound: testOf(criterion) }));
  const whole = name === undefined ? undefined : foldName(name);
  if (phrases.length === 0 && criteria.length === 0) return () => [];

  return (document) => {
    const found: MatchedField[] = [];
    for (const [field, values] of Object.entries(fieldsOf(document))) {
      const isText = searchedField(registry, field)?.isText === true;
      const named = criteria.filter((criterion) => criterion.fields.includes(field));
      for (const value of values.map(String)) {
        if (found.length === maxMatches) return found;
        const isNamed = named.some(({ isFound }) => isFound(value));
        if (isNamed || (isText && (holdsPhrase(value) || foldName(value) === whole)))
          found.push({ name: field, value });
      }
    }
    return found;
  };
}

/** How many characters a matcher has to read of a document. */
export function lengthOf({ fieldsByAspect }: SearchDocument): number {
  let length = 0;
  for (const fields of Object.values(fieldsByAspect))
    for (const values of Object.values(fields)) for (const value of values) length += String(value).length;
  return length;
}

/** Finds out whether a text holds one of the phrases, which are folded. */
export function createPhraseTest(phrases: readonly Phrase[]): (text: string) => boolean {
  const prefixes = phrases.filter(({ words, isPrefix }) => isPrefix && words.length === 1);
  const byFirstWord = Map.groupBy(
    phrases.filter(({ words, isPrefix }) => !isPrefix || words.length > 1),
    ({ words }) => words[0] ?? '',
  );
  return (text) => {
    const written = wordsOf(text);
    const words = [...written, '', ...written.flatMap((word) => humpsOf(word))].map(foldName);
    return words.some(
      (word, start) =>
        prefixes.some((phrase) => holdsAt(words, start, phrase)) ||
        byFirstWord.get(word)?.some((phrase) => holdsAt(words, start, phrase)) === true,
    );
  };
}

const holdsAt = (words: readonly string[], start: number, { words: wanted, isPrefix }: Phrase): boolean =>
  wanted.every((word, i) => {
    const here = words[start + i] ?? '';
    return isPrefix && i === wanted.length - 1 ? here.startsWith(word) : here === word;
  });

const fold = ({ words, isPrefix }: Phrase): Phrase => ({ words: words.map(foldName), isPrefix });
