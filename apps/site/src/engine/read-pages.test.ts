import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parsePage, readPages } from './read-pages.ts';

const page = '---\ntitle: Title\ndescription: Sentence.\n---\n\nText.\n';

describe('parsePage', () => {
  test('takes the record from the frontmatter and leaves the text', () => {
    expect(parsePage('what/urn.mdx', page)).toEqual({
      record: { id: 'what/urn', title: 'Title', description: 'Sentence.', sidebarName: 'Title' },
      file: 'what/urn.mdx',
      body: '\nText.\n',
      searchTerms: [],
    });
  });

  test('reads search terms as a list', () => {
    const text = page.replace('title:', 'searchTerms: log in, single sign-on\ntitle:');
    expect(parsePage('a.mdx', text).searchTerms).toEqual(['log in', 'single sign-on']);
  });

  test.each([
    ['Text.', 'docs/a.mdx must begin with frontmatter'],
    ['---\ntitle: [\n---\n', 'The frontmatter of docs/a.mdx is not YAML'],
    ['---\ntitle: A\n---\n', 'needs "description" as text, and has none'],
    ['---\ntitle: 3\ndescription: B\n---\n', 'needs "title" as text, and has 3'],
    [
      '---\ntitle: A\ndescription: B\nauthor: C\n---\n',
      'has "author": known are title, description, sidebarName, searchTerms, noSamples',
    ],
  ])('rejects %j', (text, message) => {
    expect(() => parsePage('a.mdx', text)).toThrow(message);
  });
});

describe('readPages', () => {
  test('sorts pages by id, and rejects two files with the same id', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pages-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of ['b.mdx', 'a.md']) await writeFile(join(folder, name), page);
    expect((await readPages(folder)).map(({ record }) => record.id)).toEqual(['a', 'b']);
    await writeFile(join(folder, 'a.mdx'), page);
    await expect(readPages(folder)).rejects.toThrow('Two files in docs give the page "a"');
  });
});
