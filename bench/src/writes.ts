import { type Load, startLoad } from './load/load.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { type Server, startColophon, startWriteFloor } from './server.ts';

const clientCounts = [1, 8, 64];
const mixes = [
  { name: 'new datasets', updates: 0 },
  { name: 'half new, half changed', updates: 0.5 },
];

/** Durable writes of one aspect over HTTP, against the floor of `floor/write-server.ts`. */
export async function benchWrites(rounds: Rounds): Promise<Figure[]> {
  const load = startLoad();
  const servers = [await startColophon(), await startWriteFloor()] as const;
  try {
    const [real, floor] = servers.map((server) => createWriter(load, server, rounds)) as [Writer, Writer];
    for (const writer of [real, floor]) await writer(8, 0.5);
    const figures: Figure[] = [];
    for (const { name, updates } of mixes) {
      for (const clients of clientCounts) {
        const pairs = await inPairs(
          rounds,
          () => real(clients, updates),
          () => floor(clients, updates),
        );
        const loadCpu = Math.max(...pairs.flat().map((result) => result.loadCpu));
        const perSecond = [0, 1].map((side) =>
          Math.round(median(pairs.map((pair) => pair[side as 0 | 1].perSecond))),
        );
        figures.push(
          figure(
            pairs.map(([a, b]) => a.perSecond / b.perSecond),
            {
              benchmark: 'writes',
              what: `${name}, ${clients} client(s)`,
              against: 'bare Hono + SQLite group commit',
              goal: { atLeast: 0.5 },
              detail: `${perSecond.join(' / ')} per s; load used ${Math.round(loadCpu * 100)} % of a core`,
            },
          ),
        );
      }
    }
    return figures;
  } finally {
    load.stop();
    for (const server of servers) await server.stop();
  }
}

type Writer = ReturnType<typeof createWriter>;

/** Writes to one server, remembering how many datasets it has. */
function createWriter(load: Load, { port }: Server, { durationMs }: Rounds) {
  let known = 0;
  return async (clients: number, updates: number) => {
    const result = await load.run({ kind: 'write', port, clients, durationMs, known, updates });
    known = result.known;
    return result;
  };
}
