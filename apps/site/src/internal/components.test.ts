import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mdxComponents } from '../components/mdx-components.ts';
import { parsePage } from '../engine/read-pages.ts';
import { compileArticle } from '../render/article.tsx';
import { siteForTests } from '../render/site-for-tests.ts';

const { body } = parsePage(
  'internal/components.mdx',
  readFileSync(new URL('./components.mdx', import.meta.url), 'utf8'),
);

describe('the page of all components', () => {
  test.each(Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name)))('shows %s', (name) => {
    expect(body).toMatch(new RegExp(`^\\s*(?:.*[\\s:])?<${name}[\\s/>]`, 'm'));
  });

  test('renders every diagram and diff', () => {
    const { html } = compileArticle(body, 'internal/components.mdx').print(siteForTests());
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(7);
    expect(html).toContain('<ins');
  });
});
