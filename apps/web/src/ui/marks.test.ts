import { describe, expect, it } from 'vitest';
import { excerpt, hasMark, markedParts, searchedWords } from './marks.ts';

const shown = (text: string, query: string): string =>
  markedParts(text, searchedWords(query))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('what is marked', () => {
  it.each([
    ['order_items', 'ord', '[ord]er_items'],
    ['shop.OrderItem', 'item', 'shop.Order[Item]'],
    ['Ordérs of a day', 'orde', '[Ordé]rs of a day'],
    ['the order', 'orders', 'the [order]'],
    ['reorder', 'order', 'reorder'],
    ['a or b', 'name:b OR c', 'a or [b]'],
    ['<b>orders</b>', 'b', '<[b]>orders</[b]>'],
    ['nothing', '*', 'nothing'],
    ['ﬁnance', 'fin', '[ﬁn]ance'],
  ])('%s for %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  it('loses nothing of the text', () => {
    const text = 'Ünïcode ﬁnance Orders 数据';
    for (const query of ['u', 'unicode', 'fin', 'o', '数'])
      expect(
        markedParts(text, searchedWords(query))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});

describe('an excerpt', () => {
  const long = `${'word '.repeat(60)}the needle is here ${'word '.repeat(60)}`;
  it('is around what was looked for', () => {
    const shortened = excerpt(long, ['needle'], 120);
    expect(shortened.length).toBeLessThan(130);
    expect(hasMark(shortened, ['needle'])).toBe(true);
    expect(shortened.startsWith('… ')).toBe(true);
  });
  it('is the beginning where that is not in it', () => {
    expect(excerpt(long, ['other'], 20)).toBe('word word word word …');
    expect(excerpt('short', ['other'], 20)).toBe('short');
  });
});
