// What every command of the project needs before it can run: packages, a current Node, a built site. Written for any
// Node from 20 on, and without packages, since none are installed yet when it runs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const appFolder = join(root, 'apps/web/dist');
const siteFolder = join(root, 'apps/site/dist');

/** The oldest Node that can install the packages. */
const oldestNode = 20;
/** The oldest Node that runs the sources as they are: with types stripped, and SQLite inside. */
const oldestRuntime = 24;

/** A failure that the user can fix; only its message is printed. */
export class StartError extends Error {}

export function say(line) {
  console.log(line);
}

/** Ends the process with one sentence for a {@link StartError}, with the whole error for anything else. */
export function fail(error) {
  console.error(error instanceof StartError ? `colophon: ${error.message}` : error);
  process.exit(1);
}

const majorOf = (version) => Number(version.slice(1).split('.')[0]);
const major = majorOf(process.version);

export function requireNode(version = process.version) {
  if (majorOf(version) >= oldestNode) return;
  throw new StartError(`Node ${oldestNode} or newer is needed, and this is ${version}. Install a newer one.`);
}

/**
 * Installs the packages when the lock file has changed since they were installed last. `full` brings the tools of
 * the tests too; without it they are left out.
 */
export async function ensurePackages({ full }) {
  const marker = join(root, 'node_modules/.colophon-installed');
  const hash = hashFiles([join(root, 'package-lock.json')]);
  const installed = readText(marker);
  if (installed === `${hash} full` || (!full && installed === `${hash} run`)) return;
  if (matchesLockfile()) {
    // Somebody ran npm by hand: that is as good.
    writeFileSync(marker, `${hash} full`);
    return;
  }
  say(`Installing packages${full ? ', those of the tests included' : ''} (takes a minute the first time) …`);
  await npmInstall(root, full ? [] : ['--omit=dev']);
  writeFileSync(marker, `${hash} ${full ? 'full' : 'run'}`);
}

/** True when npm's own note of what it installed names every package of the lock file that this machine needs. */
function matchesLockfile() {
  const note = readText(join(root, 'node_modules/.package-lock.json'));
  if (note === undefined) return false;
  const installed = JSON.parse(note).packages;
  const locked = Object.entries(JSON.parse(readText(join(root, 'package-lock.json'))).packages);
  return locked.every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      installed[path]?.version === version,
  );
}

/** Path of a Node that runs the sources: this one, or one from the npm registry when this one is too old. */
export async function ensureRuntime() {
  if (major >= oldestRuntime) return process.execPath;
  const folder = join(root, 'scripts/runtime');
  const marker = join(folder, 'node_modules/.colophon-installed');
  const hash = hashFiles([join(folder, 'package-lock.json')]);
  if (readText(marker) !== hash) {
    say(`Fetching a current Node beside ${process.version} (about 100 MB, once) …`);
    await npmInstall(folder, []);
    writeFileSync(marker, hash);
  }
  return runtimePath(folder);
}

function runtimePath(folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${platform}-${process.arch}`;
  try {
    const require = createRequire(join(folder, 'package.json'));
    const manifest = require.resolve(`${name}/package.json`);
    return join(dirname(manifest), require(manifest).bin.node);
  } catch {
    // Resolution fails for one reason: no such package was installed, as none exists for this kind of machine.
    throw new StartError(
      `There is no packaged Node for ${process.platform} on ${process.arch}. Install Node ${oldestRuntime} or newer.`,
    );
  }
}

/** Builds the application when anything that it is made from has changed, and returns its folder. */
export async function ensureApplication(runtime) {
  const marker = join(appFolder, '.built-from');
  const hash = hashFiles(filesOf([...alwaysInputs, 'apps/web', 'packages/ui', 'scripts/build-app.ts']));
  if (readText(marker) === hash) return appFolder;
  say('Building the application …');
  await run(runtime, [join(root, 'scripts/build-app.ts')], { quiet: true });
  writeFileSync(marker, hash);
  return appFolder;
}

/**
 * Builds the site when anything that it was made from has changed, or the addresses that it is built for, and returns
 * its folder. With a folder of further definitions for the model, it is built apart, with the pages of those.
 */
export async function ensureSite(runtime, model) {
  const folder = model ? join(root, '.cache/site-with-model/dist') : siteFolder;
  const marker = join(folder, '.built-from');
  if (isCurrent(readText(marker), model)) return folder;
  say('Building the documentation site …');
  rmSync(marker, { force: true });
  const list = join(ensureFolder(join(root, '.cache')), `site-inputs-${process.pid}.json`);
  const env = model ? { COLOPHON_MODEL: model } : {};
  const start = Date.now();
  await run(runtime, [join(root, 'scripts/build-site.ts'), '--inputs', list], { quiet: true, env });
  const inputs = [...alwaysInputs, ...JSON.parse(readFileSync(list, 'utf8'))];
  rmSync(list);
  // What was edited meanwhile may be on the pages or not: the next start builds them again.
  if (!changedSince(start, inputs, model))
    writeFileSync(marker, JSON.stringify({ hash: hashOfSite(inputs, model), inputs }));
  return folder;
}

/** What a build depends on without reading it: the version of the project, and of each installed package. */
const alwaysInputs = ['package.json', 'package-lock.json'];

/** @param {string | undefined} built What was noted of the build: its inputs, from the root, and their hash. */
export function isCurrent(built, model) {
  if (built === undefined) return false;
  try {
    const { hash, inputs } = JSON.parse(built);
    return hash === hashOfSite(inputs, model);
  } catch {
    // The note is cut off, or of an older release.
    return false;
  }
}

function hashOfSite(inputs, model) {
  const { COLOPHON_SITE_ORIGIN: origin = '', COLOPHON_REPOSITORY: repository = '' } = process.env;
  return `${hashFiles(filesOf(inputs, model))} ${origin} ${repository}`;
}

const changedSince = (time, inputs, model) =>
  filesOf(inputs, model).some((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs > time);

/** Every file of the inputs, some of which are folders. */
function filesOf(inputs, model) {
  const paths = [...inputs.map((input) => join(root, input)), ...(model ? [model] : [])];
  const files = paths.flatMap((path) =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ? filesBelow(path) : [path],
  );
  return [...new Set(files)];
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  const skipped = new Set(['node_modules', 'dist', '__pycache__']);
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)];
  });
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(existsSync(file) ? readFileSync(file) : 'missing')
      .update('\0');
  return hash.digest('hex');
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function npmInstall(folder, options) {
  // Under `npm start` the very npm that runs us is named; else the one on the path is taken.
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const quick = ['--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  try {
    await run(command, [...first, 'ci', ...quick, ...options], { cwd: folder, quiet: true });
  } catch (error) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/.test(error.message)) {
      throw new StartError(
        'The packages could not be fetched, since this machine does not reach the npm registry. Connect it and start again.',
      );
    }
    if (/EACCES|EROFS|EPERM/.test(error.message)) {
      throw new StartError(
        `The packages could not be installed, since ${folder} cannot be written. Change its permissions and start again.`,
      );
    }
    throw error;
  }
}

/** Runs a command to its end; a quiet one is heard only when it fails. */
export function run(command, args, { cwd = root, quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}\n${output}`));
    });
  });
}

/**
 * Becomes the program: runs it on the given Node with the given options of Node, passes on the signals, and ends as it
 * ends. On this very Node it runs in this process.
 */
export async function become(runtime, script, args, options = []) {
  // The next start finds the sources compiled.
  const compiled = join(root, '.cache/compiled');
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  const isOwn = runtime === process.execPath;
  // A process can't give itself options: where the system can, it starts again in its own place.
  if (isOwn && options.length > 0 && process.execve) {
    process.execve(runtime, [runtime, ...process.execArgv, ...options, script, ...args], env);
  }
  if (isOwn) {
    module.enableCompileCache(compiled);
    process.argv = [process.argv[0], script, ...args];
    await import(script);
    return;
  }
  const child = spawn(runtime, [...options, script, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function ensureFolder(path) {
  mkdirSync(path, { recursive: true });
  return path;
}
