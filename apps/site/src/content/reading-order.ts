import type { SidebarGroupNode, SidebarNode, SidebarPageNode } from './resolve-sidebar.ts';

/** The position of a page in the reading order. */
export interface Place {
  /** The page's number in reading order, from 1. */
  folio: number;
  /** How many pages the book has. */
  pages: number;
  /** The labels of the groups around the page, outermost first. */
  breadcrumbs: string[];
  previous?: SidebarPageNode;
  next?: SidebarPageNode;
}

/** The pages of a sidebar from first to last, as a reader who turns every page meets them. */
export function readingOrder(nodes: readonly SidebarNode[]): SidebarPageNode[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : readingOrder(node.items)));
}

/** Finds the place of a page. Throws when the sidebar does not hold it. */
export function placeOf(id: string, nodes: readonly SidebarNode[]): Place {
  const order = readingOrder(nodes);
  const index = order.findIndex((page) => page.id === id);
  if (index < 0) throw new Error(`The page "${id}" has no place in the sidebar.`);
  const previous = order[index - 1];
  const next = order[index + 1];
  return {
    folio: index + 1,
    pages: order.length,
    breadcrumbs: groupsAround(id, nodes)?.map((group) => group.label) ?? [],
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** The groups around a page, outermost first; nothing when the page is not below these nodes. */
export function groupsAround(id: string, nodes: readonly SidebarNode[]): SidebarGroupNode[] | undefined {
  for (const node of nodes) {
    if (node.kind === 'page') {
      if (node.id === id) return [];
      continue;
    }
    const inner = groupsAround(id, node.items);
    if (inner) return [node, ...inner];
  }
  return undefined;
}
