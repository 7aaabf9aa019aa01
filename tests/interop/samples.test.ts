import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Page, readPages, startsItself } from '../samples/pages.ts';
import { runTabs } from '../samples/run-tabs.ts';
import { labelsOf } from '../samples/tabs.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { clientsEnvironment } from './environments.ts';

const pages = (await readPages()).filter(({ blocks }) =>
  blocks.some(({ language }) => language === 'python'),
);
const tools = join(clientsEnvironment.folder, 'bin');
const python = join(tools, 'python');
/** A page that speaks of PostgreSQL's own variables gets a database of that name, and the variables. */
const database = 'shop';
const needsPostgres = (source: string): boolean => source.includes(`PGDATABASE=${database}`);

/** What the processes of a page find in their environment. */
const environmentFor = (postgres: Postgres | undefined): NodeJS.ProcessEnv => ({
  PATH: [tools, process.env.PATH].join(delimiter),
  DATAHUB_TELEMETRY_ENABLED: 'false',
  ...(postgres && {
    PGHOST: '127.0.0.1',
    PGPORT: String(postgres.port),
    PGDATABASE: database,
    PGUSER: postgres.user,
    PGPASSWORD: postgres.password,
  }),
});

async function runPage({ page, source, blocks }: Page): Promise<void> {
  await using postgres = needsPostgres(source) ? await startPostgres(database) : undefined;
  const env = environmentFor(postgres);
  // Where Python is one tab among others, the first of them says what the catalogue must hold afterwards.
  const [first] = labelsOf(blocks);
  const labels = labelsOf(blocks).filter((label) => label === first || label === 'Python');
  const { outcomes } = await runTabs(page, blocks, { labels, optionsFor: () => ({ python, env }) });
  expect([...outcomes.values()]).not.toContain('needs python');
  const inPython = blocks.filter(({ language }) => language === 'python');
  expect(inPython.map((block) => outcomes.has(block))).not.toContain(false);
}

describe("the documentation's samples in Python", () => {
  it('exist', () => {
    expect(pages.map(({ page }) => page)).toContain('quickstart.mdx');
  });

  const title = 'run, with the rest of their page, as $page shows them';
  const limitMs = 180_000;
  // They want the project to themselves.
  it.each(pages.filter(startsItself))(title, runPage, limitMs);
  // Most of the time, a page waits for one process of its own.
  it.concurrent.each(pages.filter((page) => !startsItself(page)))(title, runPage, limitMs);
});
