import { fileURLToPath } from 'node:url';
import { pythonVariables, pythonWithDataHub, runProgram } from './python-program.ts';
import { type Figure, figure, type Goal, median } from './report.ts';
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

/** Records per CPU second of the TypeScript SDK's REST emitter, against DataHub's Python emitter. */
export const benchEmit = (rounds: Rounds): Promise<Figure[]> =>
  bench(rounds, {
    benchmark: 'emit',
    what: 'records per CPU second, emitMany',
    goal: { atLeast: 10 },
    program: () => [process.execPath, here('./emit/emit.ts')],
  });

/** Records per CPU second of the Python package's REST emitter, against DataHub's. */
export const benchPythonEmit = (rounds: Rounds): Promise<Figure[]> =>
  bench(rounds, {
    benchmark: 'python-emit',
    what: 'records per CPU second, emit_many',
    goal: { atLeast: 8 },
    program: (python) => [python, here('./emit/emit.py'), 'colophon'],
  });

interface Emitter {
  readonly benchmark: string;
  readonly what: string;
  readonly goal: Goal;
  /** The command and its first arguments. */
  readonly program: (python: string) => readonly [string, ...string[]];
}

/** Both send to the same server. */
async function bench(rounds: Rounds, { benchmark, what, goal, program }: Emitter): Promise<Figure[]> {
  const python = pythonWithDataHub(benchmark);
  if (python === undefined) return [];
  const env = await pythonVariables();
  const server = await startColophon();
  try {
    const emitWith =
      ([command, ...args]: readonly [string, ...string[]]) =>
      () =>
        runProgram<Emitted>(command, [...args, `http://127.0.0.1:${server.port}`, String(records)], env);
    const pairs = await inPairs(
      rounds,
      emitWith(program(python)),
      emitWith([python, here('./emit/emit.py'), 'datahub']),
    );
    const perSecond = (emitted: Emitted) => emitted.records / emitted.cpuSeconds;
    const medians = [0, 1].map((side) =>
      Math.round(median(pairs.map((pair) => perSecond(pair[side as 0 | 1])))),
    );
    return [
      figure(
        pairs.map(([ours, other]) => perSecond(ours) / perSecond(other)),
        {
          benchmark,
          what,
          against: "DataHub's Python emit_mcps",
          goal,
          detail: `${medians.join(' / ')} records per CPU second`,
        },
      ),
    ];
  } finally {
    await server.stop();
  }
}
