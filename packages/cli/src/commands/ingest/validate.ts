import { RecipeError, readRecipe } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { loadRecipe } from './load-recipe.ts';

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
  const { source, transformers, sink } = await loadRecipe(config);
  const parts = [source.type, ...transformers.map(({ type }) => type), sink?.type ?? 'datahub-rest'];
  console.log(`The recipe is valid: ${parts.join(' → ')}`);
}

async function problemsOf(file: string) {
  try {
    const recipe = await readRecipe(file);
    return recipe.kind === 'recipe' ? [] : [recipe.problem];
  } catch (error) {
    if (error instanceof RecipeError) return error.problems;
    throw error;
  }
}
