import { fillGroup, loadLists, openGroups } from './sidebar-lists.ts';
import { remember, remembered } from './storage.ts';

/** Loads the groups that are opened, and remembers them and how far the sidebar is scrolled; `early-sidebar.ts` restores both. */
export function rememberSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  // The click and not the toggle that follows: a group also toggles when a page opens it, which the reader did not ask for.
  sidebar.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const group = summary?.closest('details');
    if (!group) return;
    const state: Record<string, boolean> = JSON.parse(remembered('sidebar') ?? '{}');
    remember('sidebar', JSON.stringify({ ...state, [group.dataset.key ?? '']: !group.open }));
    void fillGroup(sidebar, group);
  });
  // A pointer on its way to a group is time enough to load what is in it.
  sidebar.addEventListener('pointerenter', () => void loadLists(sidebar).catch(() => undefined), {
    once: true,
  });
  if (isOpenElsewhere(sidebar))
    void loadLists(sidebar).then(
      (lists) => openGroups(sidebar, lists),
      () => undefined,
    );
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem('sidebar-scroll', String(sidebar.scrollTop));
    } catch {
      // Storage is refused: the next page starts at its own place.
    }
  });
  keepFocusIn(sidebar);
  // A popover left open would lie over the column that a wide screen shows.
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) sidebar.hidePopover();
  });
}

/** While the drawer is open it is all there is for the keyboard: a popover by itself lets the focus wander off behind it. */
function keepFocusIn(sidebar: HTMLElement): void {
  const rest = document.querySelectorAll<HTMLElement>('.skip, .topbar, main');
  // Before, not after: the browser gives the focus back to the menu button, which must be able to take it by then.
  sidebar.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') for (const part of rest) part.inert = false;
  });
  sidebar.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    sidebar.querySelector<HTMLElement>('.sidebar__close')?.focus();
    for (const part of rest) part.inert = true;
  });
}

/** True when the reader left a group open that this page could not show by itself: the first page of a visit. */
function isOpenElsewhere(sidebar: HTMLElement): boolean {
  const state: Record<string, boolean> = JSON.parse(remembered('sidebar') ?? '{}');
  return [...sidebar.querySelectorAll('details')].some(
    (group) => state[group.dataset.key ?? ''] && group.querySelector(':scope > [data-more]'),
  );
}
