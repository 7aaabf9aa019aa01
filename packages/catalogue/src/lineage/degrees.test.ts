import { describe, expect, it } from 'vitest';
import { criterion } from '../testing/fixtures.ts';
import { degreeOf, hopsFor, splitDegrees } from './degrees.ts';

describe('degrees', () => {
  it('are 1, 2, and 3+ for all others', () => {
    expect([1, 2, 3, 4, 1000].map(degreeOf)).toEqual(['1', '2', '3+', '3+', '3+']);
  });

  it('limit the number of hops', () => {
    expect([['1'], ['2'], ['1', '2'], ['3+']].map((wanted) => hopsFor(new Set(wanted as never)))).toEqual([
      1,
      2,
      2,
      undefined,
    ]);
  });

  it('are extracted from a filter, wherever they occur', () => {
    const platform = criterion('platform', { values: ['x'] });
    const degree = criterion('degree', { values: ['2'] });
    expect(splitDegrees([[platform, degree], [platform]])).toEqual({
      filter: [[platform], [platform]],
      wanted: new Set(['2']),
    });
    expect(splitDegrees([[degree]])).toEqual({ filter: [], wanted: new Set(['2']) });
    expect(splitDegrees([])).toEqual({ filter: [], wanted: new Set(['1', '2', '3+']) });
  });

  it('are inverted by a negated filter', () => {
    const wanted = (...values: string[]) =>
      splitDegrees([[criterion('degree', { values, negated: true })]]).wanted;
    expect(wanted('1')).toEqual(new Set(['2', '3+']));
    expect(wanted('1', '2', '3+')).toEqual(new Set());
    expect(wanted()).toEqual(new Set(['1', '2', '3+']));
  });
});
