import { describe, expect, test } from 'vitest';
import { dropRepeats } from './drop-repeats.ts';
import { extractPage } from './extract-page.ts';
import type { PageKind } from './extracted-page.ts';
import { orderPages } from './order-pages.ts';

function page(id: string, html: string, kind: PageKind = 'reference') {
  return extractPage({ id, href: `/docs/${id}`, title: id, description: '', groups: [], kind, html });
}

const field = '<dl><div id="ownership.owners"><dt><code>owners</code></dt><dd>The owners.</dd></div></dl>';
const chart = page('chart', `<h3 id="ownership">ownership</h3>${field}`);
const dataset = page('dataset', `<h3 id="ownership">ownership</h3>${field}`);
const guide = page('guide', '<p>See <a href="/docs/dataset">dataset</a>.</p>', 'guide');

describe('the order of pages', () => {
  const ordered = orderPages([chart, dataset, guide]);

  test('puts guides before reference pages, and often-linked pages first', () => {
    expect(ordered.map(({ id }) => id)).toEqual(['guide', 'dataset', 'chart']);
  });

  test('decides which page of several a field is found on', () => {
    const [, ofDataset, ofChart] = dropRepeats(ordered).map(({ sections }) =>
      sections.map(({ heading }) => heading),
    );
    expect(ofDataset).toEqual(['', 'ownership', 'ownership.owners']);
    expect(ofChart).toEqual(['', 'ownership']);
  });
});
