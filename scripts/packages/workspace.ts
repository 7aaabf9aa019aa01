import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The part of a `package.json` that the scripts read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly private?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly browser?: Readonly<Record<string, string | false>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** A package of the workspace. */
export interface WorkspacePackage {
  /** From the root: `packages/sdk`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The packages that are published: those below `packages`, and the Node that the command falls back on. */
export const readPublicPackages = (): readonly WorkspacePackage[] =>
  [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'scripts/runtime']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !manifest.private);
