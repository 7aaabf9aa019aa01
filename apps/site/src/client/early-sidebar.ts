// Runs right after the sidebar, before the first paint: opens the groups that the reader left open, and scrolls to where the sidebar was.
import { openGroups, rememberedLists } from './sidebar-lists.ts';

const sidebar = document.getElementById('sidebar');
if (sidebar) {
  openGroups(sidebar, rememberedLists(sidebar));
  try {
    sidebar.scrollTop = Number(sessionStorage.getItem('sidebar-scroll') ?? 0);
  } catch {
    // Storage is refused: the sidebar starts at its top.
  }
  const current = sidebar.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom))
    sidebar.scrollTop += current.top - frame.top - frame.height / 3;
}
