import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printListPage } from './list-page.ts';

const docs = await mkdtemp(join(tmpdir(), 'list-page-'));
await mkdir(join(docs, 'decisions'));
const write = (name: string, frontmatter: string) =>
  writeFile(join(docs, 'decisions', `${name}.mdx`), `---\n${frontmatter}\n---\n\nText.\n`);
await write('b', 'title: Second\ndescription: Why it is second.');
await write('a', 'title: A long title\nsidebarName: First\ndescription: "GraphQL comes first."');

const page = {
  folder: 'decisions',
  title: 'Decisions',
  description: 'All of them.',
  intro: 'Each has a page.',
};

it('lists the pages of a folder by their names, with what they are about', async () => {
  expect(await printListPage(page, docs)).toContain(
    'Each has a page.\n\n- [First](/docs/decisions/a): GraphQL comes first.\n- [Second](/docs/decisions/b): why it is second.\n',
  );
});

it('keeps an order that is given, and misses no page', async () => {
  const printed = await printListPage({ ...page, order: ['decisions/b', 'decisions/a'] }, docs);
  expect(printed.indexOf('Second')).toBeLessThan(printed.indexOf('First'));
  await expect(printListPage({ ...page, order: ['decisions/b'] }, docs)).rejects.toThrow('decisions/a');
  await expect(
    printListPage({ ...page, order: ['decisions/a', 'decisions/b', 'decisions/c'] }, docs),
  ).rejects.toThrow('a page is missing');
});
