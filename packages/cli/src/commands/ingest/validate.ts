import {
  describeProblem,
  type ForeignRecipe,
  RecipeError,
  type RecipeProblem,
  readRecipe,
} from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import { invalid, loadAnyRecipe } from './load-recipe.ts';

interface ValidateSettings {
  readonly config: string;
  readonly json?: boolean;
}

/** `colophon ingest validate`: everything that is wrong with a recipe. */
export async function validateRecipe({ config, json }: ValidateSettings): Promise<void> {
  if (json) {
    const problems = await problemsOf(config);
    printJson({ file: config, valid: problems.length === 0, problems });
    if (problems.length > 0) throw new CommandError('the recipe is invalid');
    return;
  }
  const recipe = await loadAnyRecipe(config);
  if (recipe.kind === 'foreign') return validateForeign(recipe);
  const { source, transformers, sink } = recipe;
  const parts = [source.type, ...transformers.map(({ type }) => type), sink?.type ?? 'datahub-rest'];
  console.log(`The recipe is valid: ${parts.join(' → ')}`);
}

/** Checks a recipe that DataHub's package runs. What only that may reject is printed, and is no failure. */
async function validateForeign(recipe: ForeignRecipe): Promise<void> {
  const { checkForeignRecipe } = await import('@colophon/ingestion/python');
  const { errors, warnings } = await checkForeignRecipe(recipe);
  for (const warning of warnings)
    console.error(printable(`warning: ${describeProblem(recipe.file, warning)}`));
  if (errors.length > 0) throw invalid(new RecipeError(recipe.file, errors));
  const { transformers, sink } = recipe.settings;
  const parts = [recipe.type, ...(transformers ?? []).map(({ type }) => type), sink?.type ?? 'datahub-rest'];
  console.log(`The recipe is valid: ${parts.join(' → ')}, by DataHub's package`);
}

async function problemsOf(file: string): Promise<readonly RecipeProblem[]> {
  try {
    const recipe = await readRecipe(file);
    if (recipe.kind === 'recipe') return [];
    return (await (await import('@colophon/ingestion/python')).checkForeignRecipe(recipe)).errors;
  } catch (error) {
    if (error instanceof RecipeError) return error.problems;
    throw error;
  }
}
