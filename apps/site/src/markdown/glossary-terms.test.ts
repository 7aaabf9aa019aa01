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
    expect(marked('Entities have an urn. An urn names an entity.')).toEqual(['entity: Entities', 'urn: urn']);
  });

  test('prefers the longer of two words that start together', () => {
    expect(marked('The entity type decides.')).toEqual(['entity type: entity type']);
  });

  test('marks the first mention of the page, also when it is in a list', () => {
    expect(marked('Nothing.\n\n- One urn\n\nAnother urn.')).toEqual(['urn: urn']);
  });

  test.each([
    ['a heading', '# An urn'],
    ['a link', '[An urn](/docs)'],
    ['code', '`urn`'],
    ['a fence', '```text\nurn\n```'],
    ['a table', '| urn |\n|---|\n| urn |'],
    ['a card', '<Card title="a" href="/docs">\n\nAn urn\n\n</Card>'],
    ['another word', 'An aspect-oriented urn-like thing, or burns.'],
  ])('leaves %s alone', (_, source) => {
    expect(marked(source)).toEqual([]);
  });

  test('leaves alone what the page explains itself', () => {
    expect(marked('An urn and an offset.', '/docs/what-is-colophon/concepts')).toEqual([]);
  });

  test('explains five words at most', () => {
    expect(marked('Aspect, change log, entity, offset, relationship, search document, urn.')).toHaveLength(5);
  });
});
