import { registry } from '@colophon/model';
import { isUrn } from '@colophon/schema';
import { expect, it } from 'vitest';
import { cpuGrowth, mostForLinear } from '../testing/cpu-growth.ts';
import { inflectionsOf } from './inflections.ts';
import { parseQuery } from './parse-query.ts';
import { searchedField } from './searched-fields.ts';
import { foldName, innerWordsOf, wholeNamesOf, wordsOf } from './words.ts';

/** Texts that make an expression look again and again at what it has seen already. */
const texts: Readonly<Record<string, string>> = {
  'one word': 'b',
  'capital letters within words': 'aB',
  words: 'ab ',
  'letters with marks': 'e\u0301',
  punctuation: '._',
  spaces: ' ',
  'quotation marks': '"a" ',
  parentheses: '(a ',
  'fields without end': 'name:',
  operators: 'a OR ',
  negations: 'NOT ',
};

const works: Readonly<Record<string, (text: string) => unknown>> = {
  wordsOf,
  innerWordsOf,
  wholeNamesOf,
  foldName,
  inflectionsOf,
  parseQuery: (text) => parseQuery(text, (name) => searchedField(registry, name) !== undefined),
  isUrn: (text) => isUrn(`urn:li:dataset:(${text},PROD)`),
};

const cases = Object.entries(works).flatMap(([name, work]) =>
  Object.entries(texts).map(([kind, text]) => ({ name, kind, work, text })),
);

it.each(cases)('$name runs in linear time on a text of $kind', ({ work, text }) => {
  expect(cpuGrowth((length) => text.repeat(length / text.length), work)).toBeLessThan(mostForLinear);
});
