import { describe, expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

describe('outlineOf', () => {
  test('nests third level headings below the second, and leaves deeper ones out', () => {
    const source = '## A\n\n### B\n\n#### C\n\n## D\n';
    const headings = [
      { depth: 2, slug: 'a', text: 'A' },
      { depth: 3, slug: 'b', text: 'B' },
      { depth: 4, slug: 'c', text: 'C' },
      { depth: 2, slug: 'd', text: 'D' },
    ];
    expect(outlineOf(source, headings)).toEqual([
      { slug: 'a', text: 'A', items: [{ slug: 'b', text: 'B', items: [] }] },
      { slug: 'd', text: 'D', items: [] },
    ]);
  });

  test('puts aspects where they stand in the source', () => {
    const source = '## Aspects\n\n<Aspect name="ownership" record="x">\n</Aspect>\n\n## Relationships\n';
    const headings = [
      { depth: 2, slug: 'aspects', text: 'Aspects' },
      { depth: 2, slug: 'relationships', text: 'Relationships' },
    ];
    expect(outlineOf(source, headings)).toEqual([
      { slug: 'aspects', text: 'Aspects', items: [{ slug: 'ownership', text: 'ownership', items: [] }] },
      { slug: 'relationships', text: 'Relationships', items: [] },
    ]);
  });

  test('takes nothing inside a fence for a heading or an aspect', () => {
    const source = '````mdx\n```sh\n# comment\n```\n<Aspect name="no">\n````\n\n## A\n';
    expect(outlineOf(source, [{ depth: 2, slug: 'a', text: 'A' }])).toEqual([
      { slug: 'a', text: 'A', items: [] },
    ]);
  });
});
