import { loadRecipeText } from '../recipe/load-text.ts';
import { parseRecipeText } from '../recipe/parse-document.ts';
import type { ForeignRecipe } from '../recipe/read-recipe.ts';
import type { RecipeProblem } from '../recipe/recipe-error.ts';
import { checkConnectorConfig } from './connectors/check-config.ts';
import { findConnector } from './connectors/read-connectors.ts';

/** What is wrong with a recipe for DataHub's package. */
export interface ForeignProblems {
  /** These fail in the package, too. */
  readonly errors: readonly RecipeProblem[];
  /** These may. */
  readonly warnings: readonly RecipeProblem[];
}

/** Checks a recipe of one of DataHub's connectors, without Python. A source that nobody has is an error. */
export async function checkForeignRecipe(recipe: ForeignRecipe): Promise<ForeignProblems> {
  const { type, settings, problem, file } = recipe;
  if (!(await findConnector(type))) return { errors: [problem], warnings: [] };
  // Without the file, such as for a recipe from standard input, problems have no lines.
  const text = await loadRecipeText(file).catch(() => JSON.stringify(recipe.raw));
  const document = parseRecipeText(file, text);
  const found = (await checkConnectorConfig(type, settings.source.config)).map(
    ({ path, message, isKey, severity }) => ({
      severity,
      problem: document.problemAt(['source', 'config', ...path], message, isKey),
    }),
  );
  const of = (wanted: string) =>
    found.filter(({ severity }) => severity === wanted).map((one) => one.problem);
  return { errors: of('error'), warnings: of('warning') };
}
