import { expect, it } from 'vitest';
import { toFieldValues } from './field-values.ts';

it('has each value as it is compared, and nothing twice', () => {
  expect(toFieldValues(['orders', 'Äpfel'])).toEqual({
    v: ['orders', 'Äpfel'],
    l: ['äpfel'],
    s: ['torders', 'tapfel'],
  });
  expect(toFieldValues([])).toBeUndefined();
});

it('sorts numbers by size, before texts, and tells the texts beside them', () => {
  const { n, t, s = [] } = toFieldValues(['10', '-3', '9.5', 'x', '1e999']) ?? {};
  expect(n).toEqual([10, -3, 9.5, Number.MAX_VALUE]);
  expect(t).toEqual(['x']);
  const [ten = '', minus = '', nine = '', text = '', most = ''] = s;
  expect([text, ten, most, minus, nine].toSorted()).toEqual([minus, nine, ten, most, text]);
});

it('finds any part of a long value in one of its pieces', () => {
  const long = Array.from({ length: 4000 }, (_, i) => `Word${i}`).join(' ');
  const { v, b, p, e, c = [] } = toFieldValues([long]) ?? {};
  expect([v, b?.[0]?.length, p?.[0]?.length, e?.[0]?.length]).toEqual([undefined, 513, 513, 513]);
  expect(c.every((piece) => Buffer.byteLength(piece) < 32_766)).toBe(true);
  const low = long.toLowerCase();
  for (let start = 0; start + 512 <= low.length; start += 97) {
    const part = low.slice(start, start + 512);
    expect(c.some((piece) => piece.includes(part))).toBe(true);
  }
  expect(c.some((piece) => piece.endsWith(low.slice(-512)))).toBe(true);
});

it('has every place on the way to a path', () => {
  expect(toFieldValues(['/prod/shop/raw', '/prod/web'], '/')).toMatchObject({
    g: ['/prod', '/prod/shop', '/prod/shop/raw', '/prod/web'],
    h: ['/prod', '/prod/shop'],
  });
});
