import { sinks } from '../sinks/index.ts';
import { sources } from '../sources/index.ts';
import { transformers } from '../transformers/index.ts';
import type { DefinitionKind, DefinitionKinds } from './definition-kinds.ts';
import { isModulePath, loadModule } from './load-module.ts';

type Registry<D> = Readonly<Record<string, () => Promise<D>>>;

const registries: { readonly [K in DefinitionKind]: Registry<DefinitionKinds[K]> } = {
  source: sources,
  transformer: transformers,
  sink: sinks,
};

/** The built-in types of a kind, without aliases. */
export const typesOf = (kind: DefinitionKind): string[] => Object.keys(registries[kind]).toSorted();

/** Every built-in definition of a kind. This loads all drivers: for schemas and pages. */
export async function loadDefinitions<K extends DefinitionKind>(kind: K): Promise<DefinitionKinds[K][]> {
  const registry: Registry<DefinitionKinds[K]> = registries[kind] as Registry<DefinitionKinds[K]>;
  return Promise.all(
    Object.keys(registry).map((name) => (registry[name] as () => Promise<DefinitionKinds[K]>)()),
  );
}

/**
 * The definition that a `type` names: a built-in one, by name or alias, or the module at a path that starts with `./`,
 * `../` or `/`. Undefined if the type is unknown.
 *
 * @param folder Folder of the recipe, against which a path is resolved.
 * @throws ModuleError if the module cannot be loaded or has no definition.
 */
export async function findDefinition<K extends DefinitionKind>(
  kind: K,
  type: string,
  folder: string,
): Promise<DefinitionKinds[K] | undefined> {
  if (isModulePath(type)) return loadModule(kind, type, folder);
  const registry = registries[kind] as Registry<DefinitionKinds[K]>;
  if (Object.hasOwn(registry, type)) return registry[type]?.();
  // Only the definitions know their aliases. Loading all of them is for the few that are not found by name.
  const all = await loadDefinitions(kind);
  return all.find((definition) => 'aliases' in definition && definition.aliases?.includes(type));
}
