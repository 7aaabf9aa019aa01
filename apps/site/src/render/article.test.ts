import { expect, test } from 'vitest';
import { compileArticle } from './article.tsx';
import { siteForTests } from './site-for-tests.ts';

const print = (body: string): string => compileArticle(body, 'page.mdx').print(siteForTests()).html;

test('a command-line option keeps its two hyphens in prose, headings and tables', () => {
  const html = print(
    ['## With --all', '', 'Pass --hard, or "--all".', '', '| Option |', '| - |', '| --path-to |', ''].join(
      '\n',
    ),
  );
  expect(html).toContain('With --all</a></h2>');
  expect(html).toContain('Pass --hard, or “--all”.');
  expect(html).toContain('<td>--path-to</td>');
  expect(html).not.toMatch(/[–—]/);
});

test('quotation marks and ellipses are typographic, and a dash stays one', () => {
  expect(print('It\'s here – "so" ...')).toContain('<p>It’s here – “so” …</p>');
});
