import { onShortcuts } from '../shell/shortcuts.ts';

/** Lets `j` and `k` move through the links of a list, as many programs do. Returns what ends it. */
export function moveInList(list: () => HTMLElement | null): () => void {
  function move(step: 1 | -1): void {
    const links = [...(list()?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = links[at + step];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }
  return onShortcuts({ j: () => move(1), k: () => move(-1) });
}
