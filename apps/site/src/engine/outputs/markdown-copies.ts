import { pageHref } from '../../content/page-record.ts';
import { toMarkdown } from '../../markdown/to-markdown.ts';
import { toRelativeLink } from '../../render/relative-links.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../site-file.ts';

/**
 * Every page as plain Markdown, for machines and for people who read it in a terminal. A link leads from copy to copy,
 * from its own place: wherever the folder is served, and on a disk.
 */
export function printMarkdownCopies({ pages, facts }: BuiltSite): SiteFile[] {
  const copyOf = copiesOf(pages);
  return pages.map((page) => {
    const path = `docs/${page.record.id}.md`;
    const link = (address: string) => toRelativeLink(copyOf(address), `/${path}`);
    return { path, content: printCopy(page, facts, link) };
  });
}

/** All copies as one text. It may be read anywhere, and in parts, so its links are whole. */
export function printAllCopies({ pages, facts, options: { origin } }: BuiltSite): string {
  const copyOf = copiesOf(pages);
  return pages.map((page) => printCopy(page, facts, (address) => origin + copyOf(address))).join('\n');
}

function printCopy(
  { record: { title, description }, file, body }: BuiltPage,
  { sidebar }: BuiltSite['facts'],
  link: (address: string) => string,
): string {
  return `# ${title}\n\n> ${description}\n\n${toMarkdown(body, { file, sidebar, link })}`;
}

/** Turns the address of a page into that of its copy; what is no page stays as it is. */
function copiesOf(pages: readonly BuiltPage[]): (address: string) => string {
  const copies = new Map(pages.map(({ record: { id } }) => [pageHref(id), `/docs/${id}.md`]));
  return (address) => {
    const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
    return (copies.get(path) ?? path) + anchor;
  };
}
