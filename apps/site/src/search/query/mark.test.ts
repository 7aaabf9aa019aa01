import { describe, expect, test } from 'vitest';
import { foundAmong, mark, markExcerpt, type Piece } from './mark.ts';

function inBrackets(pieces: readonly Piece[]): string {
  return pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('');
}

describe('marking', () => {
  test.each([
    ['delete', 'It deletes (and has deleted) an aspect.', 'It [deletes] (and has [deleted]) an aspect.'],
    ['lineage', 'See upstreamLineage.', 'See upstream[Lineage].'],
    ['upstreamlineage', 'See upstreamLineage.', 'See [upstreamLineage].'],
    ['urn', 'A URN, “urn”.', 'A [URN], “[urn]”.'],
  ])('finds the forms of %s', (word, text, marked) => {
    expect(inBrackets(mark(text, foundAmong([word], undefined)))).toBe(marked);
  });

  test('marks words that start with the unfinished word', () => {
    expect(inBrackets(mark('The ownership of it', foundAmong([], 'own')))).toBe('The [ownership] of it');
  });
});

describe('an excerpt', () => {
  const long = `${'Words before it. '.repeat(30)}The needle is here. ${'Words after it. '.repeat(30)}`;

  test('is short, and contains the match', () => {
    const shown = inBrackets(markExcerpt(long, foundAmong(['needle'], undefined)));
    expect(shown).toMatch(/^… .*\[needle\] is here\. .* …$/);
    expect(shown.length).toBeLessThan(200);
  });

  test('is the beginning if there is no match, and the whole of a short text', () => {
    expect(inBrackets(markExcerpt(long, foundAmong([], undefined)))).toMatch(/^Words before it/);
    expect(inBrackets(markExcerpt('A short text.', foundAmong([], undefined)))).toBe('A short text.');
  });
});
