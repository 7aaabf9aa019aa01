// The only script of a page. What it adds, the page can do without.
import { copyButtons } from './copy.ts';
import { initDrawings } from './drawings.ts';
import { linkFields } from './field-links.ts';
import { markCurrentHeading } from './outline.ts';
import { prefetchLinks } from './prefetch.ts';
import { runButtons } from './run.ts';
import { runInTasks } from './run-in-tasks.ts';
import { searchOnDemand } from './search.ts';
import { initSidebar } from './sidebar.ts';
import { tabSets } from './tabs.ts';
import { glossaryTerms } from './terms.ts';
import { keepFont } from './text-font.ts';
import { themeSwitch } from './theme.ts';
import { wrapButtons } from './wrap.ts';

// Immediately: what waits for the reader, who may be quicker than the page, and what changes its layout.
themeSwitch();
initSidebar();
searchOnDemand();
tabSets();
copyButtons();
runButtons();
prefetchLinks();
keepFont(document.documentElement);
initDrawings();
glossaryTerms();
void runInTasks([wrapButtons, markCurrentHeading, () => void linkFields()]);

const near = document.querySelector<HTMLElement>('[data-near]');
if (near) void import('./not-found.ts').then(({ proposePages }) => proposePages(near));

const filter = document.querySelector<HTMLInputElement>('[data-filter]');
filter?.addEventListener(
  'focus',
  () => void import('./aspect-filter.ts').then(({ filterAspects }) => filterAspects(filter)),
  { once: true },
);

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-versions]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void import('./versions.ts').then(({ openVersions }) => openVersions(link));
  });
