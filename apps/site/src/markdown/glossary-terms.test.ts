import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { glossary } from '../../../../docs/glossary.ts';
import { glossaryTerms } from './glossary-terms.ts';

/** The words that are marked in a page, in their order. */
function marked(source: string, address = '/docs/some-page'): string[] {
  const { code } = mdxToJs(source, { mdastPlugins: [glossaryTerms({ entries: glossary, address })] });
  return [...code.matchAll(/_jsx\(Term, \{\s*name: "([^"]+)",\s*children: "([^"]+)"/g)].map(
    ([, name, text]) => `${name}: ${text}`,
  );
}

describe('glossaryTerms', () => {
  test('marks the first mention of a word, in the form that the sentence has', () => {
    expect(marked('Entities have a URN. A URN names an entity.')).toEqual(['entity: Entities', 'URN: URN']);
  });

  test('prefers the longer of two words that start together', () => {
    expect(marked('The entity type decides.')).toEqual(['entity type: entity type']);
  });

  test('marks the first mention of the page, also when it is in a list', () => {
    expect(marked('Nothing.\n\n- One urn\n\nAnother urn.')).toEqual(['URN: urn']);
  });

  test.each([
    ['a heading', '# A URN'],
    ['a link', '[A URN](/docs)'],
    ['code', '`urn`'],
    ['a fence', '```text\nurn\n```'],
    ['a table', '| URN |\n|---|\n| URN |'],
    ['a card', '<Card title="a" href="/docs">\n\nA URN\n\n</Card>'],
    ['another word', 'An aspect-oriented URN-like thing, or burns.'],
  ])('leaves %s alone', (_, source) => {
    expect(marked(source)).toEqual([]);
  });

  test('skips terms that the page explains itself', () => {
    expect(marked('A URN and an offset.', '/docs/what-is-colophon/concepts')).toEqual([]);
  });

  test('explains at most five terms', () => {
    expect(marked('Aspect, change log, entity, offset, relationship, search document, URN.')).toHaveLength(5);
  });
});
