import { remember, remembered } from './storage.ts';

/** Remembers which groups the reader opened and how far the sidebar is scrolled; `early-sidebar.js` restores both. */
export function rememberSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  for (const group of sidebar.querySelectorAll('details')) {
    // The click and not the toggle that follows: a group also toggles when a page opens it, which the reader did not ask for.
    group.querySelector('summary')?.addEventListener('click', () => {
      const state: Record<string, boolean> = JSON.parse(remembered('sidebar') ?? '{}');
      remember('sidebar', JSON.stringify({ ...state, [group.dataset.key ?? '']: !group.open }));
    });
  }
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
