import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

/** Each colour token, printed and on the dark ground. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function colour(name: string, theme: (typeof themes)[number]): string {
  const pair = colours.get(name);
  if (!pair) throw new Error(`tokens.css has no colour --${name}`);
  return pair[theme];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const inks = [
  'ink',
  'soft',
  'faint',
  'rubric',
  'code-keyword',
  'code-string',
  'code-name',
  'code-number',
  'code-comment',
];

describe.each(themes)('the %s theme', (theme) => {
  test.each(
    inks.flatMap((ink) => ['paper', 'shade', 'mark', 'added'].map((ground) => [ink, ground] as const)),
  )('sets %s on %s with a contrast of 4.5 or more', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test('draws the edges of controls with a contrast of 3 or more', () => {
    expect(contrast(colour('edge', theme), colour('paper', theme))).toBeGreaterThanOrEqual(3);
  });
});
