import { page, type Section } from '../section/sections.ts';

export const ingestion: Section = {
  section: 'ingestion',
  icon: 'pipeline',
  pages: [
    page('sources', async () => (await import('./sources/sources-page.tsx')).SourcesPage),
    page('runs', async () => (await import('./runs/runs-page.tsx')).RunsPage),
    page('secrets', async () => (await import('./secrets/secrets-page.tsx')).SecretsPage),
    page('executors', async () => (await import('./executors/executors-page.tsx')).ExecutorsPage),
    page('actions', async () => (await import('./actions/actions-page.tsx')).ActionsPage),
  ],
};
