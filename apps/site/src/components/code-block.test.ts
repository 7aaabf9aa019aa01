import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CodeBlock } from './code-block.tsx';

function render(props: ComponentProps<typeof CodeBlock>): string {
  return renderToStaticMarkup(createElement(CodeBlock, props));
}

describe('CodeBlock', () => {
  test('offers to copy code, and not output', () => {
    expect(render({})).toContain('<button');
    expect(render({ 'data-output': 'true' })).not.toContain('<button');
    expect(render({ 'data-output': 'true' })).toContain('Output');
  });

  test('shows the file name, and why the block is not run', () => {
    const html = render({ 'data-title': 'put.ts', 'data-norun': 'it needs a network' });
    expect(html).toContain('put.ts');
    expect(html).toContain('Not run here: it needs a network');
  });

  test('can be reached and scrolled with the keyboard', () => {
    expect(render({})).toContain('tabindex="0"');
  });
});
