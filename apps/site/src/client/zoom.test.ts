import { describe, expect, test } from 'vitest';
import { clampScale, scrollAfterZoom } from './zoom.ts';

describe('scrollAfterZoom', () => {
  test('keeps what is under the pointer under the pointer', () => {
    const [scrolled, place, factor] = [120, 80, 1.5];
    const inDrawing = (scrolled + place) / 1;
    expect((scrollAfterZoom(scrolled, place, factor) + place) / factor).toBeCloseTo(inDrawing);
  });
});

describe('clampScale', () => {
  test('limits how far a drawing can be zoomed in and out', () => {
    expect(clampScale(2, 0.5)).toBe(2);
    expect(clampScale(100, 0.5)).toBe(3);
    expect(clampScale(0, 0.5)).toBe(0.2);
  });
});
