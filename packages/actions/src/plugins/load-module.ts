import module from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether a `type` is the path of a module: `./my-action.ts`, perhaps with the name of an export behind a colon. */
export const isModulePath = (type: string): boolean => /^\.{0,2}\//.test(type) || isAbsolute(type);

/**
 * The export of your own module that a `type` names: `./my-action.ts` its default one, `./my-action.ts:notify` the one of
 * that name.
 *
 * @throws Error that says why it cannot be loaded.
 */
export async function loadModule(type: string, folder: string): Promise<unknown> {
  const [, path = type, name = 'default'] = /^(.*?\.[cm]?[jt]s)(?::(\w+))?$/.exec(type) ?? [];
  const file = resolve(folder, path);
  registerPackages(folder);
  const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  if (!(name in exports))
    throw new Error(
      `${path} has no export ${name}; it exports ${Object.keys(exports).sort().join(', ') || 'nothing'}`,
    );
  return exports[name];
}

const registered = new Set<string>();

/** Lets modules below a folder import Colophon's packages and zod where they are not installed. */
function registerPackages(folder: string): void {
  // Bun has no such hooks; there the packages must be installed.
  if (registered.has(folder) || typeof module.registerHooks !== 'function') return;
  registered.add(folder);
  const below = pathToFileURL(`${resolve(folder)}/`).href;
  module.registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier === 'zod' || /^@colophon\/(?:sdk|actions)(?:\/|$)/.test(specifier);
      if (!isOurs || !context.parentURL?.startsWith(below)) return next(specifier, context);
      try {
        return next(specifier, context);
      } catch {
        // Not installed there: the copies that run the pipeline.
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
  });
}
