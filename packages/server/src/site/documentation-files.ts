import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentationFiles } from '@colophon/mcp';

/** The files of the built site, for the tools that search and read the documentation. */
export const documentationFiles = (folder: string): DocumentationFiles => ({
  async read(path) {
    try {
      return await readFile(join(folder, path), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  },
});
