import { type Load, startLoad } from './load/load.ts';
import { startPostgresServer } from './postgres/server.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { type Server, startColophonOn } from './server.ts';

const processes = 3;
/** Clients of each side, however many processes share them. */
const clients = 48;

interface Measured {
  readonly perSecond: number;
  readonly loadCpu: number;
}

/** Durable writes over HTTP through three servers on one database, against the same clients at one of them. */
export async function benchPostgresProcesses(rounds: Rounds): Promise<Figure[]> {
  const database = await startPostgresServer();
  const url = await database.create('catalogue');
  const loads = Array.from({ length: processes }, () => startLoad());
  const servers: Server[] = [];
  try {
    for (let i = 0; i < processes; i++) servers.push(await startColophonOn(url));
    let known = 0;
    const write = async (used: readonly Server[]): Promise<Measured> => {
      const results = await Promise.all(
        used.map(({ port }, i) =>
          (loads[i] as Load).run({
            kind: 'write',
            port,
            clients: clients / used.length,
            durationMs: rounds.durationMs,
            // Each makes datasets of its own.
            known: known + i * 1_000_000,
            updates: 0,
          }),
        ),
      );
      known += Math.max(...results.map((result, i) => result.known - known - i * 1_000_000));
      return {
        perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
        loadCpu: results.reduce((sum, { loadCpu }) => sum + loadCpu, 0),
      };
    };
    await write(servers);
    const pairs = await inPairs(
      rounds,
      () => write(servers),
      () => write(servers.slice(0, 1)),
    );
    const speed = [0, 1].map((side) =>
      Math.round(median(pairs.map((pair) => pair[side as 0 | 1].perSecond))),
    );
    const loadCpu = Math.max(...pairs.flat().map((measured) => measured.loadCpu));
    return [
      figure(
        pairs.map(([three, one]) => three.perSecond / one.perSecond),
        {
          benchmark: 'postgres-processes',
          what: `new datasets through ${processes} processes, ${clients} clients`,
          against: 'through one process',
          goal: { atLeast: 1.5 },
          detail: `${speed.join(' / ')} per s; load used ${Math.round(loadCpu * 100)} % of a core`,
        },
      ),
    ];
  } finally {
    for (const load of loads) load.stop();
    for (const server of servers) await server.stop();
    await database.stop();
  }
}
