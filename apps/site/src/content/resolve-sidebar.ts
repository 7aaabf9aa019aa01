import type { SidebarItem } from '../../../../docs/sidebar-types.ts';
import { type PageRecord, pageHref } from './page-record.ts';

/** A line of the sidebar that opens a page. */
export interface SidebarPageNode {
  kind: 'page';
  id: string;
  /** The name among its neighbours, often shortened to what sets it apart from them. */
  label: string;
  /** The title of the page, which says what it is without its group. */
  title: string;
  href: string;
  /** The page applies to the managed service only. */
  managed: boolean;
}

/** A line of the sidebar that holds others. */
export interface SidebarGroupNode {
  kind: 'group';
  /** The labels from the root, joined: the name under which a browser remembers that the group is open. */
  key: string;
  label: string;
  collapsed: boolean;
  /** The list of pages leaves it out. */
  unlisted: boolean;
  items: SidebarNode[];
}

export type SidebarNode = SidebarPageNode | SidebarGroupNode;

/**
 * Turns the sidebar as written into the sidebar as shown: every id becomes a page, every folder its pages.
 * Throws when an entry has no page, when a page has no entry, and when a page has two.
 */
export function resolveSidebar(items: readonly SidebarItem[], records: readonly PageRecord[]): SidebarNode[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const placed = new Set<string>();

  function page(id: string, label: string | undefined, managed: boolean): SidebarPageNode {
    const record = byId.get(id);
    if (!record) {
      throw new Error(
        `docs/sidebar.ts names the page "${id}", but neither docs/${id}.mdx nor docs/${id}.md exists.`,
      );
    }
    if (placed.has(id)) throw new Error(`docs/sidebar.ts shows the page "${id}" twice.`);
    placed.add(id);
    const { title, sidebarName } = record;
    return { kind: 'page', id, label: label ?? sidebarName, title, href: pageHref(id), managed };
  }

  function folder(dir: string): SidebarNode[] {
    const inside = records.filter(({ id }) => id.startsWith(`${dir}/`));
    if (inside.length === 0)
      throw new Error(`docs/sidebar.ts lists the folder "${dir}", but docs/${dir} holds no page.`);
    return inside.toSorted(bySidebarName).map(({ id }) => page(id, undefined, false));
  }

  function resolve(item: SidebarItem, path: readonly string[]): SidebarNode[] {
    if (typeof item === 'string') return [page(item, undefined, false)];
    if ('dir' in item) return folder(item.dir);
    if ('id' in item) return [page(item.id, item.label, item.className === 'saasOnly')];
    const here = [...path, item.label];
    return [
      {
        kind: 'group',
        key: here.join('/'),
        label: item.label,
        collapsed: item.collapsed ?? true,
        unlisted: item.unlisted ?? false,
        items: item.items.flatMap((child) => resolve(child, here)),
      },
    ];
  }

  const nodes = items.flatMap((item) => resolve(item, []));
  const missing = records.find(({ id }) => !placed.has(id));
  if (missing)
    throw new Error(`The page docs/${missing.id} is not in docs/sidebar.ts, so nobody would find it.`);
  return nodes;
}

/** The page that the list of pages marks for a page: itself, or the index before the unlisted group that it is in. */
export function listedId(nodes: readonly SidebarNode[], id: string): string {
  let before = id;
  for (const node of nodes) {
    if (node.kind === 'page') before = node.id;
    else if (node.unlisted && node.items.some((item) => item.kind === 'page' && item.id === id))
      return before;
    else {
      const inside = listedId(node.items, id);
      if (inside !== id) return inside;
    }
  }
  return id;
}

function bySidebarName(a: PageRecord, b: PageRecord): number {
  return a.sidebarName.localeCompare(b.sidebarName, 'en');
}
