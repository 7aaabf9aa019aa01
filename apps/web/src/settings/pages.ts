import { page, type Section } from '../section/sections.ts';

export const settings: Section = {
  section: 'settings',
  icon: 'person',
  pages: [
    page('policies', async () => (await import('./policies/policies-page.tsx')).PoliciesPage),
    page('who', async () => (await import('./who/who-page.tsx')).WhoPage),
    page('tokens', async () => (await import('./tokens/tokens-page.tsx')).TokensPage),
  ],
};
