import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Field } from './fields.tsx';

function render(props: ComponentProps<typeof Field>): string {
  return renderToStaticMarkup(createElement(Field, props));
}

describe('Field', () => {
  test('is a place that a link can lead to', () => {
    const html = render({ name: 'removed', type: 'boolean', anchor: 'status.removed' });
    expect(html).toContain('id="status.removed"');
  });

  test('says once whether the value must be there', () => {
    expect(render({ name: 'a', type: 'string', required: true, optional: true })).not.toContain('optional');
    expect(render({ name: 'a', type: 'string', optional: true })).toContain('optional');
  });

  test('shows the way to a nested field before its name', () => {
    const html = render({ name: 'owner', path: 'owners.owner', type: 'urn' });
    expect(html).toContain('id="owners.owner"');
    expect(html).toContain('<code><span>owners.</span>owner</code>');
  });

  test('shows a default that is empty, and none where there is none', () => {
    expect(render({ name: 'a', type: 'string', default: '' })).toContain('default');
    expect(render({ name: 'a', type: 'string' })).not.toContain('default');
  });
});
