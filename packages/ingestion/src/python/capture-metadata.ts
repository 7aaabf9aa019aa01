import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForeignRecipe, parseRecipe, type Recipe } from '../recipe/read-recipe.ts';
import { statefulSettings } from '../state/stateful-settings.ts';
import { findConnector } from './connectors/read-connectors.ts';
import type { RecipeInput } from './prepare-recipe.ts';
import { type ForeignOptions, type ForeignRunResult, runForeignRecipe } from './run-foreign-recipe.ts';

/**
 * Lets DataHub's package read the source of a recipe and apply its transformers, and keeps what comes of it in a file, which
 * is removed when `use` has ended. Nothing is written to the catalogue. The state of earlier runs is only read, so that a plan
 * knows what is gone; unless the package has failed or read a part, since what it did not find may still exist.
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
    const { sink, source } = recipe.raw as RecipeInput;
    const isWhole = run.status === 'SUCCESS' && options.maxRecords === undefined;
    const stateful_ingestion = isWhole ? statefulSettings(source.config) : undefined;
    const { pipeline_name } = recipe.settings;
    const captured = await parseRecipe(
      JSON.stringify({
        source: { type: 'file', config: { path, stateful_ingestion } },
        ...(sink && { sink }),
        ...(stateful_ingestion && { pipeline_name }),
      }),
      { file: recipe.file, folder: recipe.folder, redactor: recipe.redactor },
    );
    if (captured.kind === 'foreign') throw new TypeError('The source file is built in.');
    return await use({ ...captured, packagePlatforms: await platformsOf(recipe.type, source.config) }, run);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names that the package may give the state of a connector: by its platform, which some connectors read from the recipe. */
async function platformsOf(type: string, config: unknown): Promise<readonly string[]> {
  const { platform } = (config ?? {}) as { readonly platform?: unknown };
  const own = (await findConnector(type))?.platform;
  return [
    ...(typeof platform === 'string' ? [platform] : []),
    ...(own === undefined ? [] : [own]),
    type,
    'default',
  ];
}

/** The recipe with a file for a sink, and without what would be written to the catalogue beside it. */
function intoFile({ reporting: _, ...recipe }: RecipeInput, filename: string): RecipeInput {
  const { stateful_ingestion: __, ...config } = (recipe.source.config ?? {}) as Record<string, unknown>;
  return { ...recipe, source: { ...recipe.source, config }, sink: { type: 'file', config: { filename } } };
}
