import { parse } from 'yaml';

/** What stands between the two lines of dashes at the top of a page, unchecked. */
export interface Frontmatter {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly sidebarName?: unknown;
  /** Why nothing on the page is run or checked. */
  readonly noSamples?: unknown;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Reads the frontmatter of a page. A page without one has an empty one. */
export function readFrontmatter(source: string): Frontmatter {
  const value: unknown = parse(FRONTMATTER.exec(source)?.[1] ?? '');
  return typeof value === 'object' && value !== null ? value : {};
}
