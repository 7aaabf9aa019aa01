// The only script of a page. What it adds, the page can do without.
import { copyButtons } from './copy.ts';
import { wakeDrawings } from './drawings.ts';
import { linkFields } from './field-links.ts';
import { inTurn } from './in-turn.ts';
import { markCurrentHeading } from './outline.ts';
import { prefetchLinks } from './prefetch.ts';
import { runButtons } from './run.ts';
import { searchOnDemand } from './search.ts';
import { rememberSidebar } from './sidebar.ts';
import { tabSets } from './tabs.ts';
import { glossaryTerms } from './terms.ts';
import { themeSwitch } from './theme.ts';
import { versionMenu } from './versions.ts';
import { wrapButtons } from './wrap.ts';

// At once: what waits for the reader, who may be quicker than the page, and what changes its layout.
themeSwitch();
rememberSidebar();
searchOnDemand();
tabSets();
copyButtons();
runButtons();
prefetchLinks();
versionMenu();
wakeDrawings();
glossaryTerms();
void inTurn([wrapButtons, markCurrentHeading, () => void linkFields()]);

const near = document.querySelector<HTMLElement>('[data-near]');
if (near) void import('./not-found.ts').then(({ proposePages }) => proposePages(near));
