import { toMarkdown } from '../../markdown/to-markdown.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../bundle.ts';

/** Every page as plain Markdown, for machines and for people who read it in a terminal. */
export function printMarkdownCopies({ pages, facts, options }: BuiltSite): SiteFile[] {
  return pages.map(({ record, file, body }) => {
    const text = toMarkdown(body, { file, origin: options.origin, sidebar: facts.sidebar });
    const content = `# ${record.title}\n\n> ${record.description}\n\n${text}`;
    return { path: `docs/${record.id}.md`, content };
  });
}
