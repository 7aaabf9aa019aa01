import { describe, expect, test } from 'vitest';
import { expiryText } from './expiry-text.ts';

const noon = Date.UTC(2026, 5, 15, 12);

describe('when a token ends', () => {
  test('is the day, and says so when it is over', () => {
    expect(expiryText(noon, noon - 1)).toBe('Jun 15, 2026');
    expect(expiryText(noon, noon)).toBe('Expired Jun 15, 2026');
  });

  test('is never without a time', () => {
    expect(expiryText(null, noon)).toBe('Does not expire');
  });
});
