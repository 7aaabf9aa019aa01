import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Python } from './find-python.ts';
import { hideUserInfo } from './index-settings.ts';
import { outputOf } from './output-of.ts';
import { PythonError } from './python-error.ts';
import { runProcess } from './run-process.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** How uv is called: a program and the arguments before its own. */
export interface Uv {
  readonly command: string;
  readonly args: readonly string[];
}

/** The version that is installed where there is none. */
const uvVersion = '0.13.9';
/** Older ones cannot make environments that can be moved. */
const oldestUv = [0, 4] as const;

/**
 * Finds uv, which installs in seconds what takes pip minutes: on the `PATH`, as a module of Python, or installed by pip into
 * the cache folder on first use.
 *
 * @throws PythonError if it is missing and pip cannot install it.
 */
export async function findUv(
  python: Python,
  cacheFolder: string,
  env: Env,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Uv> {
  const folder = join(cacheFolder, `uv-${uvVersion}`);
  const candidates: Uv[] = [
    { command: 'uv', args: [] },
    { command: python.command, args: ['-m', 'uv'] },
    { command: join(folder, 'bin/uv'), args: [] },
  ];
  for (const candidate of candidates) {
    const answer = await outputOf(candidate.command, [...candidate.args, '--version'], env);
    if (answer !== undefined && isUsable(answer)) return candidate;
  }
  log(`Installing uv ${uvVersion} …`);
  await installUv(python, cacheFolder, folder, env, signal);
  return candidates[2] as Uv;
}

function isUsable(answer: string): boolean {
  const [major = 0, minor = 0] = /^uv (\d+)\.(\d+)/.exec(answer)?.slice(1).map(Number) ?? [];
  return major > oldestUv[0] || (major === oldestUv[0] && minor >= oldestUv[1]);
}

async function installUv(
  python: Python,
  cacheFolder: string,
  folder: string,
  env: Env,
  signal: AbortSignal | undefined,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(cacheFolder, 'uv-installing-'));
  const output: string[] = [];
  try {
    const end = await runProcess({
      command: python.command,
      args: [
        '-m',
        'pip',
        'install',
        '--quiet',
        '--disable-pip-version-check',
        '--target',
        draft,
        `uv==${uvVersion}`,
      ],
      env,
      timeoutMs: 600_000,
      ...(signal && { signal }),
      onLine: (line) => output.push(hideUserInfo(line)),
    });
    signal?.throwIfAborted();
    if (end.code !== 0)
      throw new PythonError(
        `uv is not installed, and ${python.command} -m pip could not install it: ${output.at(-1) ?? 'no message'}`,
        {
          remedy: 'Install uv as https://docs.astral.sh/uv/ describes.',
          output,
        },
      );
    // Another process may have put its own in place meanwhile. Both are the same.
    await rename(draft, folder).catch(() => {});
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
