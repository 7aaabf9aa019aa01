import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../content/reading-order.ts';
import { resolveSidebar } from '../content/resolve-sidebar.ts';
import { SiteProvider } from '../render/site-context.ts';
import { siteForTests } from '../render/site-for-tests.ts';
import { PagesByGroup, PagesByLetter } from './page-index.tsx';
import { Pagination } from './pagination.tsx';

const pages = [
  { id: 'tags', title: 'Add tags', sidebarName: 'Add' },
  { id: 'owners', title: 'Add owners', sidebarName: 'Add' },
  { id: 'limits', title: 'Limits', sidebarName: 'Limits' },
];
const sidebar = resolveSidebar(
  [{ label: 'Tags', items: ['tags'] }, { label: 'Owners', items: ['owners'] }, 'limits'],
  pages.map((page) => ({ ...page, description: 'Sentence.' })),
);

/** The texts of the links of a component. */
function linksOf(node: ReactNode): string[] {
  const html = renderToStaticMarkup(h(SiteProvider, { value: siteForTests({ sidebar }) }, node));
  return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, ' ').trim(),
  );
}

describe('the pages', () => {
  test('are listed by title where their group is not shown', () => {
    expect(linksOf(h(PagesByLetter))).toEqual(['Add owners', 'Add tags', 'Limits']);
    const { previous, next } = placeOf('owners', sidebar);
    expect(linksOf(h(Pagination, { previous, next })).join()).toMatch(/Add tags,.* Limits$/);
  });

  test('are listed by sidebar name within their group', () => {
    expect(linksOf(h(PagesByGroup))).toEqual(['Add', 'Add', 'Limits']);
  });
});
