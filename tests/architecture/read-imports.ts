import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';

export const root = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  /** What stands behind `from`, in `import()` and in types, as written. */
  readonly imports: readonly string[];
}

/** Every TypeScript file of the repository, as the compiler reads it. */
export function readSourceFiles(): readonly SourceFile[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The compiler found no project');
    return project.rootFiles.map((fileName) => {
      const file = project.program.getSourceFile(fileName);
      if (!file) throw new Error(`The compiler has not read ${fileName}`);
      const imports = file.imports.map((node) => ('text' in node ? String(node.text) : ''));
      return { path: relative(root, fileName), imports };
    });
  } finally {
    api.close();
  }
}

export interface Package {
  /** Name in an import: `@colophon/schema`. */
  readonly name: string;
  /** Folder from the root: `packages/schema`. */
  readonly folder: string;
  /** Files that others may import, from the root. */
  readonly exported: readonly string[];
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** A package of the workspace, by its `package.json`; of the repository itself when no folder is named. */
export function readPackage(folder = ''): Package {
  const json = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Record<string, string>;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  return {
    name: json.name,
    folder,
    exported: Object.values(json.exports ?? {}).map((path) => join(folder, path)),
    dependencies: Object.keys({ ...json.dependencies, ...json.peerDependencies }),
    devDependencies: Object.keys(json.devDependencies ?? {}),
  };
}

/** The folders below one that are packages: `packages/schema`. */
export const packageFolders = (parent: string): readonly string[] =>
  readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

export const isRelative = (specifier: string): boolean => specifier.startsWith('.');
export const isNode = (specifier: string): boolean => specifier.startsWith('node:');

/** `hono/etag` is of `hono`, `@hono/node-server/serve-static` of `@hono/node-server`, `astro:content` of `astro`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split(/[/:]/)
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a relative import leads, from the root. */
export const target = (file: SourceFile, specifier: string): string =>
  relative(root, resolve(root, dirname(file.path), specifier));
