import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Where the servers keep their files: inside the project, which lies on a disk. The system's temporary folder is
 * memory on many machines, and there a sync costs nothing.
 */
const cacheFolder = fileURLToPath(new URL('../../.cache/bench', import.meta.url));

export async function ensureCacheFolder(): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  return cacheFolder;
}
