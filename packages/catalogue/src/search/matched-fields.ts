import type { Registry } from '@colophon/schema';
import type { SearchDocument } from '../ports.ts';
import { fieldsOf } from '../project/document.ts';
import { compare } from './matches-filter.ts';
import type { MatchedField, ResolvedQuery } from './query.ts';
import { searchedField } from './searched-fields.ts';
import { criteriaOf, type Phrase, termsOf } from './text-query.ts';
import { foldName, humpsOf, wordsOf } from './words.ts';

/** Most matches that are told of one hit: a table of a thousand columns may match in each. */
const maxMatches = 20;

/** The fields of a document in which the words of a query were found, and the ones that it named, with their values. */
export function matchedFields(
  registry: Registry,
  document: SearchDocument,
  { text, name }: Pick<ResolvedQuery, 'text' | 'name'>,
): readonly MatchedField[] {
  const phrases = termsOf(text).flatMap(({ best, others }) => [...best, ...others].map(fold));
  const criteria = criteriaOf(text).filter(({ negated }) => !negated);
  const whole = name === undefined ? undefined : foldName(name);
  if (phrases.length === 0 && criteria.length === 0) return [];

  const found: MatchedField[] = [];
  for (const [field, values] of Object.entries(fieldsOf(document))) {
    const isText = searchedField(registry, field)?.isText === true;
    const named = criteria.filter((criterion) => criterion.fields.includes(field));
    for (const value of values.map(String)) {
      if (found.length === maxMatches) return found;
      const isNamed = named.some((item) => item.condition !== 'IS_NULL' && compare(item, value));
      if (isNamed || (isText && (holdsAny(value, phrases) || foldName(value) === whole)))
        found.push({ name: field, value });
    }
  }
  return found;
}

/** True when the text holds one of the phrases, which are folded. */
export function holdsAny(text: string, phrases: readonly Phrase[]): boolean {
  const written = wordsOf(text);
  const words = [...written, '', ...written.flatMap((word) => humpsOf(word))].map(foldName);
  return phrases.some((phrase) => words.some((_, start) => holdsAt(words, start, phrase)));
}

const holdsAt = (words: readonly string[], start: number, { words: wanted, isPrefix }: Phrase): boolean =>
  wanted.every((word, i) => {
    const here = words[start + i] ?? '';
    return isPrefix && i === wanted.length - 1 ? here.startsWith(word) : here === word;
  });

const fold = ({ words, isPrefix }: Phrase): Phrase => ({ words: words.map(foldName), isPrefix });
