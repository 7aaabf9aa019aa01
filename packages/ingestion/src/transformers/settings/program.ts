import { z } from 'zod';
import {
  exportOf,
  importModule,
  isModulePath,
  ModuleError,
  splitModulePath,
} from '../../registry/load-module.ts';

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

/** DataHub's recipes name functions in Python, as `module:function` or `package.module.function`. */
const pythonPath = /^(?<module>[\w.]+)[:.](?<name>\w+)$/;

function explainPath(text: string): string {
  const { module, name } = pythonPath.exec(text)?.groups ?? {};
  const got = JSON.stringify(text);
  if (module === undefined || /\.[cm]?[jt]s(?::|$)/.test(text))
    return `expected the path of a module, which starts with ./, and the name of an export, such as "./labels.ts:labelsOf", got ${got}`;
  return `${got} is a function in Python, and Colophon calls functions in TypeScript and JavaScript; write it in a module and give its path, such as "./${module.replaceAll('.', '/')}.ts:${name}", or run the recipe with DataHub's package`;
}

/**
 * Imports a function that a transformer calls, such as with the URN of each entity.
 *
 * @param folder Folder of the recipe, against which the path is resolved.
 * @throws ModuleError if there is no such module or export, or if it is no function.
 */
export async function importFunction<Result>(
  text: string,
  folder: string,
): Promise<(about: string) => Result | Promise<Result>> {
  const { path, name = 'default' } = splitModulePath(text);
  const found = exportOf(await importModule(path, folder), name, path);
  if (typeof found !== 'function') throw new ModuleError(`${name} of ${path} is no function`);
  return found as (about: string) => Result | Promise<Result>;
}
