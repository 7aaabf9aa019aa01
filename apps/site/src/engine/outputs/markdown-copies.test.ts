import { expect, it } from 'vitest';
import { siteForTests } from '../../render/site-for-tests.ts';
import type { BuiltSite } from '../built-site.ts';
import { parsePage } from '../read-pages.ts';
import { printLlmsTexts } from './llms-texts.ts';
import { printMarkdownCopies } from './markdown-copies.ts';

const body = '[Start](/docs/quickstart#go), [home](/docs), [all](/docs/index.json), [title page](/).';
const site: BuiltSite = {
  facts: siteForTests(),
  pages: ['README.mdx', 'api/tags.mdx', 'quickstart.mdx'].map((file) => ({
    ...parsePage(file, `---\ntitle: A\ndescription: B.\n---\n${body}`),
    html: '',
    outline: [],
    place: { breadcrumbs: [], folio: 1, pages: 3 },
    source: `docs/${file}`,
  })),
  options: { docs: '', out: '', cache: '', origin: 'https://example.org/base', version: '1.2.3' },
};

it('links from copy to copy, under any origin and base path', () => {
  const contents = new Map(printMarkdownCopies(site).map(({ path, content }) => [path, String(content)]));
  expect(contents.get('docs/README.md')).toContain(
    '[Start](./quickstart.md#go), [home](./README.md), [all](./index.json), [title page](../).',
  );
  const copy = contents.get('docs/api/tags.md') ?? '';
  const links = [...copy.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link);
  expect(links.map((link) => new URL(link, 'http://localhost:99/any/docs/api/tags.md').href)).toEqual([
    'http://localhost:99/any/docs/quickstart.md#go',
    'http://localhost:99/any/docs/README.md',
    'http://localhost:99/any/docs/index.json',
    'http://localhost:99/any/',
  ]);
});

it('keeps links absolute in the text of all pages', () => {
  const full = printLlmsTexts(site).find(({ path }) => path === 'llms-full.txt');
  expect(full?.content).toContain('[Start](https://example.org/base/docs/quickstart.md#go)');
  expect(String(full?.content).match(/\]\((?!https:)/)).toBeNull();
});
