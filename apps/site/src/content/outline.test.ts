import { describe, expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

describe('outlineOf', () => {
  test('nests third-level headings below second-level ones, and omits deeper ones', () => {
    const headings = [
      { depth: 2, slug: 'a', text: 'A' },
      { depth: 3, slug: 'b', text: 'B' },
      { depth: 4, slug: 'c', text: 'C' },
      { depth: 2, slug: 'd', text: 'D' },
    ];
    expect(outlineOf(headings)).toEqual([
      { slug: 'a', text: 'A', items: [{ slug: 'b', text: 'B', items: [] }] },
      { slug: 'd', text: 'D', items: [] },
    ]);
  });

  test('keeps a third level heading that comes before any second', () => {
    expect(outlineOf([{ depth: 3, slug: 'a', text: 'A' }])).toEqual([{ slug: 'a', text: 'A', items: [] }]);
  });
});
