import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { databaseFileName, openDatabase } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure, type Goal, median } from './report.ts';
import type { Rounds } from './rounds.ts';
import { proposeDatasets } from './search/fill.ts';

const [few, many] = [10_000, 100_000];
/** The next entity costs what the one before did. */
const linear: Goal = { atMost: 1.1 };
const program = fileURLToPath(new URL('./growth/search-once.ts', import.meta.url));

/** Memory after a search with facets, in bytes. */
interface Memory {
  readonly resident: number;
  /** What JavaScript holds on to, buffers included. */
  readonly live: number;
}

/** What a catalogue takes. */
interface Size {
  readonly fileBytes: number;
  /** Of each round. */
  readonly memory: readonly Memory[];
}

/** What an entity more costs in the file and in memory among many, against among few. */
export async function benchGrowth(rounds: Rounds): Promise<Figure[]> {
  const empty = await measure(0, rounds);
  const [small, large] = [await measure(few, rounds), await measure(many, rounds)];
  const compare = (what: string, of: (size: Size) => readonly number[], goal?: Goal): Figure => {
    // Node and an empty file have their size whatever is stored.
    const base = median(of(empty));
    const perEntity = (size: Size, count: number) => of(size).map((bytes) => (bytes - base) / count);
    const [among, amongFew] = [perEntity(large, many), perEntity(small, few)];
    return figure(
      among.map((bytes, i) => bytes / (amongFew[i] ?? Number.NaN)),
      {
        benchmark: 'growth',
        what: `${what} per entity among ${many.toLocaleString('en')}`,
        against: `among ${few.toLocaleString('en')}`,
        ...(goal && { goal }),
        detail: `${[among, amongFew].map((bytes) => Math.round(median(bytes))).join(' / ')} bytes beyond the ${(base / 2 ** 20).toFixed(1)} MiB of an empty catalogue`,
      },
    );
  };
  return [
    compare('bytes of file', ({ fileBytes }) => [fileBytes], linear),
    compare('live memory', ({ memory }) => memory.map(({ live }) => live), linear),
    compare('resident memory', ({ memory }) => memory.map(({ resident }) => resident)),
  ];
}

async function measure(datasets: number, { count }: Rounds): Promise<Size> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'growth-'));
  try {
    const catalogue = createCatalogue({ registry, store: createSqliteStore(openDatabase(folder)) });
    await proposeDatasets(datasets, catalogue.propose);
    // Closing brings the write-ahead log into the file.
    await catalogue.close();
    const { size } = await stat(join(folder, databaseFileName));
    const memory: Memory[] = [];
    for (let i = 0; i < count; i++) memory.push(await searchOnce(folder));
    return { fileBytes: size, memory };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Read in a process of its own, which holds nothing of the writes. */
async function searchOnce(folder: string): Promise<Memory> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, folder]);
  return JSON.parse(stdout);
}
