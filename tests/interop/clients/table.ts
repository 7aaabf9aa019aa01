import { writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { type ClientRun, clients, readTable, tableFile } from './clients.ts';

/**
 * Compares what came of a client's runs with the committed table, from which the documentation is printed.
 * `COLOPHON_UPDATE=1 npm run interop -- <file>` writes the table instead; then `npm run generate` prints the page.
 */
export async function expectTable(id: string, runs: readonly ClientRun[]): Promise<void> {
  expect(clients.map((client) => client.id)).toContain(id);
  // A run either works or wants an endpoint that does not exist yet: anything else is a defect.
  expect(runs.filter(({ outcome }) => outcome === 'fails')).toEqual([]);
  if (process.env.COLOPHON_UPDATE) await writeFile(tableFile(id), `${JSON.stringify(runs, undefined, 2)}\n`);
  expect(runs).toEqual(await readTable(id));
}
