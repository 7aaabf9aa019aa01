/** Fetches what makes a drawing move when somebody first reaches for it, and not before. */
export function initDrawings(): void {
  for (const view of document.querySelectorAll<HTMLElement>('[data-drawing]')) {
    const { signal, wake } = once(async () => (await import('./pan-zoom.ts')).panZoom(view));
    view.addEventListener('pointerenter', wake, { signal });
    view.addEventListener('focusin', wake, { signal });
  }
}

/** A listener that runs for the first of several events. */
function once(run: () => Promise<void>): { signal: AbortSignal; wake: () => void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    wake() {
      controller.abort();
      // Without a network the drawing stays as it was printed: all of it is on the page.
      run().catch(() => undefined);
    },
  };
}
