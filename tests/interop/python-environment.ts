import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, environmentFolder, pythonFolder } from './folders.ts';
import { runProcess } from './run-process.ts';

const requirements = join(pythonFolder, 'requirements.txt');
const marker = join(environmentFolder, '.made-from.json');
/** After this time the packages are fetched anew, since a newer client may be out. */
const maxAgeMs = 24 * 60 * 60 * 1000;
/** The oldest Python that the client supports. */
const oldestPython = [3, 10] as const;

/** What an environment was made from, and when. */
interface Made {
  readonly hash: string;
  readonly timeMs: number;
}

/** A Python 3 that can run the client, or the sentence that says why there is none. */
export async function findPython(): Promise<{ readonly command: string } | { readonly missing: string }> {
  const script = 'import sys; print(*sys.version_info[:2])';
  for (const command of ['python3', 'python']) {
    // Not found and not able to start come to the same: the next name is tried.
    const answer = await runProcess(command, ['-c', script]).catch(() => undefined);
    if (answer?.code !== 0) continue;
    const [major = 0, minor = 0] = answer.stdout.trim().split(' ').map(Number);
    if (major === oldestPython[0] && minor >= oldestPython[1]) return { command };
    return {
      missing: `Python ${oldestPython.join('.')} or newer is needed, and ${command} is ${major}.${minor}.`,
    };
  }
  return { missing: 'Python 3 is not installed.' };
}

/** Makes the virtual environment with the client, unless a fresh one is there. */
export async function ensureEnvironment(python: string, say: (line: string) => void): Promise<void> {
  const hash = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  const made = await readMarker();
  if (made?.hash === hash && Date.now() - made.timeMs < maxAgeMs) return;
  say('Fetching the newest acryl-datahub into a virtual environment (about a minute) …');
  await rm(environmentFolder, { recursive: true, force: true });
  await mkdir(cacheFolder, { recursive: true });
  await installInto(environmentFolder, python);
  await writeFile(marker, JSON.stringify({ hash, timeMs: Date.now() } satisfies Made));
}

/** Where Python comes without the means to put pip into an environment (Debian), its own pip installs into it. */
async function installInto(folder: string, python: string): Promise<void> {
  const inside = join(folder, 'bin/python');
  const withPip = (await runProcess(python, ['-m', 'venv', folder])).code === 0;
  if (!withPip) await must(python, ['-m', 'venv', '--clear', '--without-pip', folder]);
  const [command, options] = withPip ? [inside, []] : [python, ['--python', inside]];
  const settings = ['--disable-pip-version-check', '--cache-dir', join(cacheFolder, 'pip'), ...options];
  await must(command, ['-m', 'pip', ...settings, 'install', '--quiet', '--requirement', requirements]);
}

async function readMarker(): Promise<Made | undefined> {
  try {
    return JSON.parse(await readFile(marker, 'utf8')) as Made;
  } catch {
    // No environment yet, or one that was not finished: it is made anew either way.
    return undefined;
  }
}

async function must(command: string, args: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await runProcess(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}\n${stdout}${stderr}`);
}
