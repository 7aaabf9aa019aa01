import { describe, expect, it } from 'vitest';
import { each, keys, valueAt, valuesAt } from './values-at.ts';

const values = (root: Parameters<typeof valuesAt>[0], ...path: Parameters<typeof valuesAt>[1]) =>
  valuesAt(root, path).map(({ value }) => value);

describe('valuesAt', () => {
  it('traverses members, items, map values and keys', () => {
    const root = { list: [{ a: 1 }, { a: 2 }, {}], map: { x: { a: 3 }, y: { a: 4 } } };
    expect(values(root, 'list', each, 'a')).toEqual([1, 2]);
    expect(values(root, 'map', each, 'a')).toEqual([3, 4]);
    expect(values(root, 'map', keys)).toEqual(['x', 'y']);
    expect(values(root, 'list')).toEqual([root.list]);
  });

  it('yields nothing for values that are absent, null, or of another shape', () => {
    const root = { text: 'x', nothing: null, list: [null, 'x'], object: { a: 1 } };
    expect(values(root, 'absent', 'a')).toEqual([]);
    expect(values(root, 'nothing')).toEqual([]);
    expect(values(root, 'text', 'length')).toEqual([]);
    expect(values(root, 'text', each)).toEqual([]);
    expect(values(root, 'list', 'length')).toEqual([]);
    expect(values(root, 'list', each)).toEqual(['x']);
    expect(values(root, 'object', 'toString')).toEqual([]);
    expect(values(root, 'constructor')).toEqual([]);
  });

  it('keeps false, zero and the empty string', () => {
    expect(values({ list: [false, 0, ''] }, 'list', each)).toEqual([false, 0, '']);
  });

  it('names the innermost record around each value', () => {
    const inner = { tag: 'a' };
    const [found] = valuesAt({ list: [inner] }, ['list', each, 'tag']);
    expect(found?.holder).toBe(inner);
    const holder = { urns: ['a'] };
    expect(valuesAt({ list: [holder] }, ['list', each, 'urns', each])[0]?.holder).toBe(holder);
  });
});

describe('valueAt', () => {
  it('reads a dotted path, and returns undefined for absent or null values', () => {
    const root = { created: { time: 5, actor: null }, list: [1] };
    expect(valueAt(root, 'created.time')).toBe(5);
    expect(valueAt(root, 'created')).toEqual({ time: 5, actor: null });
    expect(valueAt(root, 'created.actor')).toBeUndefined();
    expect(valueAt(root, 'created.time.more')).toBeUndefined();
    expect(valueAt(root, 'list.0')).toBeUndefined();
    expect(valueAt(root, 'toString')).toBeUndefined();
  });
});
