import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { moduleUrls } from './module-urls.ts';
import { isSource } from './published-manifest.ts';
import { root, type WorkspacePackage } from './workspace.ts';

/** Where the compiler writes; `dist/` of each package is made from it. */
export const compiledFolder = join(root, '.cache/packages/compiled');

/**
 * Compiles what the entry points of all packages reach, in one run of the compiler, since each would read the sources of
 * the others otherwise. Tests and what only they use are not reached.
 */
export function compile(packages: readonly WorkspacePackage[]): void {
  rmSync(compiledFolder, { recursive: true, force: true });
  const config = join(dirname(compiledFolder), 'tsconfig.json');
  mkdirSync(dirname(config), { recursive: true });
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // What the oldest supported Node knows: `await using` becomes what it stands for.
      target: 'es2023',
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'packages'),
      outDir: compiledFolder,
      // By default they are looked for next to this file.
      typeRoots: [join(root, 'node_modules/@types')],
      // What is found through `node_modules` counts as a library, and nothing is emitted for it.
      paths: Object.fromEntries(packages.flatMap(sourcePaths)),
    },
    include: [],
    files: packages.flatMap(entryPoints),
  };
  writeFileSync(config, JSON.stringify(options));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '--project', config], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages do not compile; the compiler has printed why.');
}

/** The files of a package that others load: its exports, and what its modules start as workers or load by a URL. */
function entryPoints({ folder, manifest }: WorkspacePackage): string[] {
  const base = join(root, folder);
  const exported = Object.values(manifest.exports ?? {}).map((path) => join(base, path));
  const named = shippedModules(base).flatMap((file) =>
    moduleUrls(readFileSync(file, 'utf8')).map((path) => resolve(dirname(file), path)),
  );
  const inside = [...exported, ...named].filter((path) => isSource(path) && path.startsWith(`${base}/`));
  const missing = inside.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`${folder} names ${missing}, which does not exist.`);
  return [...new Set(inside)];
}

/** Where the sources of each entry point are: `@colophon/sdk/errors` is `packages/sdk/src/errors.ts`. */
const sourcePaths = ({ folder, manifest }: WorkspacePackage): [string, string[]][] =>
  Object.entries(manifest.exports ?? {}).map(([entry, path]) => [
    join(manifest.name, entry),
    [join(root, folder, path)],
  ]);

/** The modules of a package that may be published: all but tests and what is there for them. */
const shippedModules = (base: string): string[] =>
  globSync(['src/**/*.ts', 'src/**/*.tsx', 'bin/*.mjs'], { cwd: base })
    .filter((path) => !/\.test\.tsx?$|(^|\/)testing\//.test(path))
    .map((path) => join(base, path));
