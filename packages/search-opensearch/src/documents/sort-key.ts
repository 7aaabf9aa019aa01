import { orderedOf, sortTextOf } from '@colophon/catalogue/for-stores';

/** A value as a text by which numbers and texts are sorted together: numbers by size, before all texts. */
export function toSortKey(value: string): string {
  const ordered = orderedOf(value);
  return typeof ordered === 'number' ? numberKey(ordered) : `t${sortTextOf(value)}`;
}

/** The bits of a double, turned so that they sort as the number does. */
function numberKey(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  // No zero below zero.
  view.setFloat64(0, number + 0);
  const bits = view.getBigUint64(0);
  const sign = 1n << 63n;
  const ordered = bits & sign ? ~bits & (2n * sign - 1n) : bits | sign;
  return `n${ordered.toString(16).padStart(16, '0')}`;
}
