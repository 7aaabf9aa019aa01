import { remember, remembered } from './storage.ts';

const DARK = '(prefers-color-scheme: dark)';
/** Conditions that always hold, and never do. */
const forced = { dark: '(min-width: 0)', light: '(max-width: 0)' } as const;

/** Shows pictures in the theme that the reader chose. Their own conditions know that of the system only. */
function choosePictures({ theme }: DOMStringMap): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-media]'))
    source.media = (source.dataset.media ?? '').replace(
      DARK,
      theme === 'dark' || theme === 'light' ? forced[theme] : DARK,
    );
}

/** Makes the theme switch work; `early-theme.js` has applied the remembered theme already. */
export function themeSwitch(): void {
  choosePictures(document.documentElement.dataset);
  for (const set of document.querySelectorAll('[data-theme-switch]')) {
    const chosen = remembered('theme') ?? 'system';
    for (const input of set.querySelectorAll('input')) input.checked = input.value === chosen;
    set.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const theme = target.value === 'system' ? '' : target.value;
      if (theme === '') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      remember('theme', theme);
      choosePictures(document.documentElement.dataset);
    });
  }
}
