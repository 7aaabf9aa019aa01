import type { ForeignRecipe } from '../recipe/read-recipe.ts';
import type { ConnectionTest } from '../run/test-connection.ts';
import type { RecipeInput } from './prepare-recipe.ts';
import { type ForeignOptions, runForeignRecipe } from './run-foreign-recipe.ts';

/**
 * Lets DataHub's package test the connection of a source that only it has. No metadata is read, and nothing is written.
 *
 * @throws RecipeError if it has no such source either.
 * @throws PythonError if Python is missing or the packages cannot be installed.
 */
export async function testForeignConnection(
  recipe: ForeignRecipe,
  options: ForeignOptions = {},
): Promise<ConnectionTest> {
  // No sink is opened, but without one the recipe would need a catalogue.
  const raw = { ...(recipe.raw as RecipeInput), sink: { type: 'console' } };
  const { result } = await runForeignRecipe({ ...recipe, raw }, { ...options, testConnection: true });
  if (result.connection) return result.connection;
  const [failure] = result.entries.failures;
  return {
    basic_connectivity: { capable: false, ...(failure && { failure_reason: failure.message }) },
    capability_report: {},
  };
}
