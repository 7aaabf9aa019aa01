import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, type SearchQuery, searchQuery } from '@colophon/catalogue';
import type { SqlDatabase } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';
import { fillCatalogue } from './search/fill.ts';
import { millisAt, ratiosAt, searchInTurn } from './search/in-turn.ts';
import { createQueries, type DrawnQuery } from './search/queries.ts';
import { quantile } from './times.ts';

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

  const cpuTimes: number[] = [];
  const searchOnce = async (drawn: DrawnQuery) => {
    const start = cpuMs();
    await ours(drawn);
    cpuTimes.push(cpuMs() - start);
  };
  const times = await searchInTurn(rounds, drawQuery, searchOnce, floor);
  return [0.5, 0.99].map((q) =>
    figure(ratiosAt(times, q), {
      benchmark: 'search',
      what: `p${q * 100} of a search, ${count.toLocaleString('en')} entities`,
      against: 'raw FTS5 query',
      detail: `${millisAt(times, 'ours', q)} / ${millisAt(times, 'floor', q)} ms, ${quantile(cpuTimes, q).toFixed(1)} ms of CPU; the first search took ${Math.round(firstMs)} ms`,
    }),
  );
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
