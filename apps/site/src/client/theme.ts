import { remember, remembered } from './storage.ts';

/** Makes the theme switch work; `early-theme.js` has applied the remembered theme already. */
export function themeSwitch(): void {
  for (const set of document.querySelectorAll('[data-theme-switch]')) {
    const chosen = remembered('theme') ?? 'system';
    for (const input of set.querySelectorAll('input')) input.checked = input.value === chosen;
    set.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const theme = target.value === 'system' ? '' : target.value;
      if (theme === '') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      remember('theme', theme);
    });
  }
}
