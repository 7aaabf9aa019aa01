import { type Condition, criterionOf } from './query.ts';
import { phrase, prefix } from './resolve-words.ts';
import type { SearchedField } from './searched-fields.ts';
import { allOf, anyOf, type TextQuery } from './text-query.ts';
import type { Leaf } from './tokenize-query.ts';
import { wordsOf } from './words.ts';

/** `field:value` of a query. */
export function resolveField(
  { names, isText, entityTypes }: SearchedField,
  { match, text }: Leaf,
): TextQuery {
  const test = (condition: Condition, values: readonly string[], inDocuments = false): TextQuery => ({
    kind: 'criterion',
    criterion: criterionOf(names, values, condition),
    inDocuments,
  });
  if (match === 'anything') return test('EXISTS', []);
  if (match !== 'words' && match !== 'phrase' && match !== 'prefix') return test(match, [text]);
  const words = wordsOf(text);
  if (isText && words.length > 0) {
    // Words find the documents; the field of each is then looked into, which is quick where they are few.
    const form = match === 'prefix' ? prefix(words) : phrase(words);
    return allOf([
      { kind: 'term', best: [form], others: [] },
      ...words.map((word) => test('CONTAIN', [word], true)),
    ]);
  }
  if (match === 'prefix')
    return anyOf(withUrns(text, entityTypes).map((value) => test('START_WITH', [value])));
  return test('EQUAL', [...new Set(withUrns(text, entityTypes).flatMap(inEitherCase))]);
}

/** The value as it is, and as the last part of a URN that the field may hold: `mysql`, `urn:li:dataPlatform:mysql`. */
const withUrns = (value: string, entityTypes: readonly string[]): readonly string[] => [
  value,
  ...entityTypes.map((type) => `urn:li:${type}:${value}`),
];

/** Keywords are mostly symbols and flags, which people write in any letter case. */
const inEitherCase = (value: string): readonly string[] =>
  value.startsWith('urn:') ? [value] : [value, value.toUpperCase(), value.toLowerCase()];
