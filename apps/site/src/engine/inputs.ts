import { join, relative, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';

const repository = join(import.meta.dirname, '../../../..');

/**
 * The files of the project that a bundle is made from, as absolute paths. Packages from the registry are left out: the
 * lock file stands for them.
 */
export function inputsOf({ inputs }: Metafile, workingFolder: string): string[] {
  return (
    Object.keys(inputs)
      // What a plugin makes up has the name of its namespace before it, and a constant angle brackets around it.
      .filter((path) => !/^([\w-]+:|<)/.test(path))
      .map((path) => resolve(workingFolder, path))
      .filter(isOfProject)
  );
}

/** True for a file of this repository that nobody has installed or built. */
export const isOfProject = (path: string): boolean =>
  !/^\.\.|(^|\/)(node_modules|\.cache|dist)\//.test(relative(repository, path));

/** The files of the project that a program loads, dynamic imports included. */
export async function inputsOfProgram(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: repository,
    bundle: true,
    write: false,
    outdir: '/unwritten',
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'installed-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@colophon/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return inputsOf(metafile, repository);
}

/** Adds, for each file of a package, what says under which names the package's files are imported. */
export function withManifests(inputs: Iterable<string>): string[] {
  const all = new Set<string>();
  for (const input of inputs) {
    all.add(input);
    const [folder] = /^(packages|apps)\/[^/]+\//.exec(relative(repository, input)) ?? [];
    if (folder) all.add(join(repository, folder, 'package.json'));
  }
  return [...all].sort();
}
