import { landingWords } from '../../components/landing-words.ts';
import { words } from '../../components/words.ts';
import type { SidebarNode } from '../../content/resolve-sidebar.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../site-file.ts';
import { printAllCopies } from './markdown-copies.ts';

/**
 * The pages for language models, as llmstxt.org asks: `llms.txt` lists them, `llms-full.txt` holds them all. Links are
 * absolute in both: the tool of the format requests each address as it is written.
 */
export function printLlmsTexts(site: BuiltSite): SiteFile[] {
  const { facts, pages, options } = site;
  const descriptions = new Map(pages.map(({ record }) => [record.id, record.description]));
  const head = `# ${words.name}\n\n> ${landingWords.description}\n`;

  function list(nodes: readonly SidebarNode[], level: number): string {
    return nodes
      .map((node) => {
        if (node.kind === 'group')
          return `\n${'#'.repeat(Math.min(level, 6))} ${node.label}\n\n${list(node.items, level + 1)}`;
        return `- [${node.label}](${options.origin}/docs/${node.id}.md): ${descriptions.get(node.id)}\n`;
      })
      .join('');
  }

  return [
    { path: 'llms.txt', content: `${head}${list(facts.sidebar, 2)}` },
    { path: 'llms-full.txt', content: `${head}\n${printAllCopies(site)}` },
  ];
}
