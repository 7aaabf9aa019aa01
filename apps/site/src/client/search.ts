import { root } from './root.ts';

/** What a slash is typed into. */
const WRITABLE = 'input:not([type=radio]), textarea, [contenteditable]';

/** Opens search with `/`, Ctrl-K or Cmd-K, and with its buttons. It is loaded when it is first opened. */
export function searchOnDemand(): void {
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void wake();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search]')) void wake();
  });
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (document.querySelector('dialog[open]')) return false;
  if (ctrlKey || metaKey) return key === 'k';
  // The first of them all: an editor is in a shadow tree, and its keys seem to come from the element around it.
  const [target] = event.composedPath();
  return key === '/' && !(target instanceof Element && target.matches(WRITABLE));
}

let waking = false;

/** Loads search and opens it with what was typed in the meantime. */
async function wake(): Promise<void> {
  if (waking) return;
  waking = true;
  let typed = '';
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', keep, true);
  try {
    const { openSearch } = await import('../islands/search/open-search.tsx');
    openSearch(root, typed);
  } finally {
    removeEventListener('keydown', keep, true);
    waking = false;
  }
}
