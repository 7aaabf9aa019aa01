import { remember, remembered } from './storage.ts';

const KEPT = 'text-font';
const EVENTS = ['pointerdown', 'wheel', 'keydown'];

/** The file's name without the path to it, which differs from page to page. */
const nameOf = (address: string): string => address.split('/').at(-1) ?? '';

/** A long page leaves the text font to the pages after it, unless an earlier page has loaded it. */
export function applyKeptFont(root: HTMLElement): void {
  const { lateFont } = root.dataset;
  if (lateFont === undefined || nameOf(lateFont) !== remembered(KEPT)) return;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = lateFont;
  // The first paint waits for it: it comes from the browser's own cache.
  style.setAttribute('blocking', 'render');
  document.head.append(style);
}

/** Loads the text font when the reader first does something on a long page, and remembers that it is there. */
export function keepFont(root: HTMLElement): void {
  const { lateFont } = root.dataset;
  const style = document.querySelector<HTMLLinkElement>('[data-text-font]');
  if (style) remember(KEPT, nameOf(style.href));
  if (lateFont === undefined) return;
  const load = (): void => {
    for (const event of EVENTS) removeEventListener(event, load);
    void fetch(lateFont).then(({ ok }) => ok && remember(KEPT, nameOf(lateFont)));
  };
  for (const event of EVENTS) addEventListener(event, load, { passive: true });
}
