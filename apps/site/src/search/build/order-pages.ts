import type { ExtractedPage, PageKind } from './extracted-page.ts';

/** A page with its standing among all. */
export interface RankedPage extends ExtractedPage {
  /** By how much its words count for more than those of other pages. */
  readonly standing: number;
  /** Its words are those of another page, and make none of them more common. */
  readonly isRepeat: boolean;
}

/** What one doubling of the pages that lead to a page is worth. */
const worthOfLinks = 0.05;
const mostByLinks = 0.4;
const worthOfKind: Readonly<Record<PageKind, number>> = { guide: 1, project: 0.7, reference: 0.85 };
/** The pages of the model define the names that other references repeat. */
const worthOfModel = 1.1;
const modelPages = 'generated/metamodel/';
/** The second SDK repeats the names of the first, and the types of GraphQL those of the model. */
const worthOfRepeated = 0.5;
const repeatedPages = /^python-sdk\/(?!overview|errors)|^graphql\/(?!queries|mutations)/;
/** The pages of sources have one text and most of their settings in common; only their names tell them apart. */
const sourcePages = 'generated/ingestion/sources/';
/** Its overview explains what the first one's does. */
const worthOfSecondOverview = 0.8;
const secondOverview = 'python-sdk/overview';
const orderOfKind: readonly PageKind[] = ['guide', 'project', 'reference'];

/** Puts guides first and reference pages last, and what others lead to before what they ignore. The order depends on the pages alone. */
export function orderPages(pages: readonly ExtractedPage[]): RankedPage[] {
  const leading = new Map<string, number>();
  for (const page of pages)
    for (const link of page.links)
      if (link !== page.href && !isRepeat(page.id))
        leading.set(link, (leading.get(link) ?? 0) + (page.kind === 'guide' ? 4 : 1));
  return pages
    .map((page) => {
      const byLinks = Math.min(mostByLinks, worthOfLinks * Math.log2(1 + (leading.get(page.href) ?? 0)));
      return {
        ...page,
        standing: worthOfKind[page.kind] * worthOfPlace(page.id) * (1 + byLinks),
        isRepeat: isRepeat(page.id),
      };
    })
    .sort(
      (a, b) =>
        orderOfKind.indexOf(a.kind) - orderOfKind.indexOf(b.kind) ||
        b.standing - a.standing ||
        (a.id < b.id ? -1 : 1),
    );
}

/** Where such a page leads to, its template does: that says nothing about the other page. */
const isRepeat = (id: string): boolean => repeatedPages.test(id) || id.startsWith(sourcePages);

function worthOfPlace(id: string): number {
  if (id.startsWith(modelPages)) return worthOfModel;
  if (id === secondOverview) return worthOfSecondOverview;
  return repeatedPages.test(id) ? worthOfRepeated : 1;
}
