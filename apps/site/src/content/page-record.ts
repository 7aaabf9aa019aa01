/** What the site knows of a page without opening it. All of them are served at `/docs/index.json`. */
export interface PageRecord {
  /** Path below `docs`, without extension. */
  id: string;
  title: string;
  description: string;
  /** The name in the sidebar. */
  sidebarName: string;
}

/** A page as the content collection holds it. */
export interface PageEntry {
  id: string;
  data: { title: string; description: string; sidebarName?: string | undefined };
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

/** True for pages that a printer wrote from the model, and that nobody edits. */
export function isGeneratedPage(id: string): boolean {
  return id.startsWith('generated/') || id.startsWith('typescript-sdk/models');
}

export function toPageRecord({ id, data }: PageEntry): PageRecord {
  return {
    id,
    title: data.title,
    description: data.description,
    sidebarName: data.sidebarName ?? data.title,
  };
}

/** All page records, sorted by id, so that two builds of the same pages give the same file. */
export function toPageRecords(entries: readonly PageEntry[]): PageRecord[] {
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`Two files in docs give the page "${id}": keep the .md or the .mdx.`);
    seen.add(id);
  }
  return entries.map(toPageRecord).sort((a, b) => (a.id < b.id ? -1 : 1));
}
