import type { JsonObject } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { comparisonCases, sortCases } from '../testing/comparison-cases.ts';
import { criterion } from '../testing/fixtures.ts';
import { compareOrdered, compareText, sortKeyOf } from './compare.ts';
import { documentTest } from './matches-document.ts';
import { matchesFilter } from './matches-filter.ts';

const cases = comparisonCases.map(([why, stored, condition, values, holds]) => ({
  why,
  stored,
  condition,
  values,
  holds,
}));

describe('the table of comparisons', () => {
  it.each(cases)('holds for time-series values: $condition $values, $why', ({ stored, holds, ...some }) => {
    const value: JsonObject = stored.length === 0 ? {} : { x: [...stored] };
    for (const negated of [false, true])
      expect(matchesFilter(value, [[criterion('x', { ...some, negated })]])).toBe(holds !== negated);
  });

  it.each(cases)('holds for documents in a batch: $condition $values, $why', ({ stored, holds, ...some }) => {
    const document = {
      urn: 'urn:li:tag:a',
      entityType: 'tag',
      removed: false,
      fieldsByAspect: { aspect: stored.length === 0 ? {} : { x: stored } },
    };
    for (const textFields of [new Set<string>(), new Set(['x'])]) {
      const query = { entityTypes: [], includeRemoved: false, textFields };
      const filter = [[criterion('x', some)]];
      expect(documentTest({ ...query, filter })(document)).toBe(holds);
    }
  });

  it.each(sortCases)('sorts time-series values: $why', ({ ascending }) => {
    const first = ascending.flatMap((group) =>
      group.flatMap(([value]) => (value === undefined ? [] : [{ group, key: sortKeyOf(String(value)) }])),
    );
    for (const [i, one] of first.entries())
      for (const other of first.slice(i + 1))
        expect(Math.sign(compareOrdered(one.key, other.key))).toBe(one.group === other.group ? 0 : -1);
  });

  it('names every condition', () => {
    expect(new Set(cases.map(({ condition }) => condition)).size).toBe(12);
  });
});

it('compares text by code points', () => {
  const texts = ['', 'a', 'ab', 'b', 'ä', '\ue000', '\uffff', '\u{10000}', '😀'];
  for (const [i, a] of texts.entries())
    for (const [j, b] of texts.entries()) expect(Math.sign(compareText(a, b))).toBe(Math.sign(i - j));
});
