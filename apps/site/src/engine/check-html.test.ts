import { describe, expect, test } from 'vitest';
import { findDeadLinks, findDoubleIds, findPolicyBreaks, linksOf, tagsOf } from './check-html.ts';

describe('findPolicyBreaks', () => {
  test('accepts external scripts and styles of the site', () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script><img src="data:image/png,">';
    expect(findPolicyBreaks(tagsOf(html))).toEqual([]);
  });

  test.each([
    ['<style>p{}</style>', 'has a <style> element'],
    ['<script>1</script>', 'has a <script> without src'],
    ['<p class="a" style="color:red">', 'has style="color:red" on <p>'],
    ['<a onclick="x()">', 'has the handler onclick on <a>'],
    [
      '<script src="https://cdn.example/x.js"></script>',
      'loads https://cdn.example/x.js, which is not of this site',
    ],
    ['<img src="//cdn.example/x.png">', 'loads //cdn.example/x.png, which is not of this site'],
  ])('reports %s', (html, finding) => {
    expect(findPolicyBreaks(tagsOf(html))).toEqual([finding]);
  });

  test('distinguishes data and metadata URLs from loaded resources', () => {
    const html =
      '<script type="application/ld+json">{}</script><link rel="canonical" href="https://docs.example/a">';
    expect(findPolicyBreaks(tagsOf(html))).toEqual([]);
  });

  test('ignores escaped markup in text', () => {
    expect(findPolicyBreaks(tagsOf('<code>&lt;p style="color:red"&gt;</code>'))).toEqual([]);
  });
});

describe('findDoubleIds', () => {
  test('reports a duplicate id once', () => {
    expect(findDoubleIds(tagsOf('<p id="a"><p id="b"><p id="a">'))).toEqual(['has the id "a" twice']);
  });
});

describe('findDeadLinks', () => {
  const addresses = new Map([
    ['/docs', new Set(['text'])],
    ['/docs/concepts', new Set(['urn'])],
  ]);

  test('follows links to pages, to anchors, and to anchors of the page itself', () => {
    const html =
      '<a href="/docs"><a href="/docs/concepts#urn"><a href="#text"><a href="https://example.org/x">';
    expect(findDeadLinks(linksOf(tagsOf(html)), '/docs', addresses)).toEqual([]);
  });

  test('reports a page and an anchor that do not exist', () => {
    expect(findDeadLinks(['/docs/none', '/docs/concepts#no'], '/docs', addresses)).toEqual([
      'links to /docs/none, which is no page of the site',
      'links to /docs/concepts#no, but that page has no anchor "no"',
    ]);
  });
});
