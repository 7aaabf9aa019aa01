import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Parameter } from './parameters.tsx';

function render(props: ComponentProps<typeof Parameter>): string {
  return renderToStaticMarkup(createElement(Parameter, props));
}

describe('Parameter', () => {
  test('has an anchor, without the dashes of a flag', () => {
    const html = render({ name: '--port', value: '<number>', type: 'number' });
    expect(html).toContain('id="port"');
    expect(html).toContain('<code>--port &lt;number&gt;</code>');
  });

  test('names the equivalent environment variable', () => {
    expect(render({ name: '--port', type: 'number', env: 'PORT' })).toMatch(
      /Environment variable<\/span> PORT/,
    );
    expect(render({ name: '--port', type: 'number' })).not.toContain('Environment');
  });

  test('shows its default, even an empty one', () => {
    expect(render({ name: 'query', type: 'string', default: '*' })).toContain('<code>*</code>');
    expect(render({ name: 'query', type: 'string', default: '' })).toContain('default');
  });
});
