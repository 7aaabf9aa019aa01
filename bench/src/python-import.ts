import { fileURLToPath } from 'node:url';
import { pythonVariables, pythonWithDataHub, runProgram } from './python-program.ts';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';

/** Processes whose times are added up in one round: an import takes only milliseconds. */
const processes = 5;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** CPU time of the imports of a program that emits metadata, with Colophon's package against DataHub's. */
export async function benchPythonImport(rounds: Rounds): Promise<Figure[]> {
  const python = pythonWithDataHub('python-import');
  if (python === undefined) return [];
  const env = await pythonVariables();
  const importOnce = async (program: string) =>
    (await runProgram<{ cpuSeconds: number }>(python, [here('./python/import.py'), program], env)).cpuSeconds;
  const importWith = (program: string) => async () => {
    let seconds = 0;
    for (let i = 0; i < processes; i++) seconds += await importOnce(program);
    return seconds / processes;
  };
  const sizes = await runProgram<number[]>(
    python,
    [here('./python/size.py'), 'colophon', 'acryl-datahub'],
    env,
  );
  const installed = sizes.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(' / ');
  const figures: Figure[] = [];
  for (const [program, what] of [
    ['colophon', 'import of the emitter, a URN builder and a model'],
    ['colophon-alone', 'import colophon'],
  ] as const) {
    // The first import compiles the modules; both packages begin with it.
    await importOnce(program);
    await importOnce('datahub');
    const pairs = await inPairs(rounds, importWith(program), importWith('datahub'));
    const medians = [0, 1].map((side) => (median(pairs.map((pair) => pair[side as 0 | 1])) * 1e3).toFixed(1));
    figures.push(
      figure(
        pairs.map(([ours, other]) => ours / other),
        {
          benchmark: 'python-import',
          what,
          against: "the same with DataHub's package",
          goal: { atMost: 0.1 },
          detail: `${medians.join(' / ')} ms of CPU; installed: ${installed}`,
        },
      ),
    );
  }
  return figures;
}
