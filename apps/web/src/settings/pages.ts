import { page, type Section } from '../section/sections.ts';

export const settings: Section = {
  section: 'settings',
  icon: 'person',
  pages: [page('views', async () => (await import('./views/views-page.tsx')).ViewsPage)],
};
