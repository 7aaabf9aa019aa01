import { describe, expect, it } from 'vitest';
import { DistinctValues, DistinctValuesByName } from './distinct-values.ts';

describe('DistinctValues', () => {
  it.each([3, 15, 16, 17, 100])('keeps %i values once each, in their order', (count) => {
    const distinct = new DistinctValues<number>();
    const values = Array.from({ length: count }, (_, i) => i);
    for (const value of [...values, ...values.toReversed(), ...values]) distinct.add(value);
    expect(distinct.values).toEqual(values);
  });
});

describe('DistinctValuesByName', () => {
  it('keeps the values of each name apart', () => {
    const byName = new DistinctValuesByName<string>();
    byName.add('b', 'x');
    byName.add('a', 'x');
    byName.add('b', 'x');
    byName.add('b', 'y');
    expect(byName.entries()).toEqual([
      ['b', ['x', 'y']],
      ['a', ['x']],
    ]);
  });
});
