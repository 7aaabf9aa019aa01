import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Diagram } from './diagram.tsx';

const html = renderToStaticMarkup(
  createElement(Diagram, { title: 'How a write travels', source: 'flowchart TD\na[Proposal] -.-> b[(Log)]' }),
);

describe('Diagram', () => {
  test('has a name and a text alternative', () => {
    const [, name] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
    const [, text] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<title id="${name}">How a write travels</title>`);
    expect(html).toContain(`<ul id="${text}"><li>Proposal → Log</li></ul>`);
    expect(html).toContain('role="img"');
  });

  test('can be scrolled with the keyboard', () => {
    expect(html).toContain('tabindex="0"');
  });

  test('needs no inline styles', () => {
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/fill="|stroke="/);
  });
});
