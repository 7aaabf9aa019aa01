import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCacheFolder } from './folders.ts';
import { type Database, startDatabase } from './ingestion/database.ts';
import { canMeasureUsage, runMeasured, type Usage } from './process-tree.ts';
import { pythonWithDataHub } from './python-program.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { startColophon } from './server.ts';

const tables = 1000;
const views = 300;
const manyTables = 10_000;

const colophon = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

/**
 * Ingestion of a PostgreSQL database: CPU time of client and server against DataHub's source, which writes to the same
 * server, and memory against the number of tables.
 */
export async function benchIngestion(rounds: Rounds): Promise<Figure[]> {
  if (!canMeasureUsage) {
    console.log('ingestion: skipped; the system does not say what a child process used');
    return [];
  }
  return [...(await benchSpeed(rounds)), ...(await benchMemory(rounds))];
}

async function benchSpeed(rounds: Rounds): Promise<Figure[]> {
  const python = pythonWithDataHub('ingestion');
  if (python === undefined) return [];
  const database = await startDatabase(tables, views);
  try {
    const pairs = await inPairs(
      rounds,
      () => ingest(database, (recipe) => [process.execPath, colophon, 'ingest', 'run', '-c', recipe]),
      () => ingest(database, (recipe) => [python, '-m', 'datahub', 'ingest', '-c', recipe]),
    );
    const perSecond = (cpuSeconds: number) => (tables + views) / cpuSeconds;
    const medians = [0, 1].map((side) =>
      Math.round(median(pairs.map((pair) => perSecond(pair[side as 0 | 1])))),
    );
    return [
      figure(
        pairs.map(([ours, other]) => other / ours),
        {
          benchmark: 'ingestion',
          what: `tables and views per CPU second of client and server: ${tables} of 50 columns, ${views} with lineage`,
          against: "DataHub's source postgres, to the same server",
          goal: { atLeast: 5 },
          detail: `${medians.join(' / ')} per CPU second`,
        },
      ),
    ];
  } finally {
    await database.stop();
  }
}

/** CPU seconds of one run into an empty catalogue, of the client and of the server. */
async function ingest(
  database: Database,
  command: (recipe: string) => readonly [string, ...string[]],
): Promise<number> {
  const server = await startColophon();
  try {
    const before = cpuSecondsOf(server.pid);
    const sink = { type: 'datahub-rest', config: { server: `http://127.0.0.1:${server.port}` } };
    const { cpuSeconds } = await run(database, sink, command);
    return cpuSeconds + cpuSecondsOf(server.pid) - before;
  } finally {
    await server.stop();
  }
}

async function benchMemory(rounds: Rounds): Promise<Figure[]> {
  const few = await startDatabase(tables, 0);
  const many = await startDatabase(manyTables, 0);
  const read = (database: Database) => () =>
    run(database, { type: 'blackhole', config: {} }, (recipe) => [
      process.execPath,
      colophon,
      'ingest',
      'run',
      '-c',
      recipe,
    ]);
  try {
    const pairs = await inPairs(rounds, read(many), read(few));
    const peaks = [0, 1].map((side) =>
      Math.round(median(pairs.map((pair) => pair[side as 0 | 1].peakMebibytes))),
    );
    return [
      figure(
        pairs.map(([ofMany, ofFew]) => ofMany.peakMebibytes / ofFew.peakMebibytes),
        {
          benchmark: 'ingestion',
          what: `peak memory of the client, ${manyTables} tables`,
          against: `${tables} tables`,
          goal: { atMost: 1.1 },
          detail: `${peaks.join(' / ')} MiB`,
        },
      ),
    ];
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function run(
  database: Database,
  sink: object,
  command: (recipe: string) => readonly [string, ...string[]],
): Promise<Usage> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'ingestion-'));
  try {
    const file = join(folder, 'recipe.yml');
    const { port, user, password } = database;
    const config = { host_port: `127.0.0.1:${port}`, username: user, password, database: 'bench' };
    // JSON is YAML.
    await writeFile(file, JSON.stringify({ source: { type: 'postgres', config }, sink }));
    const [program, ...args] = command(file);
    const env = {
      HOME: folder,
      NODE_COMPILE_CACHE: join(await ensureCacheFolder(), 'compiled'),
      DATAHUB_TELEMETRY_ENABLED: 'false',
    };
    return await runMeasured(program, args, { cwd: folder, env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** User and system time of a process that runs: fields 14 and 15 of proc(5), in hundredths of a second. */
function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
