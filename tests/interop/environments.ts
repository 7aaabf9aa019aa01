import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { cacheFolder, pythonFolder, root } from './folders.ts';
import { runProcess } from './run-process.ts';

/** A virtual environment of Python packages. */
export interface Environment {
  readonly folder: string;
  /** What is asked for, and the exact versions that were resolved from it. */
  readonly requirements: string;
  readonly lock: string;
}

const environment = (name: string, requirements: string, from = pythonFolder): Environment => ({
  folder: join(cacheFolder, name),
  requirements: join(from, `${requirements}.in`),
  lock: join(from, `${requirements}.txt`),
});

/** The clients, but for Airflow: its pins would hold back the versions of the others. */
export const clientsEnvironment = environment('interop-venv', 'requirements');
export const airflowEnvironment = environment('interop-airflow', 'requirements-airflow');
/** DataHub's server for agents, which needs much that the other clients do not. */
export const agentsEnvironment = environment('interop-agents', 'requirements-agents');
/** What agents are given to work with, which pins an older client. */
export const agentContextEnvironment = environment('interop-agent-context', 'requirements-agent-context');
/** What the sources of files and of Iceberg tables are tested against. */
export const lakeEnvironment = environment('interop-lake', 'requirements-lake');
/** OpenLineage's clients: its own, and those of dbt and Spark. Its provider for Airflow is installed with Airflow. */
export const openLineageEnvironment = environment('interop-openlineage', 'requirements-openlineage');
/** DataHub's framework for actions, which pins much that the clients do not need. */
export const actionsEnvironment = environment('interop-actions', 'requirements-actions');
/** DataHub's sources that have a counterpart of the project's own, with what each needs. */
export const sourcesEnvironment = environment('interop-sources', 'requirements-sources');
/** The checkers of the image, the compose files and the chart, and the schemas that they need. */
export const deployEnvironment = environment('interop-deploy', 'requirements-deploy');
export const environments = [
  clientsEnvironment,
  airflowEnvironment,
  agentsEnvironment,
  agentContextEnvironment,
  lakeEnvironment,
  openLineageEnvironment,
  actionsEnvironment,
  sourcesEnvironment,
  deployEnvironment,
];
/** What the project's own Python package is built, checked and tested with. */
export const packageEnvironment = environment(
  'python-package-venv',
  'requirements-dev',
  join(root, 'python'),
);

/** The oldest Python that the client supports. */
const oldestPython = [3, 10] as const;
/** Installs in seconds what takes pip minutes. */
const uvVersion = '0.13.9';

/** What an environment was made from. */
interface Made {
  readonly lock: string;
  readonly python: string;
}

export interface Python {
  readonly command: string;
  readonly version: string;
}

/** A Python 3 that can run the clients, or the sentence that says why there is none. */
export async function findPython(): Promise<Python | { readonly missing: string }> {
  const script = 'import platform; print(platform.python_version())';
  for (const command of ['python3', 'python']) {
    // Not found and not able to start come to the same: the next name is tried.
    const answer = await runProcess(command, ['-c', script]).catch(() => undefined);
    if (answer?.code !== 0) continue;
    const version = answer.stdout.trim();
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major === oldestPython[0] && minor >= oldestPython[1]) return { command, version };
    return { missing: `Python ${oldestPython.join('.')} or newer is needed, and ${command} is ${version}.` };
  }
  return { missing: 'Python 3 is not installed.' };
}

/** Creates each virtual environment from its lock file, unless it is up to date. Default: those of the clients. */
export async function ensureEnvironments(
  python: Python,
  log: (line: string) => void,
  wantedEnvironments: readonly Environment[] = environments,
): Promise<void> {
  for (const { folder, lock } of wantedEnvironments) {
    const wanted = { lock: await hashOf(lock), python: python.version } satisfies Made;
    const marker = join(folder, '.made-from.json');
    const made = await readMarker(marker);
    if (made?.lock === wanted.lock && made.python === wanted.python) continue;
    log(`Installing the packages of ${relative(root, lock)} (half a minute) …`);
    await rm(folder, { recursive: true, force: true });
    await uv(python, ['venv', '--quiet', '--no-project', '--python', python.command, folder]);
    const inside = join(folder, 'bin/python');
    await uv(python, ['pip', 'sync', '--quiet', '--compile-bytecode', '--python', inside, lock]);
    await writeFile(marker, JSON.stringify(wanted));
  }
}

/** Resolves the newest versions of all clients into the lock files. */
export async function updateLocks(python: Python): Promise<void> {
  for (const { requirements, lock } of [...environments, packageEnvironment]) {
    const options = ['--quiet', '--universal', '--upgrade', '--no-annotate', '--python-version', '3.10'];
    const named = ['--custom-compile-command', 'npm run interop -- --update-clients'];
    await uv(python, ['pip', 'compile', ...options, ...named, '--output-file', lock, requirements]);
  }
}

/** Runs uv, which pip installs into a folder of the project on first use. */
export async function uv(python: Python, args: readonly string[]): Promise<void> {
  const folder = join(cacheFolder, `uv-${uvVersion}`);
  const command = join(folder, 'bin/uv');
  const installed = await runProcess(command, ['--version']).catch(() => undefined);
  if (installed?.code !== 0) {
    await mkdir(cacheFolder, { recursive: true });
    // `npm run interop` and `npm run python` may do this at the same time: the first one puts its folder in place.
    const aside = await mkdtemp(join(cacheFolder, 'uv-installing-'));
    const options = ['--quiet', '--disable-pip-version-check', '--target', aside];
    await must(python.command, ['-m', 'pip', 'install', ...options, `uv==${uvVersion}`]);
    const isFirst = await rename(aside, folder).then(
      () => true,
      () => false,
    );
    if (!isFirst) await rm(aside, { recursive: true, force: true });
  }
  await must(command, args);
}

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

async function readMarker(file: string): Promise<Made | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Made;
  } catch {
    // No environment yet, or one that was not finished: it is created either way.
    return undefined;
  }
}

async function must(command: string, args: readonly string[]): Promise<void> {
  // Certificates of this machine's own are for uv what they are for pip.
  const env = { ...process.env, UV_SYSTEM_CERTS: 'true' };
  const { code, stdout, stderr } = await runProcess(command, args, { env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}\n${stdout}${stderr}`);
}
