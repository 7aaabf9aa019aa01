export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The same name as on the pages of the documentation: who chose a theme there has chosen it here. */
const key = 'theme';

/** The theme that was chosen before; that of the system, unless one was. */
export function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    // A browser may forbid to keep anything.
    return 'system';
  }
}

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(key, theme === 'system' ? '' : theme);
  } catch {
    // It holds until the page is left.
  }
}
