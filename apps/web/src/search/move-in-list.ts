/** Lets `j` and `k` move through the links of a list, as many programs do. Returns what ends it. */
export function moveInList(list: () => HTMLElement | null): () => void {
  function move({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if ((key !== 'j' && key !== 'k') || ctrlKey || metaKey || altKey) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
    const links = [...(list()?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = links[key === 'j' ? at + 1 : at - 1];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }
  addEventListener('keydown', move);
  return () => removeEventListener('keydown', move);
}
