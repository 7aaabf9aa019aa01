import { PageError } from './page-error.ts';
import { type Entry, readSidebarTree } from './sidebar-tree.ts';

/** Where a page goes: behind another, or to the end of a group, by its label or by the labels that lead to it. */
export interface Place {
  readonly after?: string | undefined;
  readonly group?: string | undefined;
}

/** The sidebar with the page in it, and the new position of the page, as text. */
export interface Placed {
  readonly source: string;
  readonly where: string;
}

/**
 * Puts a page into the source of `docs/sidebar.ts`. Without a place, it goes behind the last page of its folder. Where the
 * sidebar shows all pages of the folder anyway, nothing changes.
 */
export function placeInSidebar(source: string, id: string, { after, group }: Place): Placed {
  const tree = readSidebarTree(source);
  const folder = tree.find((entry) => entry.kind === 'folder' && id.startsWith(`${entry.dir}/`));
  if (folder?.kind === 'folder') {
    if (after ?? group)
      throw new PageError(
        `The sidebar sorts the pages of "${folder.dir}" by name: leave out --after and --group`,
      );
    return { source, where: `among the pages of ${folder.dir}, by name` };
  }
  if (after !== undefined) return behind(source, id, findPage(tree, after));
  if (group !== undefined) return intoGroup(source, id, findGroup(tree, group));
  return behind(source, id, findSibling(tree, id));
}

type Page = Entry & { readonly kind: 'page' };
type Group = Entry & { readonly kind: 'group' };

function behind(source: string, id: string, page: Page): Placed {
  return { source: insert(source, page.end, `, '${id}'`), where: `behind ${page.id}` };
}

function intoGroup(source: string, id: string, group: Group): Placed {
  const text = group.isEmpty ? `'${id}'` : `, '${id}'`;
  return { source: insert(source, group.insertAt, text), where: `at the end of "${group.path}"` };
}

function insert(source: string, at: number, text: string): string {
  return source.slice(0, at) + text + source.slice(at);
}

function findPage(tree: readonly Entry[], id: string): Page {
  const page = tree.find((entry): entry is Page => entry.kind === 'page' && entry.id === id);
  if (!page) throw new PageError(`--after: the sidebar names no page "${id}"`);
  return page;
}

function findGroup(tree: readonly Entry[], name: string): Group {
  const groups = tree.filter((entry): entry is Group => entry.kind === 'group');
  const named = groups.filter(({ path }) => path === name || path.endsWith(`/${name}`));
  const [group] = named;
  if (group && named.length === 1) return group;
  const paths = (list: readonly Group[]) => list.map(({ path }) => `"${path}"`).join(', ');
  throw new PageError(
    group
      ? `--group: "${name}" is the label of several groups: expected one of ${paths(named)}`
      : `--group: the sidebar has no group "${name}": expected one of ${paths(groups)}`,
  );
}

/** The last page of the new page's folder. */
function findSibling(tree: readonly Entry[], id: string): Page {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const isSibling = (entry: Entry): entry is Page =>
    entry.kind === 'page' && folder !== '' && entry.id.startsWith(folder);
  const sibling = tree.findLast(isSibling);
  if (!sibling) throw new PageError('Say where the page goes: --after <id of a page> or --group "<label>"');
  return sibling;
}
