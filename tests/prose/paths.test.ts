import { expect, it } from 'vitest';
import { checkPaths } from './paths.ts';
import { parseText } from './text.ts';

const hasFile = (path: string) => path === 'packages/model' || path === 'docs/sidebar.ts';
const check = (source: string) => checkPaths(parseText('docs/page.mdx', source), hasFile);

it('accepts existing paths, and code that is not a path', () => {
  expect(
    check('See `packages/model`, `docs/sidebar.ts`, `docs/<id>.mdx`, `src/client` and `my-model/a.ts`.\n'),
  ).toEqual([]);
});

it('finds a path that does not exist', () => {
  expect(check('See\n`packages/mode`.\n')).toEqual([
    { file: 'docs/page.mdx', line: 2, column: 1, message: 'the project has no packages/mode' },
  ]);
});

it('accepts what a build will make in a folder of the project, and nowhere else', () => {
  expect(check('Copy `packages/model/dist` and `packages/model/dist/index.js`.\n')).toEqual([]);
  expect(check('Copy `packages/mode/dist`.\n')).toHaveLength(1);
});
