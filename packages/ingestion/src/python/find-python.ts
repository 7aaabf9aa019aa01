import { outputOf } from './output-of.ts';
import { PythonError } from './python-error.ts';

/** A Python that can run DataHub's package. */
export interface Python {
  /** Path of the interpreter. */
  readonly command: string;
  /** Its version: `3.11.7`. */
  readonly version: string;
}

/** The oldest Python that DataHub's package supports. */
export const oldestPython = '3.10';

/** In the order in which they are tried. `python3` is what the user means by Python. */
const names = ['python3', 'python', 'python3.13', 'python3.12', 'python3.11', 'python3.10'];

const question = 'import platform, sys; print(sys.executable); print(platform.python_version())';

/**
 * Finds a Python on the `PATH` that is new enough.
 *
 * @param env The environment, with the `PATH`. Default: this process's.
 * @throws PythonError if there is none. It says what to install.
 */
export async function findPython(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Python> {
  const old: string[] = [];
  for (const name of names) {
    const [command, version] = (await outputOf(name, ['-c', question], env))?.split('\n') ?? [];
    if (!command || !version) continue;
    if (isNewEnough(version)) return { command, version };
    old.push(`${name} is ${version}`);
  }
  throw new PythonError(
    old.length > 0
      ? `DataHub's connectors need Python ${oldestPython} or newer, and ${old.join(', ')}.`
      : `DataHub's connectors need Python ${oldestPython} or newer, and there is none on the PATH.`,
    {
      remedy: `Install Python ${oldestPython} or newer from your system's packages or from https://www.python.org/downloads/.`,
    },
  );
}

/** Whether a version such as `3.11.7` is at least the oldest one that is supported. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [, oldestMinor = 0] = oldestPython.split('.').map(Number);
  return major === 3 && minor >= oldestMinor;
}
