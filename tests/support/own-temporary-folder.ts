import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run a temporary folder of its own, which goes with it: whatever a test, a browser or a client of somebody else
 * leaves there. A run that was killed cannot remove it, so the next one does.
 */
const named = (pid: number | string): string => `colophon-run-${pid}-`;
const parent = tmpdir();

if (!parent.includes(named(process.pid))) {
  for (const name of readdirSync(parent)) {
    const pid = /^colophon-run-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, named(process.pid)));
  // PostgreSQL doesn't run as root: started by root, it runs as a user that must reach its files below.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Unless somebody else ends the run, such as Vitest on Ctrl-C.
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
    });
}

function remove(folder: string): void {
  try {
    // Programs that end with the run may write until they notice.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch {
    // The next run tries again.
  }
}

function isRunning(pid: number): boolean {
  try {
    // Sends nothing.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
