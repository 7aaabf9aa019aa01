import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mdxComponents } from '../components/mdx-components.ts';
import { parsePage } from '../engine/read-pages.ts';
import { compileArticle } from '../render/article.tsx';
import { siteForTests } from '../render/site-for-tests.ts';

const names = ['components.mdx', 'endpoints.mdx'];
const bodies = names.map(
  (name) => parsePage(`internal/${name}`, readFileSync(new URL(name, import.meta.url), 'utf8')).body,
);
const body = bodies.join('\n');

describe('the pages of all components', () => {
  test.each(Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name)))('shows %s', (name) => {
    expect(body).toMatch(new RegExp(`^\\s*(?:.*[\\s:])?<${name}[\\s/>]`, 'm'));
  });

  test('renders every diagram and diff', () => {
    const html = bodies
      .map((each, at) => compileArticle(each, `internal/${names[at]}`).print(siteForTests()).html)
      .join('\n');
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(7);
    expect(html).toContain('<ins');
  });
});
