import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { startColophon } from './server.ts';

/** Records that one emitter sends in one round. */
const records = 10_000;

/** What an emitter says of itself when it is done. */
interface Emitted {
  readonly records: number;
  readonly cpuSeconds: number;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Records per CPU second of the SDK's REST emitter, against DataHub's Python emitter and the same server. */
export async function benchEmit(rounds: Rounds): Promise<Figure[]> {
  const python = process.env.COLOPHON_BENCH_PYTHON;
  if (python === undefined) {
    console.log('emit: passed over; set COLOPHON_BENCH_PYTHON to a Python that has acryl-datahub');
    return [];
  }
  const server = await startColophon();
  try {
    const emitWith = (command: string, program: string) => () =>
      run(command, [here(program), `http://127.0.0.1:${server.port}`, String(records)]);
    const pairs = await inPairs(
      rounds,
      emitWith(process.execPath, './emit/emit.ts'),
      emitWith(python, './emit/emit.py'),
    );
    const perSecond = (emitted: Emitted) => emitted.records / emitted.cpuSeconds;
    const medians = [0, 1].map((side) =>
      Math.round(median(pairs.map((pair) => perSecond(pair[side as 0 | 1])))),
    );
    return [
      figure(
        pairs.map(([node, other]) => perSecond(node) / perSecond(other)),
        {
          benchmark: 'emit',
          what: 'records per CPU second, emitMany',
          against: "DataHub's Python emit_mcps",
          goal: { atLeast: 10 },
          detail: `${medians.join(' / ')} records per CPU second`,
        },
      ),
    ];
  } finally {
    await server.stop();
  }
}

/** Runs an emitter; it prints one line of JSON. */
function run(command: string, args: readonly string[]): Promise<Emitted> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(printed) as Emitted);
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}`));
    });
  });
}
