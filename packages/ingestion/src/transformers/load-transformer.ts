import { SourceError } from '../definitions/errors.ts';
import type { TransformerDefinition } from '../definitions/transformer.ts';
import { transformers } from './index.ts';
import { importProgram, isModulePath } from './settings/program.ts';

/** True for a `type` that names a transformer of this package, or a module of your own. */
export const isTransformerType = (type: string): boolean =>
  Object.hasOwn(transformers, type) || isModulePath(type);

/**
 * Loads the transformer that a recipe names by its `type`: one of this package, or the path of a module of your own, relative
 * to the recipe, with the name of an export unless it is the default: `./mask-emails.ts:maskEmails`.
 *
 * @param folder Folder of the recipe.
 * @throws SourceError if there is none, or if the export is not the definition of a transformer.
 */
export async function loadTransformer(type: string, folder: string): Promise<TransformerDefinition> {
  const own = Object.hasOwn(transformers, type) ? transformers[type] : undefined;
  if (own) return own();
  if (!isModulePath(type))
    throw new SourceError(
      `There is no transformer ${JSON.stringify(type)}. Expected the name of one, or the path of a module, such as "./my-transformer.ts".`,
    );
  const found = await importProgram(type, folder);
  if (isDefinition(found)) return found;
  throw new SourceError(`${type} is not the definition of a transformer.`, {
    remedy: 'Export the result of defineTransformer, with name, description, config and create.',
  });
}

const isDefinition = (value: unknown): value is TransformerDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'config' in value &&
  typeof (value.config as { safeParse?: unknown } | undefined)?.safeParse === 'function' &&
  'create' in value &&
  typeof value.create === 'function';
