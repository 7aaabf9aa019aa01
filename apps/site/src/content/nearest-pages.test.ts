import { describe, expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const records = [
  'actions/quickstart',
  'quickstart',
  'generated/metamodel/entities/dataset',
  'generated/metamodel/entities/dataJob',
  'what/urn',
  'tags',
].map((id) => ({ id, title: id, description: '', sidebarName: id }));
const near = (asked: string): string[] => nearestPages(asked, records).map(({ id }) => id);

describe('nearestPages', () => {
  test('finds a page of the same name in another folder', () => {
    expect(near('entities/dataset')[0]).toBe('generated/metamodel/entities/dataset');
  });

  test('finds a page whose name was mistyped, with an ending, or with a slash', () => {
    expect(near('quikstart')).toEqual(['quickstart', 'actions/quickstart']);
    expect(near('quickstart.html/')).toEqual(['quickstart', 'actions/quickstart']);
  });

  test('of several pages of one name, the nearest as a whole goes first', () => {
    expect(near('action/quickstart')[0]).toBe('actions/quickstart');
    expect(near('what/quikstart')[0]).toBe('quickstart');
  });

  test('finds a short name with two letters swapped', () => {
    expect(near('tgas')).toEqual(['tags']);
  });

  test('proposes nothing if no page is similar', () => {
    expect(near('zzzzzz')).toEqual([]);
    // It has two pairs of letters in common with "operations", by chance.
    expect(nearestPages('nope', [{ id: 'operations', title: '', description: '', sidebarName: '' }])).toEqual(
      [],
    );
    expect(near('')).toEqual([]);
  });
});
