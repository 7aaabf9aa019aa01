import { keptTheme, showTheme } from './theme.ts';

// Before anything is painted: the page is never shown in the wrong theme.
showTheme(keptTheme());
