import { type FilterCriterion, maxFilterLength, sortPrefixLength } from './query.ts';

/*
 * How filters and sorts compare values, which are text to them. A store that compares in its own language, such as SQL,
 * must come to the same results: `comparisonCases` and `sortCases` in `testing/` are run through every evaluator.
 */

/** A text without the difference of letter cases, in every alphabet. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  // Lower case depends on the place of this letter alone, so that a part of a text would differ from the whole.
  return lower.includes('ς') ? lower.replaceAll('ς', 'σ') : lower;
}

/** A text by which others are sorted: its beginning, without letter case and without the accents of Latin letters. */
export function sortTextOf(value: string): string {
  const beginning = value.slice(0, sortPrefixLength).toWellFormed();
  const plain = beginning.normalize('NFD').replace(/(?<=[A-Za-z])[\u0300-\u036f]+/g, '');
  return foldCase(plain.normalize('NFC'));
}

/** By code points, as UTF-8 sorts; the operators of JavaScript put U+10000 and above before U+E000. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** The place of a code unit: surrogates make the highest code points. */
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** What is compared by order: a number, or text. */
export type Ordered = number | string;

/** A stored value by its order. It is a number when it is written as JSON writes numbers. */
export const orderedOf = (value: string): Ordered =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : value;

/** A value of a criterion by its order: any decimal number, or text. */
export function boundOf(value: string): Ordered {
  const trimmed = value.trim();
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed);
  const number = Number(trimmed);
  return isNumber && Number.isFinite(number) ? number : trimmed;
}

/** What a stored value is sorted by. */
export function sortKeyOf(value: string): Ordered {
  const ordered = orderedOf(value);
  return typeof ordered === 'number' ? ordered : sortTextOf(ordered);
}

/** Numbers by size, before all text; text by code points. */
export function compareOrdered(a: Ordered, b: Ordered): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareText(a, b);
}

const isInOrder = {
  GREATER_THAN: (difference: number) => difference > 0,
  GREATER_THAN_OR_EQUAL_TO: (difference: number) => difference >= 0,
  LESS_THAN: (difference: number) => difference < 0,
  LESS_THAN_OR_EQUAL_TO: (difference: number) => difference <= 0,
} as const;

/** The values that a criterion compares with. Nothing longer is in the index of filters. */
export const comparedValues = (values: readonly string[]): readonly string[] =>
  values.map((value) => value.toWellFormed()).filter((value) => value.trim().length <= maxFilterLength);

/**
 * The test of a criterion on one stored value; `IS_NULL`, which asks for no value, holds for none. A tree is unknown here,
 * so that its conditions want the value itself.
 */
export function testOf({ condition, values }: FilterCriterion): (text: string) => boolean {
  const given = comparedValues(values);
  const folded = () => given.map((value) => foldCase(value.trim()));
  const someFolded = (holds: (text: string, wanted: string) => boolean) => {
    const wanted = folded();
    return (text: string) => {
      const low = foldCase(text.toWellFormed());
      return wanted.some((one) => holds(low, one));
    };
  };
  switch (condition) {
    case 'EXISTS':
      return () => true;
    case 'IS_NULL':
      return () => false;
    case 'IEQUAL': {
      const wanted = new Set(folded());
      return (text) => wanted.has(foldCase(text.toWellFormed()));
    }
    case 'CONTAIN':
      return someFolded((text, wanted) => text.includes(wanted));
    case 'START_WITH':
      return someFolded((text, wanted) => text.startsWith(wanted));
    case 'END_WITH':
      return someFolded((text, wanted) => text.endsWith(wanted));
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL_TO':
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL_TO': {
      const bounds = given.map(boundOf);
      const holds = isInOrder[condition];
      return (text) => {
        const value = orderedOf(text.toWellFormed());
        // Numbers compare with numbers, and other text with other text.
        return bounds.some((bound) => typeof bound === typeof value && holds(compareOrdered(value, bound)));
      };
    }
    default: {
      const wanted = new Set(given);
      return (text) => wanted.has(text.toWellFormed());
    }
  }
}
