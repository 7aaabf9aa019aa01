import { describe, expect, test } from 'vitest';
import { placeOf, readingOrder } from './reading-order.ts';
import { resolveSidebar } from './resolve-sidebar.ts';

const nodes = resolveSidebar(
  ['a', { label: 'Guides', items: ['b', { label: 'Entities', items: ['c'] }] }],
  ['a', 'b', 'c'].map((id) => ({ id, title: id, description: 'Sentence.', sidebarName: id })),
);

describe('readingOrder', () => {
  test('follows the groups from top to bottom', () => {
    expect(readingOrder(nodes).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('placeOf', () => {
  test('returns the number, the groups and both neighbours of a page', () => {
    expect(placeOf('b', nodes)).toMatchObject({
      folio: 2,
      pages: 3,
      breadcrumbs: ['Guides'],
      previous: { id: 'a' },
      next: { id: 'c' },
    });
  });

  test('returns no previous page for the first, and no next page for the last', () => {
    expect(placeOf('a', nodes)).not.toHaveProperty('previous');
    expect(placeOf('c', nodes)).not.toHaveProperty('next');
    expect(placeOf('c', nodes).breadcrumbs).toEqual(['Guides', 'Entities']);
  });

  test('rejects a page that is not in the sidebar', () => {
    expect(() => placeOf('d', nodes)).toThrow('The page "d" has no place in the sidebar.');
  });
});
