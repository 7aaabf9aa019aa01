import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.ts';
import { readPublicPackages, root } from './workspace.ts';

/** Where the tarballs are put, unless another folder is named. */
export const tarballFolder = join(root, '.cache/packages/tarballs');

/** A package as it is sent to the registry. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** In bytes. */
  readonly unpackedSize: number;
  /** Paths inside the package. */
  readonly files: readonly string[];
}

/** What was packed last into a folder is listed there. */
const listOf = (folder: string): string => join(folder, 'tarballs.json');

/**
 * Builds every package and packs it. A package comes after those that it depends on.
 *
 * @param env what the build is to find in its environment, beside that of this process
 */
export function buildAndPack(
  folder = tarballFolder,
  env: Readonly<Record<string, string>> = {},
): readonly Tarball[] {
  execFileSync(process.execPath, [join(root, 'scripts/build-packages.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = inOrder().map((source) => {
    const printed = npm(['pack', join(root, source, 'dist'), '--json', '--pack-destination', folder]);
    const packed = JSON.parse(printed);
    // Before npm 12 a list, since then an object by name.
    const [{ name, version, filename, size, unpackedSize, files }] = Object.values(packed) as [NpmPack];
    return {
      name,
      version,
      file: join(folder, filename),
      size,
      unpackedSize,
      files: files.map(({ path }) => path),
    };
  });
  writeFileSync(listOf(folder), JSON.stringify(tarballs));
  return tarballs;
}

/** Returns what {@link buildAndPack} has packed before. */
export const readPacked = (folder = tarballFolder): readonly Tarball[] =>
  JSON.parse(readFileSync(listOf(folder), 'utf8'));

interface NpmPack extends Omit<Tarball, 'file' | 'files'> {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** The folders of the packages, dependencies first: whoever installs one while they are published must find the others. */
function inOrder(): readonly string[] {
  const packages = new Map(readPublicPackages().map((one) => [one.manifest.name, one]));
  const folders = new Set<string>();
  const visit = (name: string) => {
    const one = packages.get(name);
    if (!one || folders.has(one.folder)) return;
    const { dependencies, publishConfig } = one.manifest;
    for (const other of Object.keys({ ...dependencies, ...(publishConfig?.optionalDependencies as object) }))
      visit(other);
    folders.add(one.folder);
  };
  for (const name of packages.keys()) visit(name);
  return [...folders];
}
