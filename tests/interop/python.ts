import { join } from 'node:path';
import { clientsEnvironment, type Environment } from './environments.ts';
import { cacheFolder, pythonFolder } from './folders.ts';
import { type Finished, runProcess } from './run-process.ts';

export interface PythonOptions {
  /** The home folder, where the client looks for a configuration of its own. */
  readonly home: string;
  /** Further variables. */
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Where the program is installed. Default: with the clients. */
  readonly environment?: Environment;
}

/** Runs a program of the virtual environment, such as `datahub`, with nothing of this machine's own settings. */
export const runTool = (name: string, args: readonly string[], options: PythonOptions): Promise<Finished> =>
  runProcess(join((options.environment ?? clientsEnvironment).folder, 'bin', name), args, {
    cwd: options.home,
    env: environmentOf(options),
    ...(options.input !== undefined && { input: options.input }),
  });

/** The variables of a program: nothing of this machine's own settings. */
export const environmentOf = ({ home, env }: PythonOptions): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: home,
  // The client leaves files of its own behind: they go with the home.
  TMPDIR: home,
  LANG: 'C.UTF-8',
  PYTHONUTF8: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  DATAHUB_TELEMETRY_ENABLED: 'false',
  // A proxy of this machine is not asked for what is on this machine.
  NO_PROXY: '*',
  ...env,
});

/** Runs one of the scripts beside this file and returns its standard output; any other exit code than 0 throws. */
export async function runScript(
  script: string,
  args: readonly string[],
  options: PythonOptions,
): Promise<string> {
  const { code, stdout, stderr } = await runTool('python', [join(pythonFolder, script), ...args], options);
  if (code !== 0) throw new Error(`${script} ended with code ${code}\n${tail(stdout)}\n${tail(stderr)}`);
  return stdout;
}

/** The end of a long text: where the reason stands. */
const tail = (text: string): string => text.slice(-4_000);

/** The JSON values that a script prints, one to a line. */
export const parseLines = <T>(output: string): T[] =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

/** The folder of the installed packages. */
export async function sitePackages(): Promise<string> {
  const script = 'import sysconfig; print(sysconfig.get_path("purelib"))';
  return (await runTool('python', ['-c', script], { home: cacheFolder })).stdout.trim();
}
