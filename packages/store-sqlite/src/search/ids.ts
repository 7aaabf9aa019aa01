import type { SqlValue } from '../sql.ts';
import type { Statements } from '../statements.ts';
import type { Fragment } from './fragment.ts';

/** The numbers of entities, rising. */
export type Ids = Uint32Array;

export const noIds: Ids = new Uint32Array(0);

/** As one JSON text: a row for each would take ten times as long. */
export const parseIds = (ids: SqlValue | undefined): Ids =>
  Uint32Array.from(JSON.parse(String(ids)) as number[]);

/** The numbers that a query selects as `id`, in the order in which it gives them. */
export function selectIds(statement: Statements, { sql, parameters }: Fragment): Ids {
  return parseIds(statement(`SELECT json_group_array(id) AS ids FROM (${sql})`).get(...parameters)?.ids);
}

/** Binds numbers for {@link idTable}. */
export const bindIds = (ids: Ids): string => `[${ids.join()}]`;
/** Numbers that were bound, as a table with the column `value`. */
export const idTable = 'json_each(?)';

/** A fast set of numbers. */
export function membership(ids: Ids): (id: number) => boolean {
  const bits = bitsOf([ids]);
  return (id) => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

/** A bit for each number, 1 for those that are given: a million of them fit into the cache of a core. */
function bitsOf(lists: readonly Ids[]): Uint32Array {
  let highest = 0;
  for (const ids of lists)
    for (let i = 0; i < ids.length; i++) if ((ids[i] ?? 0) > highest) highest = ids[i] ?? 0;
  const bits = new Uint32Array((highest >>> 5) + 1);
  for (const ids of lists) {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0;
      bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
    }
  }
  return bits;
}

/** Numbers of several lists, in any order, rising and each once. */
export function rising(lists: readonly Ids[]): Ids {
  const found = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  if (found.length === 0) return noIds;
  const bits = bitsOf(lists);
  let length = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      // The lowest bit that is set.
      found[length++] = (word << 5) + 31 - Math.clz32(rest & -rest);
    }
  }
  return found.subarray(0, length);
}

/** The numbers that are in one of several rising lists, rising. */
export function union(lists: readonly Ids[]): Ids {
  const filled = lists.filter(({ length }) => length > 0);
  return filled.length < 2 ? (filled[0] ?? noIds) : rising(filled);
}

/** Numbers that are in both of two rising lists, rising: all, or the first ones. */
export function intersect(a: Ids, b: Ids, limit = Number.POSITIVE_INFINITY): Ids {
  const both = new Uint32Array(Math.min(a.length, b.length, limit));
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length && length < both.length; ) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0];
    if (x === y) both[length++] = x;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return both.subarray(0, length);
}

/** Rising numbers that are not in another rising list. */
export function without(ids: Ids, others: Ids): Ids {
  if (others.length === 0) return ids;
  const left = new Uint32Array(ids.length);
  let length = 0;
  for (let i = 0, j = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    while (j < others.length && (others[j] ?? 0) < id) j++;
    if (others[j] !== id) left[length++] = id;
  }
  return left.subarray(0, length);
}

/** The place of the first number above the given one. */
export function placeAfter(ids: Ids, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ascending numbers without a few others: the ranges between those are copied as a whole. */
export function subtract(ids: Ids, few: Ids): Ids {
  if (few.length === 0) return ids;
  const left = new Uint32Array(ids.length);
  let length = 0;
  let from = 0;
  for (const id of few) {
    const to = placeAfter(ids, id - 1);
    left.set(ids.subarray(from, to), length);
    length += to - from;
    from = ids[to] === id ? to + 1 : to;
  }
  left.set(ids.subarray(from), length);
  return left.subarray(0, length + ids.length - from);
}

/** All numbers of several lists, in the order of the lists. */
export function concatenate(lists: readonly Ids[]): Ids {
  const [only = noIds] = lists;
  if (lists.length < 2) return only;
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const list of lists) {
    all.set(list, length);
    length += list.length;
  }
  return all;
}
