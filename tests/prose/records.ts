import { checkFrontmatter } from './check-frontmatter.ts';
import type { Finding } from './finding.ts';
import { type Frontmatter, readFrontmatter } from './read-frontmatter.ts';
import { findingAt, type Source } from './text.ts';

/** Finds titles and descriptions that are missing, too short, too long, or those of another page. */
export function checkRecords(pages: readonly Source[]): Finding[] {
  const titles = new Map<unknown, Source>();
  return pages.flatMap((page) => {
    const frontmatter = readFrontmatter(page.source);
    const findings = checkFrontmatter(frontmatter).map(({ key, message }) => findingOf(page, key, message));
    const other = titles.get(frontmatter.title);
    if (other) findings.push(findingOf(page, 'title', `title: ${other.file} has the same`));
    titles.set(frontmatter.title, page);
    return findings;
  });
}

function findingOf(page: Source, key: keyof Frontmatter, message: string): Finding {
  return findingAt(page, Math.max(0, page.source.indexOf(`\n${key}:`) + 1), message);
}
