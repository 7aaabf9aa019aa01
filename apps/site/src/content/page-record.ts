/** What the site knows of a page without opening it. All of them are served at `/docs/index.json`. */
export interface PageRecord {
  /** Path below `docs`, without extension. */
  id: string;
  title: string;
  description: string;
  /** The name in the sidebar. */
  sidebarName: string;
}

/** The page served at `/docs` itself. */
export const FRONT_PAGE_ID = 'README';

/** Turns a file's path below `docs` into the page's id. */
export function pageIdOf(path: string): string {
  return path.replace(/\.mdx?$/, '');
}

/** The address of a page. */
export function pageHref(id: string): string {
  return id === FRONT_PAGE_ID ? '/docs' : `/docs/${id}`;
}

/**
 * Completes a record: the title is the sidebar's name where a page has no shorter one. Words that somebody typed get the
 * quotation marks that the compiler gives to the text of the page, since both are on one page.
 */
export function toPageRecord(page: Omit<PageRecord, 'sidebarName'> & { sidebarName?: string }): PageRecord {
  const { id, title, description, sidebarName = title } = page;
  return {
    id,
    title: withCurlyQuotes(title),
    description: withCurlyQuotes(description),
    sidebarName: withCurlyQuotes(sidebarName),
  };
}

function withCurlyQuotes(text: string): string {
  return text
    .replace(/(?<![^\s(])'/g, '‘')
    .replaceAll("'", '’')
    .replace(/(?<![^\s(‘])"/g, '“')
    .replaceAll('"', '”');
}
