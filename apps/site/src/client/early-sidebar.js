// Runs right after the sidebar, before the first paint: opens the groups that the reader left open, and scrolls to where the sidebar was.
(() => {
  const nav = document.getElementById('sidebar');
  if (!nav) return;
  try {
    const state = JSON.parse(localStorage.getItem('sidebar') ?? '{}');
    for (const group of nav.querySelectorAll('details')) {
      const holdsCurrent = group.querySelector('[aria-current]') !== null;
      if (!holdsCurrent && group.dataset.key in state) group.open = state[group.dataset.key];
    }
    nav.scrollTop = Number(sessionStorage.getItem('sidebar-scroll') ?? 0);
  } catch {
    // Storage is refused or holds something else: the sidebar stays as it was set.
  }
  const current = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
    nav.scrollTop += current.top - frame.top - frame.height / 3;
  }
})();
