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

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{1,6}\s/;
const ASPECT = /^\s*<Aspect\b[^>]*\bname="([^"]+)"/;

/**
 * The outline of a page: its second and third level headings, and its aspects, in the order of the source.
 * The compiler sees Markdown headings only; an `<Aspect>` writes its own third level heading, so the source is read for them.
 */
export function outlineOf(source: string, headings: readonly Heading[]): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  for (const { depth, slug, text } of withAspects(source, headings)) {
    const entry = { slug, text, items: [] };
    if (depth === 2) entries.push(entry);
    if (depth === 3) (entries.at(-1)?.items ?? entries).push(entry);
  }
  return entries;
}

function withAspects(source: string, headings: readonly Heading[]): Heading[] {
  const merged: Heading[] = [];
  const rest = [...headings];
  let fence: string | undefined;
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    const aspect = ASPECT.exec(line)?.[1];
    if (aspect) merged.push({ depth: 3, slug: aspect, text: aspect });
    const heading = HEADING.test(line) ? rest.shift() : undefined;
    if (heading) merged.push(heading);
  }
  return [...merged, ...rest];
}
