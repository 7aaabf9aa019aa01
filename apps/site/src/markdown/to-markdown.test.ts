import { expect, it } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const facts = { file: 'page.mdx', origin: 'http://localhost:8080', sidebar: [] };

it('keeps of a block what its reader needs: the name of its file, and that it is what was printed', () => {
  const page = [
    '1. Write it:',
    '',
    '   ```yaml save title="shop.yml" {2}',
    '   a: 1',
    '   ```',
    '',
    '```sh norun="it waits"',
    'wait',
    '```',
    '',
    '```text output',
    'done',
    '```',
  ].join('\n');
  expect(toMarkdown(page, facts)).toBe(
    `${page
      .replace(' save', '')
      .replace(' {2}', '')
      .replace(/ norun="[^"]*"/, '')}\n`,
  );
});
