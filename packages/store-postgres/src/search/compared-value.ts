import { foldCase, orderedOf, sortTextOf } from '@colophon/catalogue/for-stores';

/** A value of a search field in all the ways in which it is compared: the columns of `search_value`. */
export interface ComparedValue {
  readonly value: string;
  /** In one letter case; null when that is the value itself. */
  readonly low: string | null;
  /** As it is sorted; null when that is the value in one letter case. */
  readonly sortKey: string | null;
  readonly number: number | null;
}

export function toComparedValue(text: string): ComparedValue {
  const ordered = orderedOf(text);
  const number = typeof ordered === 'number' ? ordered : null;
  const value = text.toWellFormed();
  const low = foldCase(value);
  const sortKey = number === null ? textKey(sortTextOf(text)) : numberKey(number);
  return {
    value,
    low: low === value ? null : low,
    sortKey: sortKey === textKey(low) ? null : sortKey,
    number,
  };
}

/** A text as a key by which numbers and texts are sorted together. */
const textKey = (text: string): string => `t${text}`;

/** A number as such a key: the bits of a double, which sort as the number does, before all texts. */
function numberKey(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  // No zero below zero.
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  const sign = 1n << 63n;
  const ordered = bits & sign ? ~bits & (2n * sign - 1n) : bits | sign;
  return `n${ordered.toString(16).padStart(16, '0')}`;
}

/** The columns of a row of `search_value` or `search_long` as expressions. */
export const lowOf = (row: string): string => `coalesce(${row}.low, ${row}.value)`;
export const sortKeyOf = (row: string): string => `coalesce(${row}.sort_key, 't' || ${lowOf(row)})`;
