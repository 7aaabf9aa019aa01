// Keeps a file of the present version of the tables, and what readers get from it, for the upgrade test of all later ones:
//   node tests/upgrade/create-file.ts
// To be run for each release that changed the tables, once; a released file is not made again.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createCatalogue, ensureModelCompatible } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { databaseFileName, openDatabase } from '@colophon/store-sqlite/node';
import { fillCatalogue, startMillis } from './fill-catalogue.ts';
import { readWhole } from './read-whole.ts';

const folder = mkdtempSync(join(tmpdir(), 'colophon-upgrade-'));
try {
  const database = openDatabase(folder);
  const store = createSqliteStore(database);
  const clock = { time: startMillis };
  const catalogue = createCatalogue({ registry, store, now: () => clock.time });
  await ensureModelCompatible(registry, store);
  await fillCatalogue(catalogue, clock);
  const whole = await readWhole(store);
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  await catalogue.close();
  const files = join(import.meta.dirname, 'files');
  const name = join(files, `tables-${version}`);
  if (existsSync(`${name}.db.gz`)) throw new Error(`${name}.db.gz exists; a released file is not made again`);
  writeFileSync(`${name}.db.gz`, gzipSync(readFileSync(join(folder, databaseFileName)), { level: 9 }));
  writeFileSync(`${name}.json`, `${JSON.stringify(whole, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
