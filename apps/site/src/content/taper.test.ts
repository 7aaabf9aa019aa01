import { describe, expect, test } from 'vitest';
import { colophonText, ordinal } from './colophon-text.ts';
import { taper } from './taper.ts';

const text = colophonText({ origin: undefined, source: 'docs/quickstart.mdx', folio: 4, pages: 60 });

describe('taper', () => {
  test('breaks text into lines of decreasing width within the limit', () => {
    const lengths = taper(text, 44).map((line) => line.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(lengths[0]).toBeLessThanOrEqual(44);
  });

  test('breaks a long path after its slashes, without losing a character', () => {
    const source = 'docs/generated/metamodel/entities/dataset.mdx';
    const lines = taper(colophonText({ origin: 'packages/model', source, folio: 1, pages: 1 }), 44);
    expect(lines.every((line) => line.length <= 44)).toBe(true);
    expect(lines.join('').replaceAll(' ', '')).toContain(source);
  });

  test('does not break a short text', () => {
    expect(taper('Short.', 44)).toEqual(['Short.']);
  });
});

describe('colophonText', () => {
  test('names where the page came from', () => {
    expect(text).toMatch(/^This page was set from docs\/quickstart\.mdx, /);
    expect(text).toContain('the 4th of 60 pages');
  });

  test('names what a page was generated from', () => {
    const facts = { origin: 'packages/cli', source: 'docs/cli.mdx', folio: 1, pages: 2 };
    expect(colophonText(facts)).toMatch(
      /^This page was printed from packages\/cli by way of docs\/cli\.mdx, /,
    );
  });
});

describe('ordinal', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [22, '22nd'],
  ])('writes %i as %s', (value, text) => {
    expect(ordinal(value)).toBe(text);
  });
});
