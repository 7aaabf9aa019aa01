import { remembered } from './storage.ts';

/** The HTML of each group's list, by the group's key. */
type Lists = Readonly<Record<string, string>>;

const KEPT_AS = 'sidebar-lists';

/** Fills a group whose list was left out of the page. */
function fill(group: HTMLDetailsElement, lists: Lists): void {
  const list = lists[group.dataset.key ?? ''];
  const root = document.documentElement.dataset.root ?? '';
  // The lists are one file for all pages, so their links start at the root of the site, wherever that is.
  if (list)
    group
      .querySelector(':scope > [data-more]')
      ?.replaceWith(toElement(list.replaceAll('href="/', `href="${root}`)));
}

function toElement(html: string): Node {
  return document.createRange().createContextualFragment(html);
}

/** Opens the groups that the reader left open, and closes those that were left closed; the ones around the page stay open. */
export function openGroups(within: Element, lists: Lists): void {
  const state: Record<string, boolean> = parse(remembered('sidebar'));
  for (const group of within.querySelectorAll('details')) {
    const open = state[group.dataset.key ?? ''];
    if (open === undefined || group.querySelector('[aria-current]')) continue;
    if (open) fill(group, lists);
    group.open = open && !group.querySelector(':scope > [data-more]');
    // What was filled in just now was not in the list that the loop goes through.
    if (group.open) openGroups(group, lists);
  }
}

/** The lists that an earlier page of this visit loaded; none when they were of another build. */
export function rememberedLists(sidebar: HTMLElement): Lists {
  try {
    const kept = parse(sessionStorage.getItem(KEPT_AS) ?? undefined);
    return kept.name === nameOf(sidebar) ? kept.lists : {};
  } catch {
    return {};
  }
}

let loading: Promise<Lists> | undefined;

/** Loads the lists, once. */
export function loadLists(sidebar: HTMLElement): Promise<Lists> {
  loading ??= fetch(sidebar.dataset.lists ?? '')
    .then((response) => response.json())
    .then((lists: Lists) => {
      try {
        sessionStorage.setItem(KEPT_AS, JSON.stringify({ name: nameOf(sidebar), lists }));
      } catch {
        // Storage is refused or full: the next page loads them again.
      }
      return lists;
    });
  return loading;
}

/** Opens a group whose list is not on the page yet. Without the network the way to its pages stays. */
export async function fillGroup(sidebar: HTMLElement, group: HTMLDetailsElement): Promise<void> {
  if (!group.querySelector(':scope > [data-more]')) return;
  try {
    fill(group, await loadLists(sidebar));
  } catch {
    loading = undefined;
  }
}

/** The file's name without the way to it, which differs from page to page. */
function nameOf(sidebar: HTMLElement): string {
  return sidebar.dataset.lists?.split('/').at(-1) ?? '';
}

function parse(text: string | undefined) {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
