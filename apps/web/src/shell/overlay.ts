/** What opens over a page. */
export type Overlay = 'palette' | 'help' | 'api';

const type = 'colophon-overlay';

/** Opens it from anywhere: its code, and what draws it, are loaded then. */
export const openOverlay = (overlay: Overlay): boolean =>
  dispatchEvent(new CustomEvent<Overlay>(type, { detail: overlay }));

/** Calls back when one is to be opened. Returns what ends it. */
export function onOverlay(open: (overlay: Overlay) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<Overlay>).detail);
  addEventListener(type, listener);
  return () => removeEventListener(type, listener);
}
