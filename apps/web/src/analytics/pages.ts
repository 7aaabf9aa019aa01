import { page, type Section } from '../section/sections.ts';

export const analytics: Section = {
  section: 'analytics',
  icon: 'chart',
  pages: [
    page('coverage', async () => (await import('./coverage/coverage-page.tsx')).CoveragePage),
    page('usage', async () => (await import('./usage/usage-page.tsx')).UsagePage),
    page('searches', async () => (await import('./searches/searches-page.tsx')).SearchesPage),
  ],
};
