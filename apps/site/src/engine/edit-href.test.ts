import { expect, test } from 'vitest';
import { editHrefOf } from './edit-href.ts';

const repository = 'https://example.org/colophon';

test('a page is edited in the file that somebody wrote', () => {
  expect(editHrefOf('docs/faq.mdx', undefined, repository)).toBe(`${repository}/edit/main/docs/faq.mdx`);
  expect(editHrefOf('docs/releases.mdx', 'CHANGELOG.md', repository)).toBe(
    `${repository}/edit/main/CHANGELOG.md`,
  );
});

test('a page that comes from code, or from nobody knows where, leads to how pages are changed', () => {
  const explained = '/docs/CONTRIBUTING#write-pages';
  expect(editHrefOf('docs/cli.mdx', 'packages/cli', repository)).toBe(explained);
  expect(editHrefOf('docs/faq.mdx', undefined, undefined)).toBe(explained);
});
