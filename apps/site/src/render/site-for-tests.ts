import { escapeText } from '../markdown/escape-text.ts';
import type { SiteFacts } from './site-context.ts';

/** A small site, for tests of single components. */
export function siteForTests(facts: Partial<SiteFacts> = {}): SiteFacts {
  return {
    assets: {
      style: '/style.css',
      sheetStyle: '/sheets.css',
      rareStyles: {},
      pictures: { light: '/light.avif', dark: '/dark.avif', narrowLight: '/nl.avif', narrowDark: '/nd.avif' },
      font: '/font.woff2',
      textFont: '/text-font.css',
      earlyTheme: '/early-theme.js',
      earlySidebar: '/early-sidebar.js',
      sidebar: '/sidebar.txt',
      page: '/page.js',
      pythonMegabytes: 6,
    },
    sidebar: [],
    version: '1.2.3',
    origin: 'https://docs.example.org',
    highlight: (code) => code.split('\n').map(escapeText),
    ...facts,
  };
}
