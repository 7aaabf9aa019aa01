import { remember, remembered } from '../../client/storage.ts';

/** A place that the reader opened from search. */
export interface RecentPage {
  /** From the root of the site. */
  readonly href: string;
  readonly heading: string;
  readonly where: string;
}

const key = 'search-opened';
const most = 5;

/** The places that were opened last, newest first. */
export function recentPages(): RecentPage[] {
  try {
    const pages: unknown = JSON.parse(remembered(key) ?? '[]');
    return Array.isArray(pages) ? pages.filter(isRecentPage) : [];
  } catch {
    // Somebody else wrote it: as if nothing had been opened.
    return [];
  }
}

export function rememberPage(page: RecentPage): void {
  const others = recentPages().filter(({ href }) => href !== page.href);
  remember(key, JSON.stringify([page, ...others].slice(0, most)));
}

function isRecentPage(page: unknown): page is RecentPage {
  return (
    typeof page === 'object' &&
    page !== null &&
    'href' in page &&
    'heading' in page &&
    'where' in page &&
    [page.href, page.heading, page.where].every((part) => typeof part === 'string')
  );
}
