import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, type SearchQuery, searchQuery } from '@colophon/catalogue';
import type { SqlDatabase } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure, median } from './report.ts';
import type { Rounds } from './rounds.ts';
import { fillCatalogue } from './search/fill.ts';
import { createQueries, type DrawnQuery } from './search/queries.ts';
import { quantile, timeOf } from './times.ts';

/** A million takes minutes to write, and two gigabytes. */
const counts = process.env.COLOPHON_BENCH_LARGE === '1' ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];

/** Searches with total, page, matched fields and facets, against FTS5 asked for the ten best of the same words. */
export async function benchSearch(rounds: Rounds): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of counts) {
    const folder = await mkdtemp(join(await ensureCacheFolder(), 'search-'));
    const database = openDatabase(folder);
    const catalogue = await fillCatalogue(database, count);
    try {
      figures.push(...(await measure(database, catalogue, count, rounds)));
    } finally {
      await catalogue.close();
      await rm(folder, { recursive: true });
    }
  }
  return figures;
}

async function measure(
  database: SqlDatabase,
  catalogue: Catalogue,
  count: number,
  rounds: Rounds,
): Promise<Figure[]> {
  const ranked = database.prepare(
    'SELECT rowid FROM search_text WHERE search_text MATCH ? ORDER BY rank LIMIT 10',
  );
  const facets = catalogue.facets(['dataset']);
  const drawQuery = createQueries(count);
  const search = (some: Partial<SearchQuery>) =>
    catalogue.search(searchQuery({ entityTypes: ['dataset'], facets, highlight: true, ...some }));
  const ours = ({ query }: DrawnQuery) => search(query);
  const floor = ({ match }: DrawnQuery) => ranked.all(match);

  // The first search reads the columns, which is measured by itself.
  const start = performance.now();
  await search({});
  const firstMs = performance.now() - start;

  const times: { readonly ours: readonly number[]; readonly floor: readonly number[] }[] = [];
  const cpuTimes: number[] = [];
  const searchOnce = async (drawn: DrawnQuery) => {
    const start = cpuMs();
    await ours(drawn);
    cpuTimes.push(cpuMs() - start);
  };
  for (let round = 0; round < rounds.count; round++) {
    const [a, b]: [number[], number[]] = [[], []];
    const end = performance.now() + 2 * rounds.durationMs;
    for (let i = 0; performance.now() < end; i++) {
      const drawn = drawQuery();
      // Whichever comes second finds the pages in memory.
      if (i % 2 === 0) a.push(await timeOf(() => searchOnce(drawn)));
      b.push(await timeOf(() => floor(drawn)));
      if (i % 2 === 1) a.push(await timeOf(() => searchOnce(drawn)));
    }
    times.push({ ours: a, floor: b });
  }
  return [0.5, 0.99].map((q) =>
    figure(
      times.map((round) => quantile(round.ours, q) / quantile(round.floor, q)),
      {
        benchmark: 'search',
        what: `p${q * 100} of a search, ${count.toLocaleString('en')} entities`,
        against: 'raw FTS5 query',
        detail: `${millis(times.map((round) => quantile(round.ours, q)))} / ${millis(
          times.map((round) => quantile(round.floor, q)),
        )} ms, ${quantile(cpuTimes, q).toFixed(1)} ms of CPU; the first search took ${Math.round(firstMs)} ms`,
      },
    ),
  );
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const millis = (values: readonly number[]): string => median(values).toFixed(1);
