import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What is kept of a run on this machine: enough to resume it, and to replay what was rejected. */
export interface RunFile {
  readonly runId: string;
  /** File of the recipe. */
  readonly recipe: string;
  readonly pipelineName?: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined while it runs, and after it was killed. */
  readonly endedAt?: number;
  readonly status?: RunStatus;
  readonly report?: unknown;
}

/** How a run ended, in DataHub's words. */
export type RunStatus = 'SUCCESS' | 'FAILURE' | 'CANCELLED';

/** Where runs are kept by default: `$COLOPHON_STATE`, else below `$XDG_STATE_HOME`, else `~/.local/state/colophon`. */
export const defaultStateFolder = (variables: NodeJS.ProcessEnv = process.env): string =>
  variables.COLOPHON_STATE ||
  join(variables.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'colophon');

/** The folder of a run. An id that is no name of a folder gets one that is. */
export function runFolder(stateFolder: string, runId: string): string {
  const isName = /^[\w.-]{1,120}$/.test(runId) && !/^\.+$/.test(runId);
  const name = isName ? runId : `run-${createHash('sha256').update(runId).digest('hex').slice(0, 32)}`;
  return join(stateFolder, 'runs', name);
}

/** Writes the file of a run, in one step. */
export async function writeRunFile(stateFolder: string, run: RunFile): Promise<void> {
  const folder = runFolder(stateFolder, run.runId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `run.json.${process.pid}.tmp`);
  await writeFile(temporary, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, join(folder, 'run.json'));
}

/** The file of a run; undefined if this machine has none. */
export async function readRunFile(stateFolder: string, runId: string): Promise<RunFile | undefined> {
  return readJsonFile(join(runFolder(stateFolder, runId), 'run.json'));
}

/** The runs of this machine, latest first. */
export async function listRunFiles(stateFolder: string): Promise<RunFile[]> {
  const names = await readdir(join(stateFolder, 'runs')).catch(() => []);
  const runs = await Promise.all(
    names.map((name) => readJsonFile(join(stateFolder, 'runs', name, 'run.json'))),
  );
  return runs.filter((run) => run !== undefined).toSorted((a, b) => b.startedAt - a.startedAt);
}

/** The latest run of a recipe that did not end: it was killed, or failed on its way. */
export async function findUnfinishedRun(stateFolder: string, recipe: string): Promise<RunFile | undefined> {
  const [latest] = (await listRunFiles(stateFolder)).filter((run) => run.recipe === recipe);
  return latest?.status === 'SUCCESS' ? undefined : latest;
}

async function readJsonFile(file: string): Promise<RunFile | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // No such run, or one of another version: nothing to resume from.
    return undefined;
  }
}
