import { type ForeignRecipe, type Recipe, RecipeError, readRecipe } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';

/**
 * Reads a recipe that runs here or in DataHub's package.
 *
 * @throws CommandError with every problem and its place.
 */
export async function loadAnyRecipe(file: string): Promise<Recipe | ForeignRecipe> {
  try {
    return await readRecipe(file);
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    throw invalid(error);
  }
}

/** A recipe that cannot run, with its problems. */
export const invalid = ({ message }: RecipeError): CommandError =>
  new CommandError(`the recipe is invalid\n${message}`);
