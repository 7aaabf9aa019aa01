import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { type Shown, showTerminal } from '../support/show-terminal.ts';
import { readPages } from './pages.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const prompt = '$ npx @colophon/cli ';
const recipe = 'source:\n  type: sqlite\n  config:\n    database: shop.db\n';

/** What the page shows of a run in a terminal: while it runs, and in the end. Each starts with the command. */
const [running = '', ended = ''] = (await readPages())
  .filter(({ page }) => page === 'metadata-ingestion/README.mdx')
  .flatMap(({ blocks }) => blocks.filter(({ flags }) => flags.has('terminal')))
  .map(({ text }) => text);
const [command = '', progress] = running.split('\n');

let served: Served;
let shown: Shown;

/** The shop of the page: 500 tables, and 20 views. */
function createShop(file: string): void {
  const shop = new DatabaseSync(file);
  shop.exec('BEGIN');
  for (let i = 0; i < 500; i++)
    shop.exec(`CREATE TABLE t${i} (id INTEGER PRIMARY KEY, email TEXT NOT NULL, paid REAL)`);
  for (let i = 0; i < 20; i++) shop.exec(`CREATE VIEW v${i} AS SELECT id, email FROM t${i}`);
  shop.exec('COMMIT');
  shop.close();
}

beforeAll(async () => {
  served = await serve();
  const { home, address } = served;
  createShop(join(home, 'shop.db'));
  await writeFile(join(home, 'shop.yml'), recipe);
  shown = await showTerminal([main, ...command.slice(prompt.length).split(' ')], {
    cwd: home,
    env: { COLOPHON_SERVER: address, COLOPHON_STATE: join(home, 'state') },
  });
});
afterAll(() => served?.stop());

/** A text without what differs from run to run. */
const withoutNumbers = (text: string) => text.replaceAll(/\d[\d,]*/g, '0');
const withoutRun = (text: string) => text.replaceAll(/Run \S+ /g, 'Run <run> ');

describe('a run in a terminal, as the page on ingestion shows it', () => {
  it('has a line that shows how far it is', () => {
    expect(command.startsWith(prompt)).toBe(true);
    expect(shown.progress.length).toBeGreaterThan(1);
    expect(new Set(shown.progress.map(withoutNumbers))).toEqual(new Set([withoutNumbers(progress ?? '')]));
  });

  it('ends with a summary in place of that line', () => {
    expect(withoutRun(ended)).toBe(withoutRun(`${command}\n${shown.text}`));
  });
});
