// Runs right after the frame of the sidebar, before the first paint: shows the list of pages that an earlier page loaded,
// or waits for the one that `sidebar.ts` loads. All that reads or changes the list is here, so that no script has it twice.

import { LIST_LOADED } from './sidebar-event.ts';
import { fill, rememberedTree, rememberGroup, rememberScroll, rememberTree } from './sidebar-tree.ts';

const sidebar = document.getElementById('sidebar');
if (sidebar) {
  const show = (html: string): void => {
    fill(sidebar, html);
    sidebar.dataset.filled = '';
    addEventListener('pagehide', () => rememberScroll(sidebar));
  };
  const kept = rememberedTree(sidebar);
  if (kept) show(kept);
  sidebar.addEventListener(LIST_LOADED, (event) => {
    const html = String((event as CustomEvent).detail);
    rememberTree(sidebar, html);
    show(html);
  });
  // The click and not the toggle that follows: a group also toggles when a page opens it, which the reader did not ask for.
  sidebar.addEventListener('click', ({ target }) => {
    const group = target instanceof Element ? target.closest('summary')?.closest('details') : null;
    if (group) rememberGroup(group, !group.open);
  });
}
