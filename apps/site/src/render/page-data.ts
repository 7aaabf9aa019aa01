import type { DocsPageProps } from '../components/docs-page.tsx';
import { pageHref } from '../content/page-record.ts';
import type { SiteFacts } from './site-context.ts';

/** What a page is, in the terms of schema.org: an article, and its place below the front page. */
export function describePage({ origin }: SiteFacts, props: DocsPageProps): Record<string, unknown> {
  const { page, place, changed } = props;
  const url = origin + pageHref(page.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url,
    ...(changed && { dateModified: changed }),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [...place.breadcrumbs, page.title].map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        // Groups have no page of their own: only the last step of the trail is an address.
        ...(index === place.breadcrumbs.length && { item: url }),
      })),
    },
  };
}
