import { expect, it } from 'vitest';
import { readFrontmatter } from './read-frontmatter.ts';

it('reads the title and the description of a page', () => {
  const page = '---\ntitle: "Tags: a guide"\ndescription: Labels for assets.\n---\n\nText.\n';
  expect(readFrontmatter(page)).toEqual({ title: 'Tags: a guide', description: 'Labels for assets.' });
});

it('returns empty frontmatter for a page without any', () => {
  expect(readFrontmatter('# Tags\n\n---\n')).toEqual({});
  expect(readFrontmatter('---\njust words\n---\n')).toEqual({});
});
