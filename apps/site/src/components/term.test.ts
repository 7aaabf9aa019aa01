import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { glossary } from '../../../../docs/glossary.ts';
import { Glossary } from './glossary.tsx';
import { Term } from './term.tsx';

describe('Term', () => {
  test('is described by its definition, and links to the glossary', () => {
    const html = renderToStaticMarkup(createElement(Term, { name: 'URN' }, 'URNs'));
    const [, id] = /aria-describedby="([^"]+)">URNs<\/a>/.exec(html) ?? [];
    expect(html).toContain(`role="tooltip" id="${id}">The permanent identifier`);
    expect(html).toContain('href="/docs/what-is-colophon/concepts#urn"');
  });

  test('rejects a word that is not in the glossary', () => {
    expect(() => renderToStaticMarkup(createElement(Term, { name: 'urm' }))).toThrow('has no word "urm"');
  });
});

describe('the glossary', () => {
  test('is in alphabetical order, without duplicates', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b)));
  });

  test('defines each word in one sentence', () => {
    for (const { text } of glossary) expect(text).toMatch(/^[A-Z][^.]+\.$/);
  });

  test('has an anchor for each word', () => {
    const html = renderToStaticMarkup(createElement(Glossary));
    expect(html.match(/<dfn>/g)).toHaveLength(glossary.length);
    expect(html).toContain('id="change-log"');
  });
});
