import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForeignRecipe, parseRecipe, type Recipe } from '../recipe/read-recipe.ts';
import type { RecipeInput } from './prepare-recipe.ts';
import { type ForeignOptions, type ForeignRunResult, runForeignRecipe } from './run-foreign-recipe.ts';

/**
 * Lets DataHub's package read the source of a recipe and apply its transformers, and keeps what comes of it in a file, which
 * is removed when `use` has ended. Nothing is written to the catalogue. State is left alone: nothing counts as gone.
 *
 * @param use Receives a recipe that reads the file and writes to the sink of the given one, and the run of the package.
 * @throws RecipeError if DataHub's package has no such source, or there is no such sink here.
 * @throws PythonError if Python is missing or the packages cannot be installed.
 */
export async function withCapturedMetadata<T>(
  recipe: ForeignRecipe,
  options: ForeignOptions,
  use: (captured: Recipe, run: ForeignRunResult) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-captured-'));
  try {
    const path = join(folder, 'metadata.json');
    const run = await runForeignRecipe(
      { ...recipe, raw: intoFile(recipe.raw as RecipeInput, path) },
      options,
    );
    const { sink } = recipe.raw as RecipeInput;
    const captured = await parseRecipe(
      JSON.stringify({ source: { type: 'file', config: { path } }, ...(sink && { sink }) }),
      { file: recipe.file, folder: recipe.folder, redactor: recipe.redactor },
    );
    if (captured.kind === 'foreign') throw new TypeError('The source file is built in.');
    return await use(captured, run);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The recipe with a file for a sink, and without what would be written to the catalogue beside it. */
function intoFile({ reporting: _, ...recipe }: RecipeInput, filename: string): RecipeInput {
  const { stateful_ingestion: __, ...config } = (recipe.source.config ?? {}) as Record<string, unknown>;
  return { ...recipe, source: { ...recipe.source, config }, sink: { type: 'file', config: { filename } } };
}
