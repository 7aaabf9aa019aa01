import { describe, expect, it } from 'vitest';
import { checkFrontmatter } from './check-frontmatter.ts';

const description = 'How a dataset gets its owners, and who may change them.';
const messages = (frontmatter: Parameters<typeof checkFrontmatter>[0]) =>
  checkFrontmatter(frontmatter).map(({ message }) => message);

describe('the frontmatter of a page', () => {
  it('passes with a title and a description of a suitable length', () => {
    expect(messages({ title: 'Ownership', description })).toEqual([]);
    expect(messages({ title: 'Ownership', description, sidebarName: 'Owners' })).toEqual([]);
  });

  it('must have both', () => {
    expect(messages({})).toEqual([
      'title: expected 3 to 60 characters, got none',
      'description: expected 50 to 160 characters, got none',
    ]);
  });

  it('reports the length of a text that is too short or too long', () => {
    expect(messages({ title: 'AB', description })).toEqual(['title: expected 3 to 60 characters, got 2']);
    expect(messages({ title: 'A'.repeat(61), description })).toEqual([
      'title: expected 3 to 60 characters, got 61',
    ]);
    expect(messages({ title: 'Ownership', description: 'Owners of datasets.' })).toEqual([
      'description: expected 50 to 160 characters, got 19',
    ]);
    expect(messages({ title: 'Ownership', description: `${'a'.repeat(160)}.` })).toEqual([
      'description: expected 50 to 160 characters, got 161',
    ]);
    expect(messages({ title: 'Ownership', description, sidebarName: '' })).toEqual([
      'sidebarName: expected 1 to 40 characters, got 0',
    ]);
  });

  it('does not end a title with a full stop, and ends a description with one', () => {
    expect(messages({ title: 'Ownership.', description })).toEqual(['title: ends with a full stop']);
    expect(messages({ title: 'Ownership', description: description.slice(0, -1) })).toEqual([
      'description: expected a full stop at the end',
    ]);
  });

  it('describes a page in at most two sentences', () => {
    const three = 'A dataset has owners. Each has a kind. People with the right role may change them.';
    expect(messages({ title: 'Ownership', description: three })).toEqual([
      'description: expected one or two sentences, got 3',
    ]);
  });
});
