import { mkdir, mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  environmentsFolder,
  listEnvironments,
  readMarker,
  trimEnvironments,
  useEnvironment,
  writeMarker,
} from './environment-cache.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'environments-'));
});
afterEach(() => rm(cache, { recursive: true }));

/** An environment as an installation leaves it. */
async function make(key: string, bytes: number, usedAt: number, python = process.execPath): Promise<string> {
  const folder = join(environmentsFolder(cache), key);
  await mkdir(join(folder, 'bin'), { recursive: true });
  await symlink(python, join(folder, 'bin/python'));
  await writeMarker(folder, { requirements: [key], python: '3.11.7', bytes });
  await utimes(join(folder, '.colophon-complete.json'), usedAt, usedAt);
  return folder;
}
const keys = async () => (await readdir(environmentsFolder(cache))).toSorted();

describe('the cache of environments', () => {
  it('takes no environment for one that was left half-way', async () => {
    const folder = join(environmentsFolder(cache), 'half');
    await mkdir(join(folder, 'bin'), { recursive: true });
    await symlink(process.execPath, join(folder, 'bin/python'));
    expect(await readMarker(folder)).toBeUndefined();
  });

  it('takes no environment for one whose Python was uninstalled', async () => {
    const folder = await make('orphan', 1, 1, join(cache, 'gone'));
    expect(await readMarker(folder)).toBeUndefined();
  });

  it('removes what was not used for longest until the rest is within the limit', async () => {
    await make('newest', 40, 300);
    await make('oldest', 40, 100);
    await make('middle', 40, 200);
    expect(await trimEnvironments(cache, 80, 'newest')).toEqual(['oldest']);
    expect(await keys()).toEqual(['middle', 'newest']);
  });

  it('keeps what was just made and what is in use', async () => {
    const used = await make('used', 40, 100);
    await make('made', 40, 200);
    const release = await useEnvironment(used);
    expect(await trimEnvironments(cache, 0, 'made')).toEqual([]);
    await release();
    expect(await trimEnvironments(cache, 0, 'made')).toEqual(['used']);
  });

  it('notes the use of an environment', async () => {
    const folder = await make('first', 1, 100);
    await make('second', 1, 200);
    await (await useEnvironment(folder))();
    expect((await listEnvironments(cache)).map(({ key }) => key)).toEqual(['second', 'first']);
  });
});
