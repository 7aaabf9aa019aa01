import { access, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'below', '.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** No process has this id: it is above the limit of every system. */
const goneProcess = 2 ** 31 - 1;
const leaveBehind = async (owner: object) => {
  await withLock(path, async () => {});
  await writeFile(path, JSON.stringify(owner));
};

describe('withLock', () => {
  it('lets one work at a time', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++working);
      await new Promise((resolve) => setImmediate(resolve));
      working--;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(path, work, { pollMs: 1 })));
    expect(most).toBe(1);
    expect(await readdir(join(folder, 'below'))).toEqual([]);
  });

  it('says once for whom it waits', async () => {
    const waits: string[] = [];
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const first = withLock(path, () => release);
    while ((await access(path).catch(() => 'missing')) === 'missing') await new Promise(setImmediate);
    const second = withLock(path, async () => 'done', {
      pollMs: 1,
      onWait: (owner) => {
        waits.push(owner);
        resolve();
      },
    });
    await first;
    expect(await second).toBe('done');
    expect(waits).toEqual([`process ${process.pid} on ${hostname()}`]);
  });

  it('takes over the lock of a process that is gone', async () => {
    await leaveBehind({ pid: goneProcess, host: hostname(), token: 'x' });
    expect(await withLock(path, async () => 'done', { pollMs: 1 })).toBe('done');
  });

  it('takes over the lock of another machine only when it is old', async () => {
    await leaveBehind({ pid: 1, host: 'elsewhere', token: 'x' });
    const controller = new AbortController();
    const waiting = withLock(path, async () => 'done', {
      pollMs: 1,
      signal: controller.signal,
      onWait: () => controller.abort(),
    });
    await expect(waiting).rejects.toThrow('abort');
    const longAgo = new Date(0);
    await utimes(path, longAgo, longAgo);
    expect(await withLock(path, async () => 'done', { pollMs: 1 })).toBe('done');
  });

  it('is free again after work that failed', async () => {
    const failing = withLock(path, async () => {
      throw new Error('no space');
    });
    await expect(failing).rejects.toThrow('no space');
    expect(await withLock(path, async () => 'done')).toBe('done');
  });
});
