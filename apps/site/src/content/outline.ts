/** A heading as the Markdown compiler reports it. */
export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** A line of "On this page", with the lines below it. */
export interface OutlineEntry {
  slug: string;
  text: string;
  items: OutlineEntry[];
}

/** The outline of a page: its second level headings, each with the third level ones below it. */
export function outlineOf(headings: readonly Heading[]): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  for (const { depth, slug, text } of headings) {
    const entry = { slug, text, items: [] };
    if (depth === 2) entries.push(entry);
    if (depth === 3) (entries.at(-1)?.items ?? entries).push(entry);
  }
  return entries;
}
