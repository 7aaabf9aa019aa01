import type { SearchValue } from '../ports/search-index.ts';
import type { Condition } from '../search/query.ts';

/**
 * What filters find: the stored values of a field, a criterion, and whether it holds. Every evaluator must agree: the
 * stores' own, those of the catalogue, and each interface in front of them.
 */
export type ComparisonCase = readonly [
  why: string,
  stored: readonly SearchValue[],
  condition: Condition,
  values: readonly string[],
  holds: boolean,
];

const longest = 'x'.repeat(512);

export const comparisonCases: readonly ComparisonCase[] = [
  // EQUAL and IN compare values as they are.
  ['the value', ['orders'], 'EQUAL', ['orders'], true],
  ['another value', ['orders'], 'EQUAL', ['order'], false],
  ['letter case', ['Orders'], 'EQUAL', ['orders'], false],
  ['letter case beyond ASCII', ['Ärger'], 'EQUAL', ['ärger'], false],
  ['accents', ['Ärger'], 'EQUAL', ['Arger'], false],
  ['one letter, composed and decomposed', ['\u00e4'], 'EQUAL', ['a\u0308'], false],
  ['spaces around the stored value', [' orders '], 'EQUAL', ['orders'], false],
  ['spaces around the given value', ['orders'], 'EQUAL', [' orders '], false],
  ['spaces on both sides', [' orders '], 'EQUAL', [' orders '], true],
  ['one of several stored values', ['customers', 'orders'], 'EQUAL', ['orders'], true],
  ['one of several given values', ['orders'], 'EQUAL', ['customers', 'orders'], true],
  ['no stored value', [], 'EQUAL', ['orders'], false],
  ['the empty text', ['orders'], 'EQUAL', [''], false],
  ['a number', [10], 'EQUAL', ['10'], true],
  ['a fraction', [9.5], 'EQUAL', ['9.5'], true],
  ['a number with many digits', [0.30000000000000004], 'EQUAL', ['0.30000000000000004'], true],
  ['a very large number', [1e21], 'EQUAL', ['1e+21'], true],
  ['a very small number', [1e-7], 'EQUAL', ['1e-7'], true],
  ['a number below zero', [-3], 'EQUAL', ['-3'], true],
  ['true', [true], 'EQUAL', ['true'], true],
  ['false', [false], 'EQUAL', ['false'], true],
  ['false instead of true', [false], 'EQUAL', ['true'], false],
  ['a truth value as a number', [true], 'EQUAL', ['1'], false],
  ['a version, which is text', ['1.0'], 'EQUAL', ['1'], false],
  ['a quotation mark', [`it's "so"`], 'EQUAL', [`it's "so"`], true],
  ['a backslash', ['a\\b'], 'EQUAL', ['a\\b'], true],
  ['NUL', ['a\u0000b'], 'EQUAL', ['a\u0000b'], true],
  ['text behind NUL', ['a\u0000b'], 'EQUAL', ['a\u0000c'], false],
  ['text in front of NUL', ['a\u0000b'], 'EQUAL', ['a'], false],
  ['an emoji', ['😀'], 'EQUAL', ['😀'], true],
  ['the longest value of the index', [longest], 'EQUAL', [longest], true],
  ['a given value that is too long', [longest], 'EQUAL', [`${longest}x`], false],
  ['IN, one of its values', ['orders'], 'IN', ['customers', 'orders'], true],
  ['IN, letter case', ['orders'], 'IN', ['Orders'], false],
  ['IN, a number', [10], 'IN', ['9', '10'], true],

  // IEQUAL leaves out letter case, and spaces around the given value.
  ['another letter case', ['Orders'], 'IEQUAL', ['oRDERS'], true],
  ['a part', ['Orders'], 'IEQUAL', ['Order'], false],
  ['spaces around the given value', ['Orders'], 'IEQUAL', [' orders\n'], true],
  ['spaces around the stored value', [' Orders'], 'IEQUAL', ['orders'], false],
  ['small letters beyond ASCII', ['ÄRGER'], 'IEQUAL', ['ärger'], true],
  ['capital letters beyond ASCII', ['ärger'], 'IEQUAL', ['ÄRGER'], true],
  ['Cyrillic letters', ['Продажи'], 'IEQUAL', ['ПРОДАЖИ'], true],
  ['Greek letters', ['Οδός'], 'IEQUAL', ['ΟΔΌΣ'], true],
  ['letters beyond the first plane', ['𐐀'], 'IEQUAL', ['𐐨'], true],
  ['accents, which count', ['Ärger'], 'IEQUAL', ['arger'], false],
  ['a ligature, which is no other letter case', ['straße'], 'IEQUAL', ['STRASSE'], false],
  ['an emoji', ['a😀'], 'IEQUAL', ['A😀'], true],
  ['truth values', [true], 'IEQUAL', ['True'], true],
  ['text behind NUL', ['A\u0000B'], 'IEQUAL', ['a\u0000b'], true],
  ['the empty text', ['orders'], 'IEQUAL', [' '], false],

  // CONTAIN, START_WITH and END_WITH, as IEQUAL does; no character is a wildcard.
  ['in the middle', ['customer_orders'], 'CONTAIN', ['ER_ORD'], true],
  ['not in it', ['orders'], 'CONTAIN', ['customer'], false],
  ['longer than the stored value', ['orders'], 'CONTAIN', ['orders_2024'], false],
  ['spaces around the given value', ['orders'], 'CONTAIN', [' rder '], true],
  ['spaces in the given value', ['the web shop'], 'CONTAIN', ['web shop'], true],
  ['a percent sign', ['100% sure'], 'CONTAIN', ['0% s'], true],
  ['a percent sign, which is no wildcard', ['orders'], 'CONTAIN', ['%'], false],
  ['an underscore, which is no wildcard', ['orders'], 'CONTAIN', ['o_d'], false],
  ['an asterisk, which is no wildcard', ['orders'], 'CONTAIN', ['o*s'], false],
  ['a question mark, which is no wildcard', ['orders'], 'CONTAIN', ['orde?s'], false],
  ['a bracket', ['a[1]'], 'CONTAIN', ['[1'], true],
  ['a backslash', ['orders'], 'CONTAIN', ['\\'], false],
  ['another letter case beyond ASCII', ['Über Äpfel'], 'CONTAIN', ['äPF'], true],
  ['a Greek word within another', ['ΑΣΑ'], 'CONTAIN', ['ας'], true],
  ['ASCII within other letters', ['Über Orders'], 'CONTAIN', ['ORDERS'], true],
  ['no other letter than itself', ['\u212a'], 'CONTAIN', ['x'], false],
  ['a number in figures', [12345], 'CONTAIN', ['234'], true],
  ['a truth value in letters', [true], 'CONTAIN', ['RU'], true],
  ['nothing but spaces, which are in every value', ['orders'], 'CONTAIN', [' '], true],
  ['nothing but spaces, without a stored value', [], 'CONTAIN', [' '], false],
  ['text behind NUL', ['a\u0000Bc'], 'CONTAIN', ['bC'], true],
  ['an emoji', ['so 😀 it is'], 'CONTAIN', ['😀'], true],
  ['any of several', ['orders'], 'CONTAIN', ['x', 'RD'], true],
  ['the beginning', ['Orders'], 'START_WITH', ['oRD'], true],
  ['the whole', ['Orders'], 'START_WITH', ['orders'], true],
  ['not the beginning', ['Orders'], 'START_WITH', ['rd'], false],
  ['a beginning beyond ASCII', ['Ärger'], 'START_WITH', ['äR'], true],
  ['not a beginning beyond ASCII', ['Ärger'], 'START_WITH', ['rge'], false],
  ['a beginning with a number', [2024], 'START_WITH', ['20'], true],
  ['a beginning with NUL', ['a\u0000bc'], 'START_WITH', ['A\u0000B'], true],
  ['a beginning, then something else behind NUL', ['a\u0000bc'], 'START_WITH', ['a\u0000x'], false],
  ['an emoji at the beginning', ['😀 it is'], 'START_WITH', ['😀 I'], true],
  ['an empty beginning', ['orders'], 'START_WITH', [''], true],
  ['the end', ['Orders'], 'END_WITH', ['ERS'], true],
  ['the whole', ['Orders'], 'END_WITH', ['orders'], true],
  ['not the end', ['Orders'], 'END_WITH', ['order'], false],
  ['longer than the value', ['ers'], 'END_WITH', ['orders'], false],
  ['an end beyond ASCII', ['CAFÉ'], 'END_WITH', ['fé'], true],
  ['a Greek end', ['ΟΔΟΣ'], 'END_WITH', ['ος'], true],
  ['an end behind NUL', ['a\u0000bC'], 'END_WITH', ['\u0000Bc'], true],
  ['an emoji at the end', ['it is 😀'], 'END_WITH', ['S 😀'], true],
  ['an empty end', ['orders'], 'END_WITH', [''], true],

  // Whether there is a value.
  ['some value', ['orders'], 'EXISTS', [], true],
  ['no value', [], 'EXISTS', [], false],
  ['false, which is a value', [false], 'EXISTS', [], true],
  ['zero, which is a value', [0], 'EXISTS', [], true],
  ['some value', ['orders'], 'IS_NULL', [], false],
  ['no value', [], 'IS_NULL', [], true],
  ['false, which is a value', [false], 'IS_NULL', [], false],
  ['a given value, which does not count', ['orders'], 'EXISTS', ['customers'], true],

  // Numbers by size.
  ['a larger number', [10], 'GREATER_THAN', ['9'], true],
  ['the same number', [10], 'GREATER_THAN', ['10'], false],
  ['a smaller number', [9], 'GREATER_THAN', ['10'], false],
  ['a fraction', [9.5], 'GREATER_THAN', ['9.25'], true],
  ['a number below zero', [-1], 'GREATER_THAN', ['-2'], true],
  ['figures in a text', ['10'], 'GREATER_THAN', ['9'], true],
  ['a power of ten', [1e21], 'GREATER_THAN', ['9e20'], true],
  ['the same number, written otherwise', [10], 'GREATER_THAN_OR_EQUAL_TO', [' +10.0 '], true],
  ['a number without a leading zero', [0.5], 'GREATER_THAN_OR_EQUAL_TO', ['.5'], true],
  ['a number with many digits', [0.1], 'GREATER_THAN_OR_EQUAL_TO', ['0.1'], true],
  ['a time', [1_767_225_600_000], 'GREATER_THAN_OR_EQUAL_TO', ['1767225600000'], true],
  ['the same number', [10], 'GREATER_THAN_OR_EQUAL_TO', ['10'], true],
  ['a smaller number', [9], 'LESS_THAN', ['10'], true],
  ['the same number', [10], 'LESS_THAN', ['10'], false],
  ['the same number', [10], 'LESS_THAN_OR_EQUAL_TO', ['10'], true],
  ['a larger number', [11], 'LESS_THAN_OR_EQUAL_TO', ['10'], false],
  ['any of several stored numbers', [1, 100], 'GREATER_THAN', ['50'], true],
  ['any of several given numbers', [10], 'GREATER_THAN', ['50', '5'], true],
  ['no stored value', [], 'LESS_THAN', ['10'], false],

  // Text by code points, as it is.
  ['text behind another', ['orders'], 'GREATER_THAN', ['customers'], true],
  ['the same text', ['orders'], 'GREATER_THAN', ['orders'], false],
  ['the same text', ['orders'], 'GREATER_THAN_OR_EQUAL_TO', ['orders'], true],
  ['text in front of another', ['customers'], 'GREATER_THAN', ['orders'], false],
  ['text in front of another', ['customers'], 'LESS_THAN', ['orders'], true],
  ['text behind another', ['orders'], 'LESS_THAN_OR_EQUAL_TO', ['customers'], false],
  ['a beginning, which comes first', ['order'], 'LESS_THAN', ['orders'], true],
  ['capital letters, which come first', ['Zebra'], 'LESS_THAN', ['apple'], true],
  ['letters beyond ASCII, which come last', ['ärger'], 'GREATER_THAN', ['zebra'], true],
  ['an emoji, which comes behind the letters of the first plane', ['😀'], 'GREATER_THAN', ['\ufb00'], true],
  ['spaces around the given text', ['orders'], 'LESS_THAN_OR_EQUAL_TO', [' orders '], true],
  ['a day', ['2026-03-01'], 'GREATER_THAN_OR_EQUAL_TO', ['2026-02-28'], true],
  ['a version, which is text', ['1.10.0'], 'LESS_THAN', ['1.9.0'], true],
  ['NUL, which comes first', ['a\u0000'], 'LESS_THAN', ['a\u0001'], true],

  // Numbers and text are not compared with each other.
  ['a number with text', [10], 'LESS_THAN', ['orders'], false],
  ['text with a number', ['orders'], 'GREATER_THAN', ['10'], false],
  ['truth values with a number', [true], 'GREATER_THAN', ['0'], false],
  ['figures with a leading zero, which are text', ['007'], 'GREATER_THAN', ['5'], false],
  ['figures with a leading zero, as text', ['007'], 'LESS_THAN', ['text'], true],
  ['figures with a space behind them, which are text', ['5 '], 'GREATER_THAN', ['4'], false],
  ['figures and a minus', ['2026-03'], 'GREATER_THAN', ['1'], false],
  ['figures of another base', ['16'], 'GREATER_THAN', ['0x05'], false],
  ['a text that begins with a minus', ['-x'], 'LESS_THAN', ['0'], false],
  ['a minus alone', ['-'], 'LESS_THAN', ['0'], false],
  ['figures and NUL, which are text', ['5\u0000'], 'GREATER_THAN', ['4'], false],
  ['the empty text', ['orders'], 'GREATER_THAN', [''], true],
  ['the empty text with a number', [1], 'GREATER_THAN', [''], false],
  ['a number beyond all numbers, which is text', ['orders'], 'GREATER_THAN', ['1e999'], true],
  ['Infinity, which is text', ['Jane'], 'GREATER_THAN', ['Infinity'], true],
];

/**
 * How values are sorted: the stored values of entities in ascending order. Those of one inner list are equal, and come in
 * the order of their URNs either way. Entities without a value come last, either way.
 */
export interface SortCase {
  readonly why: string;
  readonly ascending: readonly (readonly (readonly SearchValue[])[])[];
  /** When it is not the ascending order the other way round. */
  readonly descending?: SortCase['ascending'];
}

export const sortCases: readonly SortCase[] = [
  { why: 'numbers by size', ascending: [[[-3.5]], [[9]], [[10]], [[1_700_000_000_000]], [[1e21]]] },
  { why: 'numbers before text', ascending: [[[10]], [['10 apples']], [['apple']]] },
  { why: 'figures in texts as numbers', ascending: [[['9']], [['10']]] },
  { why: 'figures with a leading zero as text', ascending: [[['10']], [['007']], [['08']]] },
  { why: 'text without letter case', ascending: [[['apple']], [['Banana']], [['cherry']], [['Zebra']]] },
  {
    why: 'texts that differ in letter case as equal',
    ascending: [[['b']], [['Orders'], ['orders']], [['p']]],
  },
  {
    why: 'accented letters as the letters',
    ascending: [[['Ärger'], ['arger']], [['Banane']], [['Café'], ['cafe']]],
  },
  { why: 'accented letters, composed or not', ascending: [[['a']], [['\u00e4b'], ['a\u0308b']], [['ac']]] },
  {
    why: 'other alphabets by their letters',
    ascending: [[['zebra']], [['Иван']], [['йод'], ['Йод']], [['Продажи']]],
  },
  { why: 'the first planes before the others', ascending: [[['\ufb00']], [['😀']]] },
  { why: 'truth values as words', ascending: [[['apple']], [[false]], [[true]], [['zebra']]] },
  {
    why: 'the first 128 characters',
    ascending: [[[`${'x'.repeat(127)}a`]], [[`${'x'.repeat(128)}b`], [`${'x'.repeat(128)}a`]]],
  },
  { why: 'NUL like any character', ascending: [[['a\u0000b']], [['a\u0000c']], [['ab']]] },
  {
    why: 'the value of several that comes first',
    ascending: [[['a', 'z']], [['b', 'c']]],
    descending: [[['a', 'z']], [['b', 'c']]],
  },
  {
    why: 'numbers and texts of one entity',
    ascending: [[[5, 'x']], [[6]]],
    descending: [[[5, 'x']], [[6]]],
  },
  {
    why: 'entities without a value last',
    ascending: [[['a']], [['b']], [[]]],
    descending: [[['b']], [['a']], [[]]],
  },
];

/** How facets count: the stored values of entities, and the values with their counts in order. */
export interface FacetCase {
  readonly why: string;
  readonly stored: readonly (readonly SearchValue[])[];
  readonly counts: readonly (readonly [value: string, count: number])[];
}

export const facetCases: readonly FacetCase[] = [
  {
    why: 'the most frequent first',
    stored: [['b'], ['b'], ['a']],
    counts: [
      ['b', 2],
      ['a', 1],
    ],
  },
  {
    why: 'equally frequent ones by code points',
    stored: [['😀'], ['\ufb00'], ['b'], ['B']],
    counts: [
      ['B', 1],
      ['b', 1],
      ['\ufb00', 1],
      ['😀', 1],
    ],
  },
  { why: 'an entity once for each value', stored: [['a', 'a'], ['a']], counts: [['a', 2]] },
  {
    why: 'letter case and accents apart',
    stored: [['a'], ['A'], ['ä']],
    counts: [
      ['A', 1],
      ['a', 1],
      ['ä', 1],
    ],
  },
  {
    why: 'numbers and truth values as text',
    stored: [[10], [true], [1e21], ['10']],
    counts: [
      ['10', 2],
      ['1e+21', 1],
      ['true', 1],
    ],
  },
  {
    why: 'the longest value, and none that is longer',
    stored: [[longest], [`${longest}x`], [`${'😀'.repeat(256)}x`]],
    counts: [[longest, 1]],
  },
  {
    why: 'text behind NUL',
    stored: [['a\u0000b'], ['a\u0000c']],
    counts: [
      ['a\u0000b', 1],
      ['a\u0000c', 1],
    ],
  },
];
