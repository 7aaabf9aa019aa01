import type { Report } from '../definitions/report.ts';
import type { Sink } from '../definitions/sink.ts';
import type { Recipe } from '../recipe/read-recipe.ts';
import type { DefaultCatalogue } from '../sinks/catalogue-fields.ts';

/** Opens the sink of a recipe; without one, the catalogue of the command line. */
export async function openSink(
  recipe: Recipe,
  report: Report,
  defaultCatalogue: DefaultCatalogue | undefined,
): Promise<Sink> {
  const context = { report, folder: recipe.folder, defaultCatalogue };
  if (recipe.sink) return recipe.sink.definition.open(recipe.sink.config, context);
  const { datahubRest } = await import('../sinks/datahub-rest.ts');
  return datahubRest.open(datahubRest.config.parse({}), context);
}
