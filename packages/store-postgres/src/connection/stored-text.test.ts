import { compareText } from '@colophon/catalogue/for-stores';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromStored, toStored } from './stored-text.ts';

const text = fc.string({ unit: fc.constantFrom('\0', '\u0001', '\u0002', 'a', 'é', '😀') });

it('stores any text without NUL, and gives it back', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(toStored(given)).not.toContain('\0');
      expect(fromStored(toStored(given))).toBe(given);
    }),
  );
});

it('keeps the order of texts', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareText(toStored(a), toStored(b)))).toBe(Math.sign(compareText(a, b)));
    }),
  );
});

it('keeps what a text begins with', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(toStored(a + b).startsWith(toStored(a))).toBe(true);
    }),
  );
});
