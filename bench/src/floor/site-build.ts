// The floor of the site's build: MDX to JavaScript, highlighted, to HTML, to a file. No layout, no sidebar, no checks,
// no compression, no search, no cache, and no page knows of another. Arguments: the folder of the pages, that of the files.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineHastPlugin, type EvaluateOptions, evaluate } from 'satteri';
import { createHighlighter } from 'shiki';

const [source = '', target = ''] = process.argv.slice(2);
// Sätteri knows of React's functions only that they take anything.
const react = runtime as unknown as EvaluateOptions;
const highlighter = await createHighlighter({ themes: ['github-light'], langs: ['ts', 'sh', 'json'] });

const highlight = defineHastPlugin({
  name: 'highlight',
  element: {
    filter: ['pre'],
    visit(node, context) {
      const code = node.children[0];
      if (code?.type !== 'element') return;
      const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
      const lang = /language-(\w+)/.exec(String(code.properties.className))?.[1] ?? 'text';
      const { children } = highlighter.codeToHast(text, { lang, theme: 'github-light' });
      const [pre] = children;
      if (pre?.type === 'element') context.replaceNode(node, pre);
    },
  },
});

for (const file of await readdir(source, { recursive: true })) {
  // That page is made of a component of ours.
  if (!file.endsWith('.mdx') || file === 'page-index.mdx') continue;
  const text = await readFile(join(source, file), 'utf8');
  const page = await evaluate(text, { ...react, hastPlugins: [highlight] });
  const html = renderToStaticMarkup(createElement(page.default as FunctionComponent));
  const path = join(target, file.replace(/mdx$/, 'html'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `<!doctype html>${html}`);
}
