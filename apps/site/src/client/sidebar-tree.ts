import { remember, remembered } from './storage.ts';

/** Where the browser keeps the list of pages between two pages, and which groups the reader opened and closed. */
const TREE = 'sidebar-tree';
const GROUPS = 'sidebar';
const SCROLL = 'sidebar-scroll';

/** The part of the sidebar that scrolls and holds the list of pages. */
function scrollerOf(sidebar: HTMLElement): HTMLElement | null {
  return sidebar.querySelector('nav');
}

/** The list that an earlier page loaded; nothing when it was of another build. */
export function rememberedTree(sidebar: HTMLElement): string | undefined {
  const { name, html } = parse(remembered(TREE));
  return name === nameOf(sidebar) ? html : undefined;
}

/** Keeps the list for the pages after this one. */
export function rememberTree(sidebar: HTMLElement, html: string): void {
  remember(TREE, JSON.stringify({ name: nameOf(sidebar), html }));
}

/** Puts the list of pages into the sidebar, as the reader left it, with the current page marked and in sight. */
export function fill(sidebar: HTMLElement, html: string): void {
  const scroller = scrollerOf(sidebar);
  if (!scroller) return;
  const root = document.documentElement.dataset.root ?? '';
  const current = currentLink(sidebar.dataset.page ?? '');
  // One file for all pages: its links start at the root of the site, wherever that is.
  const list = document.createRange().createContextualFragment(html.replaceAll('href="/', `href="${root}`));
  const link = list.querySelector(`a[href="${CSS.escape(root + current)}"]`);
  link?.setAttribute('aria-current', 'page');
  const state = groupState();
  for (const group of list.querySelectorAll('details')) {
    const isAround = link !== null && group.contains(link);
    group.open = isAround || (state[keyOf(group)] ?? group.open);
  }
  scroller.replaceChildren(list);
  restoreScroll(scroller, link);
}

/** Remembers that the reader opened or closed a group. */
export function rememberGroup(group: HTMLDetailsElement, isOpen: boolean): void {
  remember(GROUPS, JSON.stringify({ ...groupState(), [keyOf(group)]: isOpen }));
}

/** The label of a group after those of the groups around it. */
function keyOf(group: HTMLDetailsElement): string {
  const around = group.parentElement?.closest('details');
  const label = group.querySelector('summary')?.textContent ?? '';
  return around ? `${keyOf(around)}/${label}` : label;
}

/** Remembers how far the list is scrolled, for the next page. */
export function rememberScroll(sidebar: HTMLElement): void {
  try {
    sessionStorage.setItem(SCROLL, String(scrollerOf(sidebar)?.scrollTop ?? 0));
  } catch {
    // Storage is rejected: the next page starts at its own place.
  }
}

function restoreScroll(scroller: HTMLElement, link: Element | null): void {
  try {
    scroller.scrollTop = Number(sessionStorage.getItem(SCROLL) ?? 0);
  } catch {
    // Storage is rejected: the list starts at its top.
  }
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) scroller.scrollTop += top - frame.top - frame.height / 3;
}

/** The address of a page below the root of the site. */
const currentLink = (id: string): string => (id === 'README' ? 'docs' : `docs/${id}`);

const groupState = (): Record<string, boolean> => parse(remembered(GROUPS)) ?? {};

/** The file's name without the path to it, which differs from page to page. */
function nameOf(sidebar: HTMLElement): string {
  return sidebar.dataset.list?.split('/').at(-1) ?? '';
}

function parse(text: string | undefined) {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
