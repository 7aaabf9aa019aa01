import { remember, remembered } from './storage.ts';

/** Remembers which groups the reader opened and how far the sidebar is scrolled; `early-sidebar.js` restores both. */
export function rememberSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  for (const group of sidebar.querySelectorAll('details')) {
    group.addEventListener('toggle', () => {
      const state: Record<string, boolean> = JSON.parse(remembered('sidebar') ?? '{}');
      remember('sidebar', JSON.stringify({ ...state, [group.dataset.key ?? '']: group.open }));
    });
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem('sidebar-scroll', String(sidebar.scrollTop));
    } catch {
      // Storage is refused: the next page starts at its own place.
    }
  });
  // A popover left open would lie over the column that a wide screen shows.
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) sidebar.hidePopover();
  });
}
