import { LIST_LOADED } from './sidebar-event.ts';

/** Loads the list of pages where no page did before, and keeps the drawer of narrow screens in order. */
export function initSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  keepFocusIn(sidebar);
  loadWhenShown(sidebar);
  // An open popover would cover the column that a wide screen shows.
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) sidebar.hidePopover();
    loadWhenShown(sidebar);
  });
}

/** A wide screen shows the sidebar right away; on a narrow one the list is loaded for a finger on its way to the button. */
function loadWhenShown(sidebar: HTMLElement): void {
  const load = (): void => void loadList(sidebar);
  if (getComputedStyle(sidebar).display !== 'none') {
    load();
    return;
  }
  const button = document.querySelector('[popovertarget="sidebar"]');
  for (const event of ['pointerdown', 'pointerenter', 'focus']) button?.addEventListener(event, load);
  sidebar.addEventListener('beforetoggle', load);
}

let isLoading = false;

/** Loads the list once. Without the network the link to all pages stays, and the next attempt asks again. */
async function loadList(sidebar: HTMLElement): Promise<void> {
  const { list = '', filled } = sidebar.dataset;
  if (isLoading || filled !== undefined) return;
  isLoading = true;
  try {
    const response = await fetch(list);
    if (!response.ok) throw new Error(`Loading the list of pages failed with status ${response.status}.`);
    sidebar.dispatchEvent(new CustomEvent(LIST_LOADED, { detail: await response.text() }));
  } catch {
    isLoading = false;
    sidebar.dataset.failed = '';
  }
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
