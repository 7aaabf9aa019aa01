import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './lock-file.ts';

/** An environment that is complete. */
export interface CachedEnvironment {
  readonly key: string;
  readonly folder: string;
  /** Bytes of its files. */
  readonly bytes: number;
  /** When it was last used, in milliseconds since the epoch. */
  readonly usedAt: number;
}

/** What is noted in an environment when it is complete. */
export interface Marker {
  readonly requirements: readonly string[];
  readonly python: string;
  readonly bytes: number;
}

const markerFile = '.colophon-complete.json';
const usersFolder = '.colophon-users';

/** Folder of the environments in a cache. */
export const environmentsFolder = (cacheFolder: string): string => join(cacheFolder, 'environments');

/** The interpreter of an environment. */
export const interpreterOf = (folder: string): string => join(folder, 'bin', 'python');

/** Notes that everything is installed. It is the last file that is written. */
export const writeMarker = (folder: string, marker: Marker): Promise<void> =>
  writeFile(join(folder, markerFile), JSON.stringify(marker));

/** What an environment has, or undefined if it is missing, incomplete, or its Python is gone. */
export async function readMarker(folder: string): Promise<Marker | undefined> {
  try {
    const marker = JSON.parse(await readFile(join(folder, markerFile), 'utf8')) as Marker;
    await access(interpreterOf(folder));
    return marker;
  } catch {
    return undefined;
  }
}

/** Notes that an environment is used, and by this process until the returned function is called. */
export async function useEnvironment(folder: string): Promise<() => Promise<void>> {
  const now = new Date();
  const users = join(folder, usersFolder);
  const user = join(users, `${process.pid}-${randomUUID()}`);
  await utimes(join(folder, markerFile), now, now);
  await mkdir(users, { recursive: true });
  await writeFile(user, '');
  return () => rm(user, { force: true });
}

/** The environments of a cache, the least recently used first. */
export async function listEnvironments(cacheFolder: string): Promise<CachedEnvironment[]> {
  const parent = environmentsFolder(cacheFolder);
  const names = await readdir(parent).catch(() => []);
  const found = await Promise.all(
    names.map(async (key): Promise<CachedEnvironment | undefined> => {
      const folder = join(parent, key);
      const marker = await readMarker(folder);
      const used = await stat(join(folder, markerFile)).catch(() => undefined);
      return marker && used && { key, folder, bytes: marker.bytes, usedAt: used.mtimeMs };
    }),
  );
  return found.filter((one) => one !== undefined).toSorted((a, b) => a.usedAt - b.usedAt);
}

/**
 * Removes the environments that were not used for longest until the others are within a limit. Those in use remain.
 *
 * @param keep Key of one that remains: the one that has just been made.
 * @returns The keys of those that were removed.
 */
export async function trimEnvironments(
  cacheFolder: string,
  maxBytes: number,
  keep: string,
): Promise<string[]> {
  const environments = await listEnvironments(cacheFolder);
  let bytes = environments.reduce((sum, one) => sum + one.bytes, 0);
  const removed: string[] = [];
  for (const environment of environments) {
    if (bytes <= maxBytes) break;
    if (environment.key === keep || (await isUsed(environment.folder))) continue;
    // Without its marker it is no environment anymore, even if the rest is not removed to its end.
    await rm(join(environment.folder, markerFile), { force: true });
    await rm(environment.folder, { recursive: true, force: true });
    bytes -= environment.bytes;
    removed.push(environment.key);
  }
  return removed;
}

async function isUsed(folder: string): Promise<boolean> {
  const users = await readdir(join(folder, usersFolder)).catch(() => []);
  return users.some((user) => isRunning(Number.parseInt(user, 10)));
}

/** Bytes of all files below a folder. Links are not followed. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
