import type { ForeignRecipe, Recipe } from '@colophon/ingestion';
import type { ForeignRunResult } from '@colophon/ingestion/python';
import type { IngestSettings, PackageSettings } from './ingest-settings.ts';
import { invalid, loadAnyRecipe } from './load-recipe.ts';

/** What a command does with a recipe; for one whose source DataHub's package has read already, with the run that did. */
type Use<T> = (recipe: Recipe, run?: ForeignRunResult) => Promise<T>;

interface CaptureSettings extends IngestSettings, PackageSettings {
  /** Records that DataHub's package reads. Default: all. */
  readonly maxRecords?: number;
}

/**
 * Reads a recipe for a command that needs its metadata and writes none. Where only DataHub's package has the source, that
 * reads it first.
 */
export async function withRecipe<T>(settings: CaptureSettings, use: Use<T>): Promise<T> {
  const recipe = await loadAnyRecipe(settings.config);
  return recipe.kind === 'recipe' ? use(recipe) : withForeign(recipe, settings, use);
}

async function withForeign<T>(
  recipe: ForeignRecipe,
  { maxRecords, ...settings }: CaptureSettings,
  use: Use<T>,
): Promise<T> {
  const [{ RecipeError }, { withCapturedMetadata }, { withPackage }] = await Promise.all([
    import('@colophon/ingestion'),
    import('@colophon/ingestion/python'),
    import('./run-foreign.ts'),
  ]);
  try {
    return await withPackage(settings, (options) =>
      withCapturedMetadata(recipe, { ...options, maxRecords }, use),
    );
  } catch (error) {
    throw error instanceof RecipeError ? invalid(error) : error;
  }
}
