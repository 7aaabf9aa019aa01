// Runs before the first paint, so that the page never shows the wrong theme, nor a control that needs scripts and has none.
import { remembered } from './storage.ts';
import { applyKeptFont } from './text-font.ts';
import { warmUp } from './warm-up.ts';

const root = document.documentElement;
root.dataset.js = '';
const theme = remembered('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
applyKeptFont(root);
warmUp(root);
