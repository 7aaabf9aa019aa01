import { expect, it } from 'vitest';
import { rangeOf, textsOf } from './range-texts.ts';

it('has the whole of the last day', () => {
  const range = rangeOf('date', { from: '2026-11-01', to: '2026-11-02' });
  expect((range.to ?? 0) - (range.from ?? 0)).toBe(2 * 86_400_000 - 1);
  expect(textsOf('date', range)).toEqual({ from: '2026-11-01', to: '2026-11-02' });
});

it.each([
  [{ from: '', to: '' }, {}],
  [{ from: '0', to: '' }, { from: 0 }],
  [
    { from: '9', to: '3' },
    { from: 3, to: 9 },
  ],
  [{ from: 'x', to: '1' }, { to: 1 }],
])('reads the numbers of %j', (texts, range) => {
  expect(rangeOf('number', texts)).toEqual(range);
});
