import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SiteProvider } from '../render/site-context.ts';
import { siteForTests } from '../render/site-for-tests.ts';
import { CodeBlock } from './code-block.tsx';

function render(lang: string, meta = '', code = 'a\nb'): string {
  const props: ComponentProps<typeof CodeBlock> = { 'data-lang': lang, 'data-meta': meta, children: code };
  const block = createElement(CodeBlock, props);
  return renderToStaticMarkup(createElement(SiteProvider, { value: siteForTests() }, block));
}

describe('CodeBlock', () => {
  test('has a copy button for code, not for output', () => {
    expect(render('ts')).toContain('<button');
    expect(render('ts', 'output')).not.toContain('<button');
    expect(render('ts', 'output')).toContain('Output');
  });

  test('shows the file name, and why the block is not run', () => {
    const html = render('ts', 'title="put.ts" norun="it needs a network"');
    expect(html).toContain('put.ts');
    expect(html).toContain('Not run here: it needs a network');
  });

  test('can be reached and scrolled with the keyboard, unless it wraps', () => {
    expect(render('ts')).toContain('tabindex="0"');
    expect(render('sh')).not.toContain('tabindex');
  });

  test('marks the lines that the fence names', () => {
    expect(render('ts', '{2}')).toContain('a\n<span class="line" data-marked>b</span>');
  });

  test('highlights a diff in its language, and labels added and removed lines', () => {
    expect(render('text', 'diff', ' a\n-b\n+c')).toContain(
      'a\n<del class="line"><span class="unseen">removed: </span>b</del>\n<ins class="line"><span class="unseen">added: </span>c</ins>',
    );
  });

  test('draws a diagram, which must have a title', () => {
    expect(render('mermaid', 'title="A flow"', 'flowchart TD\na --> b')).toContain(
      '<figcaption>A flow</figcaption>',
    );
    expect(() => render('mermaid', '', 'flowchart TD\na --> b')).toThrow('a diagram has no title');
  });

  test('escapes markup in code', () => {
    expect(render('text', '', '<b>&')).toContain('&lt;b>&amp;');
  });
});
