import { startLoad } from './load/load.ts';
import { datasetUrn } from './load/proposals.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { startColophon } from './server.ts';

const clientCounts = [1, 8, 64];
/** Datasets that are there to be read; each read takes the next. */
const datasets = 1000;

/** One aspect read over HTTP, against the same server's constant answer. */
export async function benchReads(rounds: Rounds): Promise<Figure[]> {
  const load = startLoad();
  const server = await startColophon();
  const { port } = server;
  try {
    let known = 0;
    while (known < datasets) {
      ({ known } = await load.run({ kind: 'write', port, clients: 64, durationMs: 200, known, updates: 0 }));
    }
    const aspects = Array.from(
      { length: datasets },
      (_, i) => `/aspects/${encodeURIComponent(datasetUrn(i))}?aspect=datasetProperties&version=0`,
    );
    const read = (clients: number, paths: readonly string[]) =>
      load.run({ kind: 'read', port, clients, durationMs: rounds.durationMs, paths });
    await read(8, aspects);
    const figures: Figure[] = [];
    for (const clients of clientCounts) {
      const pairs = await inPairs(
        rounds,
        () => read(clients, aspects),
        () => read(clients, ['/health']),
      );
      const loadCpu = Math.max(...pairs.flat().map((result) => result.loadCpu));
      const perSecond = [0, 1].map((side) =>
        Math.round(median(pairs.map((pair) => pair[side as 0 | 1].perSecond))),
      );
      figures.push(
        figure(
          pairs.map(([aspect, constant]) => constant.perSecond / aspect.perSecond),
          {
            benchmark: 'reads',
            what: `time of one aspect, ${clients} client(s)`,
            against: 'same server, /health',
            goal: { atMost: 1.5 },
            detail: `${perSecond.join(' / ')} per s; load used ${Math.round(loadCpu * 100)} % of a core`,
          },
        ),
      );
    }
    return figures;
  } finally {
    load.stop();
    await server.stop();
  }
}
