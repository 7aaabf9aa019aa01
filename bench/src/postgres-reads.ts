import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openPostgresStore } from '@colophon/store-postgres';
import pg from 'pg';
import { startPostgresServer } from './postgres/server.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { drawDataset } from './search/corpus.ts';
import { proposeDatasets } from './search/fill.ts';

const datasets = 2000;
const callerCounts = [1, 8];
/** Connections of the pool, as many as the store has. */
const max = 10;

/** One aspect from PostgreSQL, against `pg` that selects the same row and parses its value. */
export async function benchPostgresReads(rounds: Rounds): Promise<Figure[]> {
  const server = await startPostgresServer();
  const url = await server.create('catalogue');
  const catalogue = createCatalogue({ registry, store: await openPostgresStore({ url }) });
  const pool = new pg.Pool({ connectionString: url, max });
  try {
    await proposeDatasets(datasets, catalogue.propose);
    const urns = Array.from({ length: datasets }, (_, i) => drawDataset(i).proposals[0]?.entityUrn ?? '');
    const ours = async (urn: string) => (await catalogue.aspect(urn, 'datasetProperties'))?.value;
    const raw = async (urn: string) => {
      const { rows } = await pool.query(
        'SELECT value, system_metadata FROM aspect JOIN entity ON entity_id = id WHERE urn = $1 AND aspect = $2 AND version = 0',
        [urn, 'datasetProperties'],
      );
      return JSON.parse(rows[0].value);
    };
    const figures: Figure[] = [];
    for (const callers of callerCounts) {
      for (const read of [ours, raw]) await perSecond(urns, callers, rounds.durationMs / 4, read);
      const pairs = await inPairs(
        rounds,
        () => perSecond(urns, callers, rounds.durationMs, ours),
        () => perSecond(urns, callers, rounds.durationMs, raw),
      );
      const speed = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side as 0 | 1]))));
      figures.push(
        figure(
          pairs.map(([a, b]) => b / a),
          {
            benchmark: 'postgres-reads',
            what: `time of one aspect, ${callers} caller(s)`,
            against: 'raw pg, the same row',
            goal: { atMost: 1.5 },
            detail: `${speed.join(' / ')} per s`,
          },
        ),
      );
    }
    return figures;
  } finally {
    await pool.end();
    await catalogue.close();
    await server.stop();
  }
}

/** Runs reads one after another in so many callers at a time; each takes the next URN. */
async function perSecond(
  urns: readonly string[],
  callers: number,
  durationMs: number,
  read: (urn: string) => Promise<unknown>,
): Promise<number> {
  let reads = 0;
  const start = performance.now();
  const isOver = () => performance.now() - start > durationMs;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (!isOver()) await read(urns[reads++ % urns.length] ?? '');
    }),
  );
  return (reads / (performance.now() - start)) * 1000;
}
