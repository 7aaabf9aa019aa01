import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { SourceError } from '../../definitions/errors.ts';

/** Endings of what Node imports. */
const modulePath = /^(?<path>.+\.[cm]?[jt]s)(?::(?<name>[\p{L}_$][\p{L}\p{N}_$]*))?$/u;
/** A path that says where the file is, rather than the name of a package. */
const isPlace = (path: string): boolean => /^\.{1,2}[\\/]/.test(path) || isAbsolute(path);

/** True for the path of a module of your own, such as `./owners.ts` or `./owners.ts:getOwners`. */
export const isModulePath = (text: string): boolean => isPlace(modulePath.exec(text)?.groups?.path ?? '');

/** A setting with the path of a module and the name of an export: `./owners.ts:getOwners`. */
export const programField = (what: string) =>
  z
    .string()
    .superRefine((text, context) => {
      if (!isModulePath(text)) context.addIssue({ code: 'custom', message: explainPath(text) });
    })
    .describe(
      `Function that returns ${what}: the path of a TypeScript or JavaScript module, relative to the recipe, and the name of an export, such as \`./labels.ts:labelsOf\`. Without a name, the default export.`,
    );

function explainPath(text: string): string {
  const [module = 'program', name = 'main'] = text.split(/[:.](?=[^:.]*$)/);
  if (/^[\w.]+[:.]\w+$/.test(text) && !/\.[cm]?[jt]s$/.test(text))
    return `${JSON.stringify(text)} names a function in Python, and Colophon calls functions in TypeScript and JavaScript; write it in a module and give its path, such as "./${module.replaceAll('.', '/')}.ts:${name}", or run the recipe with DataHub's package`;
  return `expected the path of a module and the name of an export, such as "./labels.ts:labelsOf", got ${JSON.stringify(text)}`;
}

/**
 * Imports what a path names.
 *
 * @param folder Folder of the recipe, against which the path is resolved.
 * @throws SourceError if there is no such module or export, or if the module fails.
 */
export async function importProgram(text: string, folder: string): Promise<unknown> {
  const { path = '', name = 'default' } = modulePath.exec(text)?.groups ?? {};
  if (!isPlace(path)) throw new SourceError(explainPath(text));
  const file = resolve(folder, path);
  let module: Readonly<Record<string, unknown>>;
  try {
    module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    const isMissing =
      (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' && String(error).includes(file);
    const message = error instanceof Error ? error.message : String(error);
    throw new SourceError(
      isMissing
        ? `There is no module ${path} in ${folder}.`
        : `The module ${path} cannot be loaded: ${message}`,
      { cause: error },
    );
  }
  // What other modules export is not theirs: `toString` is no export.
  if (!Object.hasOwn(module, name))
    throw new SourceError(
      `${path} has no ${name === 'default' ? 'default export' : `export ${name}`}; it exports ${exportsOf(module)}.`,
    );
  return module[name];
}

const exportsOf = (module: object): string => Object.keys(module).join(', ') || 'nothing';

/**
 * Imports a function that a transformer calls with the URN of an entity, or the path of a field.
 *
 * @throws SourceError as {@link importProgram}, and if the export is no function.
 */
export async function importFunction<Result>(
  text: string,
  folder: string,
): Promise<(about: string) => Result | Promise<Result>> {
  const found = await importProgram(text, folder);
  if (typeof found !== 'function')
    throw new SourceError(`${text} is no function: it is ${found === null ? 'null' : typeof found}.`);
  return found as (about: string) => Result | Promise<Result>;
}
