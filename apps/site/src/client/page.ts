// The only script of a page. What it adds, the page can do without.
import { copyButtons } from './copy.ts';
import { markCurrentHeading } from './outline.ts';
import { rememberSidebar } from './sidebar.ts';
import { tabSets } from './tabs.ts';
import { themeSwitch } from './theme.ts';

themeSwitch();
rememberSidebar();
markCurrentHeading();
copyButtons();
tabSets();
