import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

const docs = join(import.meta.dirname, '../../../..', 'docs');

test.each(searchWords.startPages)(
  'offers $href to start with, under its title',
  async ({ href, heading }) => {
    const page = await readFile(join(docs, `${href.replace('/docs/', '')}.mdx`), 'utf8');
    expect(/^title: "?(.*?)"?$/m.exec(page)?.[1]).toBe(heading);
  },
);
