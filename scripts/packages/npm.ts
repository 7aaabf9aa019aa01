import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The script of npm: the one that runs this program, or else the one on the path. */
export function npmScript(): string {
  const { npm_execpath: running, PATH = '' } = process.env;
  if (running?.endsWith('npm-cli.js')) return running;
  const found = PATH.split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error('There is no npm on the path.');
  return realpathSync(found);
}

/** The script of npx, which npm brings. */
export const npxScript = (): string => join(dirname(npmScript()), 'npx-cli.js');

export interface NpmOptions extends Pick<SpawnSyncOptions, 'cwd' | 'env'> {
  /** The Node that runs npm, by which npm decides what a machine can run. Default: the one that runs this program. */
  readonly node?: string;
}

/**
 * Runs npm to its end and returns what it printed.
 *
 * @throws Error with all that npm printed, when it fails.
 */
export function npm(
  args: readonly string[],
  { node = process.execPath, ...options }: NpmOptions = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(node, [npmScript(), ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed\n${error ?? ''}${stdout}${stderr}`);
  return stdout;
}
