import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Folder of the Python environments: `COLOPHON_PYTHON_CACHE`, or `colophon/python` below `XDG_CACHE_HOME` or `~/.cache`.
 */
export const defaultCacheFolder = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  env.COLOPHON_PYTHON_CACHE?.trim() ||
  join(env.XDG_CACHE_HOME?.trim() || join(homedir(), '.cache'), 'colophon', 'python');
