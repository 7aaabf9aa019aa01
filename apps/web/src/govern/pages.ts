import { page, type Section } from '../section/sections.ts';

export const govern: Section = {
  section: 'govern',
  icon: 'domain',
  pages: [page('glossary', async () => (await import('./glossary/glossary-page.tsx')).GlossaryPage)],
};
