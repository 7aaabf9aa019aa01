import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isNode,
  isRelative,
  type Package,
  packageFolders,
  packageOf,
  readPackage,
  readSourceFiles,
  root,
  type SourceFile,
  target,
} from './read-imports.ts';

/** Which packages each one may import. The arrows point one way. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  model: ['schema'],
  'model-types': [],
  catalogue: ['schema', 'model'],
  auth: ['catalogue'],
  'store-sql': ['auth', 'catalogue'],
  'store-sqlite': ['auth', 'catalogue', 'store-sql'],
  'store-postgres': ['auth', 'catalogue', 'store-sql'],
  wire: ['schema', 'model', 'catalogue'],
  'search-opensearch': ['schema', 'catalogue'],
  'stream-kafka': ['schema', 'catalogue', 'wire', 'sdk'],
  http: ['schema', 'model', 'catalogue', 'auth', 'wire'],
  graphql: ['schema', 'catalogue', 'auth', 'wire', 'http'],
  mcp: ['schema', 'catalogue', 'wire', 'http'],
  sdk: ['schema', 'model-types'],
  sample: ['sdk'],
  ingestion: ['schema', 'model-types', 'sdk'],
  actions: ['schema', 'model-types', 'sdk'],
  openlineage: ['schema', 'catalogue', 'wire', 'http'],
  server: [
    'schema',
    'model',
    'catalogue',
    'auth',
    'store-sql',
    'store-sqlite',
    'store-postgres',
    'search-opensearch',
    'stream-kafka',
    'wire',
    'http',
    'graphql',
    'mcp',
    'openlineage',
    'ingestion',
    'actions',
    'sdk',
  ],
  service: ['schema', 'catalogue', 'wire', 'http', 'store-sqlite', 'server'],
  ui: [],
  cli: [
    'schema',
    'model',
    'catalogue',
    'store-sqlite',
    'http',
    'server',
    'service',
    'sdk',
    'ingestion',
    'actions',
    'sample',
  ],
};

/** The files that may use what only Node has; of the packages that are not named, any. */
const nodeFiles: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  model: [],
  'model-types': [],
  catalogue: [],
  wire: [],
  http: [],
  graphql: [],
  mcp: [],
  sample: [],
  'store-sql': [],
  'store-sqlite': [
    'packages/store-sqlite/src/adapt.ts',
    'packages/store-sqlite/src/backup.ts',
    'packages/store-sqlite/src/connections.ts',
    'packages/store-sqlite/src/database-file.ts',
    'packages/store-sqlite/src/folder-lock.ts',
    'packages/store-sqlite/src/node-database.ts',
    'packages/store-sqlite/src/set-durable.ts',
    'packages/store-sqlite/src/threaded-store.ts',
    'packages/store-sqlite/src/copy/open-copy-source.ts',
    'packages/store-sqlite/src/copy/open-copy-target.ts',
    'packages/store-sqlite/src/identity/open-identity-store.ts',
    'packages/store-sqlite/src/threads/host-thread.ts',
    'packages/store-sqlite/src/threads/port.ts',
    'packages/store-sqlite/src/threads/runner.ts',
    'packages/store-sqlite/src/threads/shared-threads.ts',
  ],
  sdk: ['packages/sdk/src/kafka/client-options.ts', 'packages/sdk/src/transport/node-transport.ts'],
};

const files = readSourceFiles();
const packages = packageFolders('packages').map(readPackage);
const everything = readPackage();
const shortName = ({ folder }: Package): string => folder.replace('packages/', '');
const within = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));

/**
 * Tests, and what is only there for them. They may import any package of the workspace, Node, and the tools that the
 * repository itself depends on, since nobody installs them. What a package exports is no test, wherever it lies.
 */
const isTest = (file: SourceFile, exported: ReadonlySet<string>): boolean =>
  !exported.has(file.path) && (/\.test\.tsx?$/.test(file.path) || file.path.includes('/testing/'));

/** The files that a package exports, with all that they import by relative path. */
function exportedFiles({ exported }: Package): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    const file = byPath.get(path);
    for (const specifier of file?.imports ?? [])
      if (file && isRelative(specifier)) visit(target(file, specifier));
  };
  exported.forEach(visit);
  return reached;
}

function sourcesOf(pkg: Package): readonly SourceFile[] {
  const exported = exportedFiles(pkg);
  return within(pkg.folder).filter((file) => !isTest(file, exported));
}

/** `file: import` for each import of the files that fits. */
const importsOf = (of: readonly SourceFile[], fits: (specifier: string, file: SourceFile) => boolean) =>
  of.flatMap((file) =>
    file.imports
      .filter((specifier) => fits(specifier, file))
      .map((specifier) => `${file.path}: ${specifier}`),
  );

describe('imports', () => {
  it('are read from every package, types and dynamic imports included', () => {
    for (const pkg of packages) expect([pkg.name, sourcesOf(pkg).length > 0]).toEqual([pkg.name, true]);
    const dynamic = files.find(({ path }) => path === 'packages/sdk/src/http-client.ts');
    expect(dynamic?.imports).toContain('./transport/node-transport.ts');
    const types = files.find(({ path }) => path === 'packages/sdk/src/graph-client.ts');
    expect(types?.imports).toContain('@colophon/model-types');
  });

  it('have a rule for every package', () => {
    expect(Object.keys(allowed).sort()).toEqual(packages.map(shortName).sort());
  });

  it.each(packages.map((pkg) => [shortName(pkg), pkg] as const))(
    'of %s point in the allowed direction',
    (name, pkg) => {
      const mayImport = new Set((allowed[name] ?? []).map((other) => `@colophon/${other}`));
      expect(
        importsOf(
          sourcesOf(pkg),
          (specifier) => specifier.startsWith('@colophon/') && !mayImport.has(packageOf(specifier)),
        ),
      ).toEqual([]);
    },
  );

  it('of Node modules are limited to the allowed packages', () => {
    for (const pkg of packages) {
      const mayUseNode = nodeFiles[shortName(pkg)];
      if (!mayUseNode) continue;
      expect(
        importsOf(sourcesOf(pkg), (specifier, { path }) => isNode(specifier) && !mayUseNode.includes(path)),
      ).toEqual([]);
      // A file that needs the exception no longer should lose it.
      const users = sourcesOf(pkg).filter(({ imports }) => imports.some(isNode));
      expect(users.map(({ path }) => path)).toEqual(mayUseNode);
    }
  });

  it('never reach the application from outside it', () => {
    // The samples of requests that it makes are run by the clients that they are for.
    const outside = files.filter(
      ({ path }) => !path.startsWith('apps/web/') && path !== 'tests/interop/app-samples.test.ts',
    );
    expect(
      importsOf(
        outside,
        (specifier, file) =>
          packageOf(specifier) === '@colophon/web' ||
          (isRelative(specifier) && target(file, specifier).startsWith('apps/web/')),
      ),
    ).toEqual([]);
  });

  it('never reach the site from outside it', () => {
    // The scripts build the repository from its parts, the site among them; the tests of its search ask the index in Node,
    // those of the samples read diagrams as the site will, and those of the browser speak with the worker.
    const outside = files.filter(
      ({ path }) => !/^(apps\/site|scripts|tests\/(e2e|search|samples))\//.test(path),
    );
    expect(
      importsOf(
        outside,
        (specifier, file) =>
          packageOf(specifier) === '@colophon/site' ||
          (isRelative(specifier) && target(file, specifier).startsWith('apps/site/')),
      ),
    ).toEqual([]);
  });

  it('reach the built site from tests alone that have it built', () => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const reaches = (path: string, seen = new Set<string>()): boolean => {
      if (path === 'tests/e2e/folders.ts') return true;
      if (seen.has(path)) return false;
      seen.add(path);
      const file = byPath.get(path);
      return file?.imports.filter(isRelative).some((next) => reaches(target(file, next), seen)) ?? false;
    };
    const readers = files.map(({ path }) => path).filter((path) => /\.test\.ts$/.test(path) && reaches(path));
    expect(readers.length).toBeGreaterThan(10);
    expect(readers.filter((path) => !/^tests\/(e2e|search)\//.test(path))).toEqual([]);
  });

  it('never reach into a package by a path: its name is the only way in', () => {
    // The scripts build the repository from its parts; they are of no package themselves.
    const inPackages = files.filter(({ path }) => !path.startsWith('scripts/'));
    expect(
      importsOf(inPackages, (specifier, file) => {
        const [, folder] = isRelative(specifier)
          ? (/^(packages\/[^/]+)\//.exec(target(file, specifier)) ?? [])
          : [];
        return folder !== undefined && !file.path.startsWith(`${folder}/`);
      }),
    ).toEqual([]);
  });
});

/** What a package has to bring for another one, which has it as an optional peer: `@colophon/sdk/kafka` needs an Avro codec. */
const broughtForPeers: Readonly<Record<string, readonly string[]>> = {
  '@colophon/actions': ['avsc'],
  '@colophon/stream-kafka': ['avsc'],
  // Its styles name them.
  '@colophon/ui': ['@fontsource-variable/figtree', '@fontsource/young-serif'],
};

describe('the dependencies of', () => {
  it.each(packages.map((pkg) => [pkg.name, pkg] as const))('%s are what its sources import', (_, pkg) => {
    const imported = new Set(
      sourcesOf(pkg).flatMap(({ imports }) =>
        imports.filter((specifier) => !isRelative(specifier) && !isNode(specifier)).map(packageOf),
      ),
    );
    const expected = [...imported, ...(broughtForPeers[pkg.name] ?? [])];
    expect([...pkg.dependencies].sort()).toEqual(expected.sort());
  });

  it.each(
    [...packages, ...packageFolders('apps').map(readPackage), readPackage('tests'), readPackage('bench')].map(
      (pkg) => [pkg.name, pkg] as const,
    ),
  )('%s, with those of the repository, cover what its tests and tools import', (_, pkg) => {
    const known = new Set([
      ...packages.map(({ name }) => name),
      ...pkg.dependencies,
      ...pkg.devDependencies,
      ...everything.devDependencies,
    ]);
    expect(
      importsOf(
        within(pkg.folder),
        (specifier) => !isRelative(specifier) && !isNode(specifier) && !known.has(packageOf(specifier)),
      ),
    ).toEqual([]);
  });
});

describe('the exports of', () => {
  it.each(packages.map((pkg) => [pkg.name, pkg] as const))('%s are there', (_, { exported }) => {
    expect(exported.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
