import { cpuGrowth, mostForLinear } from '@colophon/catalogue/testing/cpu-growth';
import { expect, it } from 'vitest';
import { plainAddress } from './site-redirects.ts';

it.each([
  ['/docs/', '/docs'],
  ['/docs///', '/docs'],
  ['/docs/a.html', '/docs/a'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['//', '/'],
])('leads from %s to %s', (path, plain) => {
  expect(plainAddress(path)).toBe(plain);
});

it.each(['/', '/docs', '/docs/a'])('leaves %s as it is', (path) => {
  expect(plainAddress(path)).toBeUndefined();
});

it.each([
  ['slashes at the end', '/'],
  ['slashes before the end', '/a'],
  ['endings of pages', '.html'],
  ['index pages', '/index.html'],
])('takes time in proportion to the number of %s', (_, piece) => {
  const growth = cpuGrowth((length) => `/docs${piece.repeat(length)}x`, plainAddress);
  expect(growth).toBeLessThan(mostForLinear);
  const atEnd = cpuGrowth((length) => `/docs${piece.repeat(length)}`, plainAddress);
  expect(atEnd).toBeLessThan(mostForLinear);
});
