import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCacheFolder } from './folders.ts';

/** The source of the Python package. */
export const pythonSource = fileURLToPath(new URL('../../python/src', import.meta.url));

/** The Python that has DataHub's package; without one, says that the benchmark is skipped. */
export function pythonWithDataHub(benchmark: string): string | undefined {
  const python = process.env.COLOPHON_BENCH_PYTHON;
  if (python === undefined)
    console.log(`${benchmark}: skipped; set COLOPHON_BENCH_PYTHON to a Python that has acryl-datahub`);
  return python;
}

/** Variables of a program that can import both packages. Bytecode is kept, as it is for installed packages. */
export async function pythonVariables(): Promise<NodeJS.ProcessEnv> {
  const { PYTHONDONTWRITEBYTECODE: _, ...own } = process.env;
  return {
    ...own,
    PYTHONPATH: pythonSource,
    PYTHONPYCACHEPREFIX: join(await ensureCacheFolder(), 'pycache'),
    COLOPHON_BENCH_SOURCE: join(pythonSource, 'colophon'),
  };
}

/** Runs a program that prints one line of JSON. */
export function runProgram<T>(command: string, args: readonly string[], env = process.env): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(printed) as T);
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}`));
    });
  });
}
