import { join } from 'node:path';
import { findPython } from '../../tests/interop/environments.ts';
import { runProcess } from '../../tests/interop/run-process.ts';

const script = join(import.meta.dirname, '../../python/tools/print_api.py');

/** The interface of the Python package as its sources have it, as JSON; undefined on a machine without Python. */
export async function readPackageApi(): Promise<string | undefined> {
  const python = await findPython();
  if ('missing' in python) return undefined;
  const { code, stdout, stderr } = await runProcess(python.command, [script]);
  if (code !== 0) throw new Error(`python/tools/print_api.py failed:\n${stderr}`);
  return stdout;
}
