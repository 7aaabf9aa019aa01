/** Loads a page of this site when the reader points at its link, so that the click finds it there. */
export function prefetchLinks(): void {
  // A reader who saves data wants no page that was not asked for.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.download || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, prefetch, { passive: true });
}
