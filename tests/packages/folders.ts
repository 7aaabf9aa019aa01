import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The versions of Node that the packages support, each with its path; those that npm has no package of are left out. */
export const nodeVersions = [20, 22, 24, 26] as const;

/** Where npm puts a version of Node, installed with `tests/packages/runtimes`. */
export const nodePath = (version: number): string =>
  join(
    import.meta.dirname,
    `runtimes/node_modules/node-${version}-${process.platform}-${process.arch}/bin/node`,
  );
