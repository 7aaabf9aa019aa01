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

/** What creates what a definition defines. */
const method = { source: 'open', transformer: 'create', sink: 'open' } as const;

/**
 * The definition that a module exports: its default export, or the only other one.
 *
 * @throws ModuleError
 */
export async function loadModule<K extends DefinitionKind>(
  kind: K,
  path: string,
  folder: string,
): Promise<DefinitionKinds[K]> {
  const file = path.startsWith('file:') ? new URL(path) : pathToFileURL(resolve(folder, path));
  await access(file).catch(() => {
    throw new ModuleError(`there is no file ${path} beside the recipe`);
  });
  const module: Record<string, unknown> = await import(file.href).catch((error: unknown) => {
    throw new ModuleError(`cannot load ${path}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const found = [module.default, ...Object.values(module)].filter((value) => isDefinition(kind, value));
  const distinct = [...new Set(found)];
  if (module.default !== undefined && isDefinition(kind, module.default))
    return module.default as DefinitionKinds[K];
  if (distinct.length === 1) return distinct[0] as DefinitionKinds[K];
  throw new ModuleError(
    distinct.length === 0
      ? `${path} exports no ${kind}; expected one made by define${kind[0]?.toUpperCase()}${kind.slice(1)}`
      : `${path} exports ${distinct.length} ${kind}s; make one of them the default export`,
  );
}

const isDefinition = (kind: DefinitionKind, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'config' in value &&
  'name' in value &&
  typeof (value as Record<string, unknown>)[method[kind]] === 'function';
