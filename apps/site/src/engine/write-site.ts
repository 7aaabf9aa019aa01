import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { keyOf } from './cache.ts';
import { brotliOf, gzipOf } from './compress.ts';
import type { SiteFile } from './site-file.ts';

/** Markdown is left out: programs ask for it, a page at a time, and it would take as long again as the pages. */
const COMPRESSIBLE: ReadonlySet<string> = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.xml',
]);

/** Smaller than this, a file fits into the first packet as it is. */
const WORTH_COMPRESSING_BYTES = 1_000;

export interface WriteReport {
  /** How many files are new or changed. */
  written: number;
  /** How many files were there and are no longer. */
  removed: number;
}

/**
 * Makes a folder hold these files, and their compressed copies, and nothing else. The cache remembers the hash of each
 * that was written there: what did not change is neither written nor compressed again.
 */
export async function writeSite(
  out: string,
  files: readonly SiteFile[],
  cache: string,
  isOurs: (path: string) => boolean = () => true,
): Promise<WriteReport> {
  const manifest = manifestOf(out, cache);
  await mkdir(out, { recursive: true });
  const present = new Set(await listFiles(out));
  const before = await readManifest(manifest);
  const after: Record<string, string> = {};
  const wanted = new Set<string>();
  const folders = new Set<string>();
  let written = 0;
  for (const file of files) {
    const { path } = file;
    const bytes = Buffer.from(file.content);
    const hash = keyOf(bytes);
    after[path] = hash;
    const isCompressed = isWorthCompressing(path, bytes);
    const copies = isCompressed ? ['', '.br', '.gz'] : [''];
    for (const suffix of copies) wanted.add(path + suffix);
    if (before[path] === hash && copies.every((suffix) => present.has(path + suffix))) continue;
    written += 1;
    const target = join(out, path);
    makeFolder(dirname(target), folders);
    writeFileSync(target, bytes);
    if (!isCompressed) continue;
    writeFileSync(`${target}.br`, brotliOf(bytes));
    writeFileSync(`${target}.gz`, gzipOf(file));
  }
  const stale = [...present].filter((path) => !wanted.has(path) && isOurs(path));
  for (const path of stale) await rm(join(out, path));
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify(after));
  return { written, removed: stale.length };
}

/** A memory for each folder: what was written into one says nothing of another. */
const manifestOf = (out: string, cache: string): string =>
  join(cache, `written-${keyOf(resolve(out)).slice(0, 12)}.json`);

function isWorthCompressing(path: string, bytes: Uint8Array): boolean {
  return COMPRESSIBLE.has(extname(path)) && bytes.length >= WORTH_COMPRESSING_BYTES;
}

function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** A manifest that is missing or cut off means that every file is written. */
async function readManifest(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}
