// `npm run python`: checks the Python package, tests it against the real server, builds it, and installs what was built
// into empty environments of the oldest and the newest Python on this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureEnvironments, findPython, packageEnvironment, uv } from '../interop/environments.ts';
import { cacheFolder, root } from '../interop/folders.ts';
import '../support/compile-once.ts';
import '../support/own-temporary-folder.ts';
import '../support/programs-end-with-runner.ts';

const say = (line: string) => console.log(`— ${line}`);

const found = await findPython();
if ('missing' in found) {
  const isRequired = process.env.CI === 'true';
  say(`python: ${isRequired ? 'failed' : 'skipped'}. ${found.missing}`);
  process.exit(isRequired ? 1 : 0);
}
const python = found;

const folder = join(root, 'python');
const distributions = join(cacheFolder, 'python-dist');
const results = join(cacheFolder, 'results');
/** The versions that the package supports. */
const versions = ['3.10', '3.11', '3.12', '3.13', '3.14'];
const inside = (name: string) => join(packageEnvironment.folder, 'bin', name);
const environment = {
  ...process.env,
  COLOPHON_NODE: process.execPath,
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONUTF8: '1',
  NO_PROXY: '*',
  UV_PYTHON_DOWNLOADS: 'never',
};
/** What runs now; nothing of it may outlive this process. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const counts = { numPassedTests: 0, failedSteps: [] as string[], testResults: [] };
/** Arguments are for pytest: then it runs alone. */
const only = process.argv.slice(2);

await mkdir(results, { recursive: true });
try {
  await ensureEnvironments(python, say, [packageEnvironment]);
} catch (error) {
  say(`python: failed. The tools could not be installed. ${(error as Error).message}`);
  process.exit(1);
}
if (only.length > 0) {
  await test('pytest', inside('python'), only, { PYTHONPATH: join(folder, 'src') });
} else {
  await check('ruff check', inside('ruff'), ['check', '.']);
  await check('ruff format', inside('ruff'), ['format', '--check', '.']);
  await check('mypy', inside('mypy'), []);
  const pyright = join(root, 'node_modules/pyright/index.js');
  await check('pyright', process.execPath, [pyright, '--pythonpath', inside('python')]);
  // Most of the time, the tests wait for a server: those of the sources and of each installation run side by side.
  await Promise.all([
    test('pytest', inside('python'), [], { PYTHONPATH: join(folder, 'src') }),
    testDistributions(),
  ]);
}
await writeFile(join(results, 'python.json'), JSON.stringify(counts));
for (const step of counts.failedSteps) say(`${step}: failed`);
process.exitCode = counts.failedSteps.length > 0 ? 1 : 0;

async function testDistributions(): Promise<void> {
  await rm(distributions, { recursive: true, force: true });
  await check('build', inside('python'), ['-m', 'build', '--no-isolation', '--outdir', distributions]);
  const built = (await readdir(distributions).catch(() => [])).map((name) => join(distributions, name));
  await check('twine check', inside('twine'), ['check', '--strict', ...built]);
  const interpreters = await extremes();
  await Promise.all(interpreters.map((interpreter) => testInstalled(interpreter, built)));
}

/** A supported Python that this machine has. */
interface Interpreter {
  readonly version: string;
  /** What uv is told: the version, or a path. */
  readonly name: string;
}

/** The oldest and the newest of them. */
async function extremes(): Promise<Interpreter[]> {
  const there: Interpreter[] = [];
  for (const version of versions) {
    const found = await interpreterFor(version);
    if (found) there.push(found);
  }
  say(`Python on this machine: ${there.map(({ version }) => version).join(', ')}`);
  const [oldest, newest] = [there.at(0), there.at(-1)];
  return [...new Set([oldest, newest])].filter((one) => one !== undefined);
}

/** One on the path, or else one that pyenv keeps. */
async function interpreterFor(version: string): Promise<Interpreter | undefined> {
  const kept = join(process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'), 'versions');
  const names = (await readdir(kept).catch(() => [])).filter((name) => name.startsWith(`${version}.`));
  for (const name of [version, ...names.map((entry) => join(kept, entry, 'bin/python'))]) {
    const trial = join(cacheFolder, 'python-trial');
    // Not there, or not able to start: it is no candidate either way.
    const works = await makeEnvironment(name, trial).then(
      () => true,
      () => false,
    );
    await rm(trial, { recursive: true, force: true });
    if (works) return { version, name };
  }
  return undefined;
}

async function makeEnvironment(name: string, place: string): Promise<void> {
  const trial = spawn(await uvCommand(), ['venv', '--quiet', '--no-project', '--python', name, place], {
    env: environment,
    stdio: 'ignore',
  });
  const [code] = (await once(trial, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`There is no Python ${name}.`);
  // It may be found and be broken, as the shims of a version manager can be.
  const started = spawn(join(place, 'bin/python'), ['-c', 'import ssl, sqlite3'], { stdio: 'ignore' });
  const [status] = (await once(started, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`Python ${name} does not start.`);
}

/** uv was installed with the environments. */
async function uvCommand(): Promise<string> {
  const name = (await readdir(cacheFolder)).find((entry) => /^uv-\d/.test(entry));
  return name === undefined ? 'uv' : join(cacheFolder, name, 'bin/uv');
}

/** Installs the wheel, and what it depends on, into an empty environment, and the source distribution into another. */
async function testInstalled({ version, name }: Interpreter, built: readonly string[]): Promise<void> {
  for (const file of built) {
    const isWheel = file.endsWith('.whl');
    const place = join(cacheFolder, `python-${version}-${isWheel ? 'wheel' : 'source'}`);
    await rm(place, { recursive: true, force: true });
    const title = `Python ${version} with the ${isWheel ? 'wheel' : 'source distribution'}`;
    try {
      await makeEnvironment(name, place);
      const target = ['--python', join(place, 'bin/python')];
      await uv(python, ['pip', 'install', '--quiet', ...target, file]);
    } catch (error) {
      console.log((error as Error).message);
      counts.failedSteps.push(`${title}: install`);
      continue;
    }
    const smoke = join(root, 'tests/python/smoke.py');
    await check(`${title}: smoke test`, join(place, 'bin/python'), [smoke], cacheFolder);
    if (!isWheel) continue;
    const extras = ['pytest', 'trustme', `${file}[kafka]`];
    await uv(python, ['pip', 'install', '--quiet', '--python', join(place, 'bin/python'), ...extras]);
    await test(`${title}: pytest`, join(place, 'bin/python'), ['tests'], {});
  }
}

async function check(
  title: string,
  command: string,
  args: readonly string[],
  cwd = folder,
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(command, args, { cwd, stdio: 'pipe', env: { ...environment, ...env } });
  running.add(child);
  child.stdin.end();
  // A program that cannot be started has failed as well.
  const ended = once(child, 'close').catch((error: Error) => [error.message]);
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  running.delete(child);
  // As a whole, since others run at the same time.
  say(title);
  process.stdout.write(printed.join(''));
  if (typeof code === 'string') console.log(code);
  if (code === 0) counts.numPassedTests++;
  else counts.failedSteps.push(title);
  return code === 0;
}

/** Runs pytest and counts its tests. */
async function test(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const report = join(results, `${title.replaceAll(/\W+/g, '-')}.xml`);
  await rm(report, { force: true });
  const options = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', `--junitxml=${report}`, ...args];
  const passed = await check(title, command, options, folder, env);
  const counted = await readFile(report, 'utf8').catch(() => '');
  const numbers = Object.fromEntries(
    [...counted.matchAll(/\b(tests|failures|errors|skipped)="(\d+)"/g)].map(([, name, count]) => [
      name,
      Number(count),
    ]),
  );
  const { tests = 0, failures = 0, errors = 0, skipped = 0 } = numbers;
  counts.numPassedTests += tests - failures - errors - skipped;
  // A skipped test is one that did not hold.
  if (passed && (tests === 0 || (skipped > 0 && process.env.CI === 'true')))
    counts.failedSteps.push(`${title}: ${skipped} of ${tests} tests were skipped`);
}
