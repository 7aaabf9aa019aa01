import { describe, expect, test } from 'vitest';
import { placeOf, readingOrder } from './reading-order.ts';
import { resolveSidebar } from './resolve-sidebar.ts';

const nodes = resolveSidebar(
  ['a', { label: 'Guides', items: ['b', { label: 'Entities', items: ['c'] }] }],
  ['a', 'b', 'c'].map((id) => ({ id, title: id, description: 'Sentence.', sidebarName: id })),
);

describe('readingOrder', () => {
  test('runs through the groups from top to bottom', () => {
    expect(readingOrder(nodes).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('placeOf', () => {
  test('knows the number, the groups around, and both neighbours', () => {
    expect(placeOf('b', nodes)).toMatchObject({
      folio: 2,
      pages: 3,
      breadcrumbs: ['Guides'],
      previous: { id: 'a' },
      next: { id: 'c' },
    });
  });

  test('gives the first page nothing before it, and the last nothing after', () => {
    expect(placeOf('a', nodes)).not.toHaveProperty('previous');
    expect(placeOf('c', nodes)).not.toHaveProperty('next');
    expect(placeOf('c', nodes).breadcrumbs).toEqual(['Guides', 'Entities']);
  });

  test('rejects a page that the sidebar does not hold', () => {
    expect(() => placeOf('d', nodes)).toThrow('The page "d" has no place in the sidebar.');
  });
});
