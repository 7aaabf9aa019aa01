import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPages } from '../samples/pages.ts';
import { runTabs } from '../samples/run-tabs.ts';
import { labelsOf } from '../samples/tabs.ts';
import { clientsEnvironment } from './environments.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const pages = (await readPages()).filter(({ blocks }) =>
  blocks.some(({ language }) => language === 'python'),
);
const tools = join(clientsEnvironment.folder, 'bin');
const python = join(tools, 'python');
/** A page that speaks of PostgreSQL's own variables gets a database of that name, and the variables. */
const database = 'shop';
const needsPostgres = (source: string): boolean => source.includes(`PGDATABASE=${database}`);

function stubEnvironment(postgres: Postgres | undefined): void {
  vi.stubEnv('PATH', [tools, process.env.PATH].join(delimiter));
  vi.stubEnv('DATAHUB_TELEMETRY_ENABLED', 'false');
  if (!postgres) return;
  vi.stubEnv('PGHOST', '127.0.0.1');
  vi.stubEnv('PGPORT', String(postgres.port));
  vi.stubEnv('PGDATABASE', database);
  vi.stubEnv('PGUSER', postgres.user);
  vi.stubEnv('PGPASSWORD', postgres.password);
}

describe("the documentation's samples in Python", () => {
  it('exist', () => {
    expect(pages.map(({ page }) => page)).toContain('quickstart.mdx');
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(pages)(
    'run, with the rest of their page, as $page shows them',
    async ({ page, source, blocks }) => {
      await using postgres = needsPostgres(source) ? await startPostgres(database) : undefined;
      stubEnvironment(postgres);
      // Where Python is one tab among others, the first of them says what the catalogue must hold afterwards.
      const [first] = labelsOf(blocks);
      const labels = labelsOf(blocks).filter((label) => label === first || label === 'Python');
      const { outcomes } = await runTabs(page, blocks, { labels, optionsFor: () => ({ python }) });
      expect([...outcomes.values()]).not.toContain('needs python');
      const inPython = blocks.filter(({ language }) => language === 'python');
      expect(inPython.map((block) => outcomes.has(block))).not.toContain(false);
    },
    180_000,
  );
});
