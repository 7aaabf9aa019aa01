/** Colours of a drawing: those that the style of the page has for the theme of the moment. */
export interface Colours {
  readonly paper: string;
  readonly shade: string;
  readonly ink: string;
  readonly faint: string;
  readonly rule: string;
  readonly edge: string;
  readonly rubric: string;
  readonly mark: string;
}

const names = ['paper', 'shade', 'ink', 'faint', 'rule', 'edge', 'rubric', 'mark'] as const;

/** Reads them where a drawing stands: a canvas knows no custom properties. */
export function readColours(place: HTMLElement): Colours {
  const probe = document.createElement('span');
  place.append(probe);
  const colours = Object.fromEntries(
    names.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colours as unknown as Colours;
}

/** Calls back whenever the theme changes, by the system or by the reader. Returns what ends it. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
