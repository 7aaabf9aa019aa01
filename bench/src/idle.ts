import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, printRequest } from './load/connection.ts';
import { type Figure, figure, median } from './report.ts';
import { residentMebibytes } from './resident.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { type Server, startColophon, startConstantFloor } from './server.ts';

/** How long a server is left alone before its memory is read for the second time. */
const idleMs = 3000;

interface Start {
  readonly millis: number;
  readonly mebibytes: number;
  readonly idleMebibytes: number;
}

/** Time to the first answer, and memory, against a bare Hono server started the same way. */
export async function benchIdle(rounds: Rounds): Promise<Figure[]> {
  const pairs = await inPairs(
    rounds,
    () => measure(startColophon),
    () => measure(startConstantFloor),
  );
  const compare = (what: string, unit: string, of: (start: Start) => number): Figure =>
    figure(
      pairs.map(([real, floor]) => of(real) / of(floor)),
      {
        benchmark: 'idle',
        what,
        against: 'bare Hono server',
        detail: `${[0, 1].map((side) => Math.round(median(pairs.map((pair) => of(pair[side as 0 | 1]))))).join(' / ')} ${unit}`,
      },
    );
  const time = compare('time from start to first answer', 'ms', ({ millis }) => millis);
  if (pairs.some(([real]) => Number.isNaN(real.mebibytes))) {
    console.log('idle: memory is passed over, since this system has no /proc to read it from');
    return [time];
  }
  return [
    time,
    compare('resident memory after start', 'MiB', ({ mebibytes }) => mebibytes),
    compare('resident memory when idle', 'MiB', ({ idleMebibytes }) => idleMebibytes),
  ];
}

async function measure(start: () => Promise<Server>): Promise<Start> {
  const server = await start();
  try {
    const connection = await Connection.open(server.port);
    await connection.send(printRequest('GET', '/health'));
    const millis = performance.now() - server.startedAt;
    connection.close();
    const mebibytes = await residentMebibytes(server.pid);
    await sleep(idleMs);
    return { millis, mebibytes, idleMebibytes: await residentMebibytes(server.pid) };
  } finally {
    await server.stop();
  }
}
