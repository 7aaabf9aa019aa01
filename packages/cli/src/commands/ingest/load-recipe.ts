import { type Recipe, RecipeError, readRecipe } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';

/**
 * Reads a recipe that can run here.
 *
 * @throws CommandError with every problem and its place.
 */
export async function loadRecipe(file: string): Promise<Recipe> {
  try {
    const recipe = await readRecipe(file);
    if (recipe.kind === 'recipe') return recipe;
    throw new RecipeError(file, [recipe.problem]);
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    throw new CommandError(`the recipe is invalid\n${error.message}`);
  }
}
