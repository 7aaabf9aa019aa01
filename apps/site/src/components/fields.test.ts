import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Field } from './fields.tsx';

function render(props: ComponentProps<typeof Field>): string {
  return renderToStaticMarkup(createElement(Field, props));
}

describe('Field', () => {
  test('has an anchor', () => {
    const html = render({ name: 'removed', type: 'boolean', anchor: 'status.removed' });
    expect(html).toContain('id="status.removed"');
  });

  test('states once whether the value is required', () => {
    expect(render({ name: 'a', type: 'string', required: true, optional: true })).not.toContain('optional');
    expect(render({ name: 'a', type: 'string', optional: true })).toContain('optional');
  });

  test('shows the path to a nested field before its name', () => {
    const html = render({ name: 'owner', path: 'owners.owner', type: 'urn' });
    expect(html).toContain('id="owners.owner"');
    expect(html).toContain('<code><span>owners.</span>owner</code>');
  });

  test('shows an empty default, and nothing if there is no default', () => {
    expect(render({ name: 'a', type: 'string', default: '' })).toContain('default');
    expect(render({ name: 'a', type: 'string' })).not.toContain('default');
  });
});
