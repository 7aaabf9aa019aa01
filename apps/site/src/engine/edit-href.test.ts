import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editHrefOf } from './edit-href.ts';
import { readPages } from './read-pages.ts';

const repository = 'https://example.org/colophon';

test('the edit link of a page leads to its source file', () => {
  expect(editHrefOf('docs/faq.mdx', undefined, repository)).toBe(`${repository}/edit/main/docs/faq.mdx`);
  expect(editHrefOf('docs/releases.mdx', 'CHANGELOG.md', repository)).toBe(
    `${repository}/edit/main/CHANGELOG.md`,
  );
});

test('the edit link of a page generated from a folder leads to that folder', () => {
  expect(editHrefOf('docs/cli.mdx', 'packages/cli/src/program', repository)).toBe(
    `${repository}/tree/main/packages/cli/src/program`,
  );
});

test('without a repository, the edit link leads to the contributing guide', () => {
  expect(editHrefOf('docs/faq.mdx', undefined, undefined)).toBe('/docs/CONTRIBUTING#write-pages');
});

test('every generated page names a source that exists', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const pages = await readPages(join(root, 'docs'));
  const origins = new Set(pages.flatMap(({ origin }) => origin ?? []));
  expect(origins).toContain('packages/model/entities/dataset.ts');
  expect([...origins].filter((origin) => !existsSync(join(root, origin)))).toEqual([]);
});
