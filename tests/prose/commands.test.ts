import { expect, it } from 'vitest';
import { checkCommands } from './commands.ts';
import { parseText } from './text.ts';

const check = (source: string) =>
  checkCommands(parseText('docs/page.mdx', source), new Set(['prose', 'site:dev'])).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

it('accepts existing commands with their arguments', () => {
  expect(check('Use `npm run prose -- --online`.\n\n```sh\nnpm run site:dev\nnpm start\n```\n')).toEqual([]);
});

it('finds commands that do not exist, in a line and in a block', () => {
  expect(check('Use `npm run porse`.\n\n```sh\nnpm run site:dve\n```\n')).toEqual([
    '1:6 the project has no command npm run porse',
    '4:1 the project has no command npm run site:dve',
  ]);
});
