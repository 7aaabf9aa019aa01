import { page, type Section } from '../section/sections.ts';

export const settings: Section = {
  section: 'settings',
  icon: 'person',
  pages: [
    page('policies', async () => (await import('./policies/policies-page.tsx')).PoliciesPage),
    page('tokens', async () => (await import('./tokens/tokens-page.tsx')).TokensPage),
  ],
};
