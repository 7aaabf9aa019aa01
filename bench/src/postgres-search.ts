import { createCatalogue, type SearchQuery, searchQuery } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openPostgresStore } from '@colophon/store-postgres';
import pg from 'pg';
import { startPostgresServer } from './postgres/server.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';
import { proposeDatasets, searchedOnly } from './search/fill.ts';
import { millisAt, ratiosAt, searchInTurn } from './search/in-turn.ts';
import { createQueries, type DrawnQuery } from './search/queries.ts';
import { quantile } from './times.ts';

const count = Number(
  process.env.COLOPHON_BENCH_ENTITIES ?? (process.env.COLOPHON_BENCH_LARGE === '1' ? 1_000_000 : 20_000),
);
/** Time that a search may take at the 99th percentile, in milliseconds. */
const goalMs = 100;

/**
 * Searches with total, page, matched fields and facets in PostgreSQL, against its own ten best of the same words. The
 * database stays: the next run goes on with filling it, or measures at once.
 */
export async function benchPostgresSearch(rounds: Rounds): Promise<Figure[]> {
  const server = await startPostgresServer({ kept: 'postgres-search' });
  const url = await server.keep(`datasets_${count}`);
  const client = new pg.Client(url);
  await client.connect();
  const store = await openPostgresStore({ url });
  const catalogue = createCatalogue({ registry, store });
  try {
    await fill();
    return await measure();
  } finally {
    await catalogue.close();
    await client.end();
    await server.stop();
  }

  async function fill(): Promise<void> {
    const { rows } = await client.query("SELECT count(*) AS filled FROM entity WHERE type = 'dataset'");
    const filled = Number(rows[0].filled);
    if (filled >= count) return;
    // What a power cut would leave of a benchmark is of no interest.
    await client.query(`ALTER DATABASE datasets_${count} SET synchronous_commit = off`);
    const quick = await openPostgresStore({ url });
    const filler = createCatalogue({ registry, store: searchedOnly(quick) });
    await proposeDatasets(count, filler.propose, filled);
    await filler.close();
    await client.query('VACUUM ANALYZE');
  }

  async function measure(): Promise<Figure[]> {
    const facets = catalogue.facets(['dataset']);
    const drawQuery = createQueries(count);
    const search = (some: Partial<SearchQuery>) =>
      catalogue.search(searchQuery({ entityTypes: ['dataset'], facets, highlight: true, ...some }));
    const ours = ({ query }: DrawnQuery) => search(query);
    const floor = ({ match }: DrawnQuery) =>
      client.query(
        'SELECT entity_id FROM search_text WHERE words @@ $1::tsquery ORDER BY ts_rank(words, $1::tsquery) DESC LIMIT 10',
        [toTsquery(match)],
      );
    for (let i = 0; i < 20; i++) await ours(drawQuery());
    const times = await searchInTurn(rounds, drawQuery, ours, floor);
    return [
      ...[0.5, 0.99].map((q) =>
        figure(ratiosAt(times, q), {
          benchmark: 'postgres-search',
          what: `p${q * 100} of a search, ${count.toLocaleString('en')} entities`,
          against: "PostgreSQL's ten best of the same words",
          detail: `${millisAt(times, 'ours', q)} / ${millisAt(times, 'floor', q)} ms`,
        }),
      ),
      figure(
        times.map((round) => quantile(round.ours, 0.99) / goalMs),
        {
          benchmark: 'postgres-search',
          what: `p99 of a search, ${count.toLocaleString('en')} entities`,
          against: `${goalMs} ms`,
          goal: { atMost: 1 },
          detail: `${millisAt(times, 'ours', 0.99)} ms`,
        },
      ),
    ];
  }
}

/** An expression of FTS5, `"two" "words" *`, as one of PostgreSQL. */
const toTsquery = (match: string): string =>
  match.replaceAll('" *', '":*').replaceAll('" "', '" & "').replaceAll('"', "'");
