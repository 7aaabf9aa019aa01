import { expect, it } from 'vitest';
import { checkRecords } from './records.ts';
import { parseText } from './text.ts';

const description = 'description: How a dataset gets its owners, and who may change them.';
const page = (file: string, title: string) => parseText(file, `---\ntitle: ${title}\n${description}\n---\n`);

it('finds nothing in pages whose titles differ', () => {
  expect(checkRecords([page('docs/a.mdx', 'Owners'), page('docs/b.mdx', 'Domains')])).toEqual([]);
});

it('reports a duplicate title with the other page', () => {
  expect(checkRecords([page('docs/a.mdx', 'Owners'), page('docs/b.mdx', 'Owners')])).toEqual([
    { file: 'docs/b.mdx', line: 2, column: 1, message: 'title: docs/a.mdx has the same' },
  ]);
});

it('names the line of what is too short, and the first line for what is missing', () => {
  const short = parseText('docs/a.mdx', '---\ndescription: Owners.\n---\n');
  expect(checkRecords([short]).map(({ line }) => line)).toEqual([1, 2]);
});
