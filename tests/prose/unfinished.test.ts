import { expect, it } from 'vitest';
import { parseText } from './text.ts';
import { checkUnfinished } from './unfinished.ts';

it('unfinished work is found, in text and in code', () => {
  const text = parseText(
    'docs/page.mdx',
    'Retries.\nTODO say how.\n\n```ts\n// fixme\n```\n\nComing soon.\n',
  );
  expect(checkUnfinished(text)).toMatchObject([
    { line: 2, column: 1, message: 'expected a finished text, got "TODO"' },
    { line: 5 },
    { line: 8 },
  ]);
  expect(checkUnfinished(parseText('docs/page.mdx', 'A to-do list in `todos.csv`.\n'))).toEqual([]);
});
