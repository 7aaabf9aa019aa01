import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultCacheFolder } from './cache-folder.ts';
import {
  environmentsFolder,
  folderBytes,
  interpreterOf,
  readMarker,
  trimEnvironments,
  writeMarker,
} from './environment-cache.ts';
import { checkRequirements, environmentKey } from './environment-key.ts';
import { findPython, type Python } from './find-python.ts';
import { findUv, type Uv } from './find-uv.ts';
import { hideUserInfo, uvEnvironment } from './index-settings.ts';
import { withLock } from './lock-file.ts';
import { PythonError } from './python-error.ts';
import { runProcess } from './run-process.ts';

/** How environments are made and kept. */
export interface EnvironmentOptions {
  /** Folder of the environments. Default: `defaultCacheFolder()`. */
  readonly cacheFolder?: string;
  /** The environment, with the `PATH` and the settings of uv and pip. Default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Most bytes of all environments. Those that were not used for longest are removed. Default: 10 GiB. */
  readonly maxBytes?: number;
  /** Longest time of an installation. Default: 15 minutes. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Called with a line on each step, and with those of uv. */
  log?(line: string): void;
}

/** An environment that can be used. */
export interface PythonEnvironment {
  readonly key: string;
  readonly folder: string;
  /** Its interpreter. */
  readonly python: string;
  /** False if it was there before. */
  readonly isNew: boolean;
}

const defaultMaxBytes = 10 * 1024 ** 3;

/**
 * A Python environment with these packages: from the cache, or made now. It appears in the cache as a whole, so that one
 * that was left half-way is never used, and two processes that need the same one make it once.
 *
 * @throws PythonError if Python is missing or the packages cannot be installed.
 */
export async function ensureEnvironment(
  requirements: readonly string[],
  options: EnvironmentOptions = {},
): Promise<PythonEnvironment> {
  checkRequirements(requirements);
  const env = options.env ?? process.env;
  const {
    cacheFolder = defaultCacheFolder(env),
    maxBytes = defaultMaxBytes,
    signal,
    log = () => {},
  } = options;
  const python = await findPython(env);
  const key = environmentKey({ requirements, python: python.version });
  const folder = join(environmentsFolder(cacheFolder), key);
  const result = { key, folder, python: interpreterOf(folder) };
  if (await readMarker(folder)) return { ...result, isNew: false };
  const make = async (): Promise<PythonEnvironment> => {
    // Another process may have made it while this one waited.
    if (await readMarker(folder)) return { ...result, isNew: false };
    const uv = await findUv(python, cacheFolder, uvEnvironment(env), log, signal);
    const startedAt = performance.now();
    log(`Installing ${requirements.join(', ')} for Python ${python.version} …`);
    await install({
      uv,
      python,
      requirements,
      folder,
      env,
      timeoutMs: options.timeoutMs ?? 900_000,
      signal,
      log,
    });
    const removed = await trimEnvironments(cacheFolder, maxBytes, key);
    for (const one of removed) log(`Removed ${one} from the cache, which was not used for longest.`);
    log(`Installed in ${Math.max(1, Math.round((performance.now() - startedAt) / 1000))} s.`);
    return { ...result, isNew: true };
  };
  return withLock(join(environmentsFolder(cacheFolder), `.${key}.lock`), make, {
    ...(signal && { signal }),
    onWait: (owner) => log(`Waiting for ${owner}, which is installing the same packages …`),
  });
}

interface Installation {
  readonly uv: Uv;
  readonly python: Python;
  readonly requirements: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  log(line: string): void;
}

async function install(installation: Installation): Promise<void> {
  const { uv, python, requirements, folder, env, signal, timeoutMs, log } = installation;
  const parent = join(folder, '..');
  const name = folder.slice(parent.length + 1);
  const draft = join(parent, `.${name}.${process.pid}-${randomUUID().slice(0, 8)}`);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  // What killed installations left behind. The lock is held, so nobody works on them.
  for (const left of await readdir(parent))
    if (left.startsWith(`.${name}.`) && !left.includes('.lock'))
      await rm(join(parent, left), { recursive: true, force: true });
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const run = async (args: readonly string[]) => {
    const output: string[] = [];
    const end = await runProcess({
      command: uv.command,
      args: [...uv.args, ...args],
      env: uvEnvironment(env),
      signal: either,
      onLine: (line) => {
        const shown = hideUserInfo(line);
        output.push(shown);
        log(`uv: ${shown}`);
      },
    });
    signal?.throwIfAborted();
    if (limit.aborted)
      throw new PythonError(
        `Installing ${requirements.join(', ')} took longer than ${timeoutMs / 1000} s and was stopped.`,
      );
    if (end.code !== 0) throw describeFailure(requirements, output);
  };
  try {
    // Relocatable: it is made in one folder and used in another.
    await run(['venv', '--quiet', '--no-project', '--relocatable', '--python', python.command, draft]);
    await run(['pip', 'install', '--quiet', '--python', interpreterOf(draft), ...requirements]);
    await writeMarker(draft, { requirements, python: python.version, bytes: await folderBytes(draft) });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** uv ends with what it could not do, after the chain of what it was doing. */
function describeFailure(requirements: readonly string[], output: readonly string[]): PythonError {
  const said = output
    .map((line) => line.replace(/^\s*[×╰├│─▶>-]*\s*/u, '').trim())
    .filter((line) => line !== '');
  const isOffline = said.some((line) => /network|dns|connect|offline|timed? ?out/i.test(line));
  return new PythonError(`uv could not install ${requirements.join(', ')}: ${said.join(' ').slice(0, 600)}`, {
    remedy: isOffline
      ? 'Check the connection to the package index, or set UV_DEFAULT_INDEX to a mirror that can be reached.'
      : 'See the message of uv. Some connectors need libraries of the system, or another version of Python.',
    output,
  });
}
