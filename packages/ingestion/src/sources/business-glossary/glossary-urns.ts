import { datahubGuid } from '@colophon/sdk/builders';
import type { Glossary, GlossaryNode } from './config.ts';

type GlossaryType = 'glossaryNode' | 'glossaryTerm';

/** The URN of a node or a term, by DataHub's rules: its own id, or else its path, as text or as a GUID. */
export function glossaryUrn(
  type: GlossaryType,
  path: readonly string[],
  id: string | null | undefined,
  autoId: boolean,
): string {
  const prefix = `urn:li:${type}:`;
  if (id?.startsWith(prefix)) return id;
  return `${prefix}${id ?? idOfPath(path.join('.'), autoId)}`;
}

function idOfPath(path: string, autoId: boolean): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
  if (autoId || /[^\x00-\x7f]/.test(path)) return datahubGuid({ path });
  return path
    .replaceAll(' ', '-')
    .replace(/[^a-zA-Z0-9\-.]/g, '')
    .replace(/-+/g, '-')
    .replace(/\.+/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** The URNs of a glossary by path, such as `Classification.Sensitive`. Paths are how terms refer to each other. */
export function collectUrns(glossary: Glossary, autoId: boolean): Map<string, string> {
  const urns = new Map<string, string>();
  function visit(parent: Pick<GlossaryNode, 'nodes' | 'terms'>, path: readonly string[]) {
    for (const { name, id } of parent.terms ?? [])
      urns.set([...path, name].join('.'), glossaryUrn('glossaryTerm', [...path, name], id, autoId));
    for (const node of parent.nodes ?? []) {
      const own = [...path, node.name];
      urns.set(own.join('.'), glossaryUrn('glossaryNode', own, node.id, autoId));
      visit(node, own);
    }
  }
  visit(glossary, []);
  return urns;
}
