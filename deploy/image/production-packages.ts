import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that npm has installed. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** From the root of the checkout, such as `node_modules/pg`; of a package of the workspace, its folder. */
  readonly path: string;
  /** True for a package of the workspace. */
  readonly isOwn: boolean;
  /** SPDX expression, as the package states it. */
  readonly license?: string | undefined;
  /** Hash of its archive, as the lock file has it: `sha512-…`. Those of the workspace have none. */
  readonly integrity?: string | undefined;
  /** The places of the packages that it needs. */
  readonly needs: readonly string[];
}

/** An entry of npm's own note of what it installed, which has the form of a lock file. */
interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * What a package of the workspace needs at run time: itself, its dependencies, and theirs, as Node finds them. What is
 * installed for development only, or for an optional peer, is not among them.
 *
 * npm's `--omit=dev` keeps the optional peers of the contracts' tests, which have a compiler and a bundler behind them.
 *
 * @throws Error when a package that is needed is not installed
 */
export function productionPackages(root: string, name: string): readonly InstalledPackage[] {
  const note = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  const entries: Readonly<Record<string, Entry>> = note.packages;
  const found = new Map<string, InstalledPackage>();

  /** Returns the place of a package, which it adds with what it needs; undefined where it is optional and missing. */
  function visit(wanted: string, from: string, isRequired: boolean): string | undefined {
    const place = findFrom(wanted, from);
    if (place === undefined) {
      if (isRequired) throw new Error(`${from || 'the workspace'} needs ${wanted}, which is not installed.`);
      return undefined;
    }
    const isOwn = entries[place]?.link === true;
    const path = isOwn ? String(entries[place]?.resolved) : place;
    if (found.has(path)) return path;
    const entry: Entry = isOwn ? readManifest(path) : (entries[path] ?? {});
    const { name = wanted, version = '', license, integrity } = entry;
    const needs: string[] = [];
    found.set(path, { name, version, path, isOwn, license, integrity, needs });
    for (const [key, isNeeded] of needsOf(entry)) {
      const needed = visit(key, path, isNeeded);
      if (needed !== undefined) needs.push(needed);
    }
    return path;
  }

  const readManifest = (path: string): Entry =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

  /** The entry that Node finds for a name: in the nearest `node_modules` on the way up. */
  function findFrom(wanted: string, from: string): string | undefined {
    const folders = from === '' ? [] : from.split('/');
    for (let length = folders.length; length >= 0; length--) {
      const place = [...folders.slice(0, length), 'node_modules', wanted].join('/');
      if (place in entries) return place;
    }
    return undefined;
  }

  visit(name, '', true);
  return [...found.values()];
}

/** The names that a package needs, each with whether it must be installed. */
function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Entry): ReadonlyMap<string, boolean> {
  const isOptionalPeer = (name: string) => peerDependenciesMeta?.[name]?.optional === true;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !isOptionalPeer(name));
  const needs = new Map([...Object.keys(dependencies ?? {}), ...peers].map((name) => [name, true]));
  // npm lists these among the dependencies, too.
  for (const name of Object.keys(optionalDependencies ?? {})) needs.set(name, false);
  return needs;
}
