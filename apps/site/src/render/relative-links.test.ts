import { describe, expect, test } from 'vitest';
import { toAbsoluteLinks, toRelativeLinks } from './relative-links.ts';

describe('toRelativeLinks', () => {
  test.each([
    ['/', '<a href="./docs">'],
    ['/docs', '<a href="./docs">'],
    ['/docs/quickstart', '<a href="../docs">'],
    ['/docs/what/urn', '<a href="../../docs">'],
  ])('from %s', (address, html) => {
    expect(toRelativeLinks('<a href="/docs">', address)).toBe(html);
    const host = new URL(`https://example.org/some/path${address}`);
    expect(new URL(html.slice(9, -2), host).pathname).toBe('/some/path/docs');
  });

  test('uses the shortest path to a nearby page, also when folder names share a prefix', () => {
    const html =
      '<a href="/docs/what/aspect#a"><a href="/docs/whatever"><a href="/docs/what/urn/deep"><img src="/">';
    expect(toRelativeLinks(html, '/docs/what/urn')).toBe(
      '<a href="./aspect#a"><a href="../whatever"><a href="./urn/deep"><img src="../../">',
    );
  });

  test('does not change other origins, anchors and text', () => {
    const html = '<a href="//example.org"><a href="https://example.org/a"><a href="#b"> href=/c';
    expect(toRelativeLinks(html, '/docs/a')).toBe(html);
  });

  test('links from an old version to the current site', () => {
    const html = toRelativeLinks('<a href="now:/docs/a">', '/docs/a');
    const kept = new URL('https://example.org/x/versions/1.2.3/docs/a');
    expect(new URL(html.slice(9, -2), kept).pathname).toBe('/x/docs/a');
  });
});

describe('toAbsoluteLinks', () => {
  test('starts every link with the base', () => {
    expect(toAbsoluteLinks('<script src="/a.js">', '/x/')).toBe('<script src="/x/a.js">');
  });
});
