import { words } from '../../components/words.ts';
import type { SidebarNode } from '../../content/resolve-sidebar.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../bundle.ts';

/** The pages for language models, as llmstxt.org asks: `llms.txt` lists them, `llms-full.txt` holds them all. */
export function printLlmsTexts(
  { facts, pages, options }: BuiltSite,
  copies: readonly SiteFile[],
): SiteFile[] {
  const descriptions = new Map(pages.map(({ record }) => [record.id, record.description]));
  const head = `# ${words.name}\n\n> ${words.landing.description}\n`;

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
    { path: 'llms-full.txt', content: `${head}\n${copies.map(({ content }) => content).join('\n')}` },
  ];
}
