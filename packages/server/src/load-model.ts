import { readdirSync } from 'node:fs';
import module from 'node:module';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registry } from '@colophon/model';
import { type Aspect, type Entity, type Extension, extendRegistry, type Registry } from '@colophon/schema';
import { ConfigurationError } from './configuration-error.ts';

const extensions: ReadonlySet<string> = new Set(['.ts', '.mts', '.js', '.mjs']);

/**
 * The built-in model with the definitions of a folder: modules that export entities, and extensions of entities.
 * They import the modelling language as `@colophon/schema` wherever the folder is.
 *
 * @throws ConfigurationError that names the file when a definition cannot be loaded; SchemaError when it does not fit.
 */
export async function loadModel(folder: string | undefined): Promise<Registry> {
  if (folder === undefined) return registry;
  const path = resolve(folder);
  registerModelResolver(path);
  const entities: Entity[] = [];
  const extensionList: Extension[] = [];
  const carried = new Set<Aspect>();
  const loose: { file: string; aspect: Aspect }[] = [];
  for (const file of filesOf(path)) {
    for (const value of Object.values(await load(join(path, file)))) {
      if (isEntity(value)) entities.push(value);
      else if (isExtension(value)) extensionList.push(value);
      else if (isAspect(value)) loose.push({ file, aspect: value });
    }
  }
  for (const { aspects } of [...entities, ...extensionList])
    for (const aspect of aspects) carried.add(aspect);
  for (const { key } of entities) carried.add(key);
  for (const { file, aspect } of loose) {
    if (!carried.has(aspect)) {
      throw new ConfigurationError(
        `${join(path, file)}: no entity has the aspect ${aspect.name}. For example, export extend('dataset', ${aspect.name}).`,
      );
    }
  }
  return extendRegistry(registry, entities, extensionList);
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((name) => extensions.has(extname(name)))
      .sort();
  } catch (error) {
    throw new ConfigurationError(`the model folder ${path} cannot be read: ${(error as Error).message}`);
  }
}

async function load(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    throw new ConfigurationError(`${file} cannot be loaded: ${(error as Error).message}`);
  }
}

/** Lets modules below the folder import Colophon's packages, which are not installed there. */
function registerModelResolver(folder: string): void {
  // Bun has no such hooks, and would not load this file if they were imported by name.
  if (typeof module.registerHooks !== 'function')
    throw new ConfigurationError('definitions of your own are loaded by Node and Deno alone.');
  const below = pathToFileURL(`${folder}/`).href;
  module.registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier === '@colophon/schema' || specifier === '@colophon/model';
      if (isOurs && context.parentURL?.startsWith(below))
        return next(specifier, { ...context, parentURL: import.meta.url });
      return next(specifier, context);
    },
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAspect = (value: unknown): value is Aspect => isObject(value) && 'record' in value && 'kind' in value;
const isEntity = (value: unknown): value is Entity => isObject(value) && 'key' in value && 'aspects' in value;
const isExtension = (value: unknown): value is Extension =>
  isObject(value) && 'extends' in value && 'aspects' in value;
