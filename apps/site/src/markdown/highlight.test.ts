import { describe, expect, test } from 'vitest';
import { createLazyHighlighter } from './highlight.ts';

describe('a highlighter', () => {
  test('returns one line of HTML for each line, with classes instead of styles', async () => {
    const highlighter = createLazyHighlighter();
    await highlighter.load(['ts', 'no-such-language']);
    expect(highlighter.lines("const a = 'b'; // <c>\nf(1);", 'ts')).toEqual([
      '<span class="tk">const </span><span class="tn">a </span><span class="tk">= </span><span class="ts">\'b\'</span>; <span class="tc">// &lt;c></span>',
      '<span class="tf">f</span>(<span class="tn">1</span>);',
    ]);
  });

  test('highlights a line by its context, cached or not', async () => {
    const code = 'f(1);\n/*\nf(1);\n*/\nf(1);';
    const highlighter = createLazyHighlighter();
    await highlighter.load(['ts']);
    const first = highlighter.lines(code, 'ts');
    expect(first[0]).toBe('<span class="tf">f</span>(<span class="tn">1</span>);');
    expect(first[2]).toBe('<span class="tc">f(1);</span>');
    expect(first[4]).toBe(first[0]);
    await highlighter.load(['json']);
    for (const _ of ['with another grammar', 'from memory'])
      expect(highlighter.lines(code, 'ts')).toEqual(first);
  });

  test('shows text and unknown languages unchanged, without a grammar', () => {
    expect(createLazyHighlighter().lines('a <b>\n&c', 'text')).toEqual(['a &lt;b>', '&amp;c']);
  });

  test('names a grammar that was not loaded', () => {
    expect(() => createLazyHighlighter().lines('a', 'ts')).toThrow('The grammar of "ts"');
  });
});
