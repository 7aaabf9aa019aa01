/** Puts the sentence of a word away with Escape, and gives a tap what pointing gives: first the sentence, then the link. */
export function glossaryTerms(): void {
  const terms = document.querySelectorAll<HTMLElement>('.term');
  if (terms.length === 0) return;
  for (const term of terms) {
    const recall = (): void => {
      delete term.dataset.dismissed;
    };
    term.addEventListener('pointerleave', recall);
    term.addEventListener('focusout', recall);
    let wasOpen = false;
    term.addEventListener('pointerdown', () => {
      wasOpen = term.matches(':focus-within');
    });
    term.addEventListener('click', (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || wasOpen) return;
      event.preventDefault();
      term.querySelector('a')?.focus();
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of terms) if (term.matches(':hover, :focus-within')) term.dataset.dismissed = '';
  });
}
