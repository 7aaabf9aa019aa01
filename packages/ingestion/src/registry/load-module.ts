import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DefinitionKind, DefinitionKinds } from './definition-kinds.ts';

/** A module of the recipe's author cannot be used. The message says why. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError';
}

/** True for a `type` that is the path of a module. */
export const isModulePath = (type: string): boolean => /^(?:\.{1,2}\/|\/|file:|[A-Za-z]:[\\/])/.test(type);

/** A path with the name of an export after it: `./owners.ts:getOwners`. */
const withExport = /^(?<path>.+\.[cm]?[jt]s):(?<name>[\p{L}_$][\p{L}\p{N}_$]*)$/u;

/** Takes the name of an export from the end of a path; undefined if there is none. */
export function splitModulePath(text: string): { readonly path: string; readonly name: string | undefined } {
  const { path = text, name } = withExport.exec(text)?.groups ?? {};
  return { path, name };
}

/**
 * Imports a module by its path.
 *
 * @param folder Folder of the recipe, against which the path is resolved.
 * @throws ModuleError
 */
export async function importModule(path: string, folder: string): Promise<Readonly<Record<string, unknown>>> {
  const file = path.startsWith('file:') ? new URL(path) : pathToFileURL(resolve(folder, path));
  await access(file).catch(() => {
    throw new ModuleError(`there is no file ${path} beside the recipe`);
  });
  return import(file.href).catch((error: unknown) => {
    throw new ModuleError(`cannot load ${path}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/**
 * The export of a module with a name.
 *
 * @throws ModuleError that lists what it exports.
 */
export function exportOf(module: Readonly<Record<string, unknown>>, name: string, path: string): unknown {
  if (Object.hasOwn(module, name)) return module[name];
  const what = name === 'default' ? 'no default export' : `no export ${name}`;
  throw new ModuleError(
    `${path} has ${what}; it exports ${Object.keys(module).toSorted().join(', ') || 'nothing'}`,
  );
}

/** What creates what a definition defines. */
const method = { source: 'open', transformer: 'create', sink: 'open' } as const;

/**
 * The definition that a module exports: the one that is named after the path, its default export, or the only other one.
 *
 * @throws ModuleError
 */
export async function loadModule<K extends DefinitionKind>(
  kind: K,
  text: string,
  folder: string,
): Promise<DefinitionKinds[K]> {
  const { path, name } = splitModulePath(text);
  const module = await importModule(path, folder);
  if (name !== undefined) {
    const named = exportOf(module, name, path);
    if (isDefinition(kind, named)) return named as DefinitionKinds[K];
    throw new ModuleError(`${name} of ${path} is no ${kind}; expected one made by ${maker(kind)}`);
  }
  const found = [module.default, ...Object.values(module)].filter((value) => isDefinition(kind, value));
  const distinct = [...new Set(found)];
  if (module.default !== undefined && isDefinition(kind, module.default))
    return module.default as DefinitionKinds[K];
  if (distinct.length === 1) return distinct[0] as DefinitionKinds[K];
  throw new ModuleError(
    distinct.length === 0
      ? `${path} exports no ${kind}; expected one made by ${maker(kind)}`
      : `${path} exports ${distinct.length} ${kind}s; make one of them the default export`,
  );
}

const maker = (kind: DefinitionKind): string => `define${kind[0]?.toUpperCase()}${kind.slice(1)}`;

const isDefinition = (kind: DefinitionKind, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'config' in value &&
  'name' in value &&
  typeof (value as Record<string, unknown>)[method[kind]] === 'function';
