import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file with its size. */
export interface SizedFile {
  /** From the folder that was searched. */
  readonly path: string;
  readonly bytes: number;
}

/** The files below a folder, the largest first. Links are not followed: what they point to has its own place. */
export function filesBySize(folder: string): readonly SizedFile[] {
  const files: SizedFile[] = [];
  const visit = (current: string) => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.push({ path: relative(folder, path), bytes: lstatSync(path).size });
    }
  };
  visit(folder);
  return files.sort((a, b) => b.bytes - a.bytes);
}
