import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Options of a lock. */
export interface LockOptions {
  readonly signal?: AbortSignal;
  /** Called once if another process has the lock. */
  onWait?(owner: string): void;
  /** Time between two attempts. Default: 250 ms. */
  readonly pollMs?: number;
  /** A lock that nobody has touched for this long was left behind, on another machine as well. Default: a minute. */
  readonly staleMs?: number;
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/**
 * Does work while no other process does the same: a file that exists as long as the work lasts. The lock of a process that was
 * killed is taken over.
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  { signal, onWait, pollMs = 250, staleMs = 60_000 }: LockOptions = {},
): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const owner: Owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  let waiting = false;
  while (!(await create(path, owner))) {
    signal?.throwIfAborted();
    const other = await readOwner(path);
    if (await isStale(path, other, staleMs)) {
      await takeAway(path, other);
      continue;
    }
    if (!waiting) onWait?.(other ? `process ${other.pid} on ${other.host}` : 'another process');
    waiting = true;
    await sleep(pollMs, undefined, signal ? { signal } : {});
  }
  // Tells others that the work goes on, for those that cannot see this process.
  const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), staleMs / 6);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readOwner(path))?.token === owner.token) await rm(path, { force: true });
  }
}

async function create(path: string, owner: Owner): Promise<boolean> {
  // With its contents from the beginning: a lock whose owner is not written yet would look like a broken one.
  const draft = `${path}.${owner.token}`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(JSON.stringify(owner)).finally(() => file.close());
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    // Gone meanwhile, or no lock of ours.
    return undefined;
  }
}

async function isStale(path: string, owner: Owner | undefined, staleMs: number): Promise<boolean> {
  const touched = await stat(path).catch(() => undefined);
  if (!touched) return false;
  if (owner?.host === hostname()) return !isRunning(owner.pid);
  return Date.now() - touched.mtimeMs > staleMs;
}

/** Whether a process of this machine exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the lock of a process that is gone, and only that: another waiting process may have been faster. */
async function takeAway(path: string, owner: Owner | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readOwner(aside))?.token !== owner?.token) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}
