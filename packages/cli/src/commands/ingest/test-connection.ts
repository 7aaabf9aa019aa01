import { type ConnectionTest, type ForeignRecipe, RecipeError, testConnection } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import type { PackageSettings } from './ingest-settings.ts';
import { invalid, loadAnyRecipe } from './load-recipe.ts';

interface TestSettings extends PackageSettings {
  readonly config: string;
  readonly json?: boolean;
}

/** `colophon ingest test-connection`: whether a recipe's source can be reached, and what its user may do. */
export async function testSourceConnection({ config, json, ...settings }: TestSettings): Promise<void> {
  const recipe = await loadAnyRecipe(config);
  const test = recipe.kind === 'recipe' ? await testConnection(recipe) : await testForeign(recipe, settings);
  const type = recipe.kind === 'recipe' ? recipe.source.type : recipe.type;
  const { basic_connectivity, capability_report, internal_failure_reason } = test;
  if (json) printJson(test);
  else if (internal_failure_reason === undefined)
    for (const [name, { capable, failure_reason, mitigation_message }] of Object.entries({
      ...(basic_connectivity && { connection: basic_connectivity }),
      ...capability_report,
    })) {
      const why = [failure_reason, mitigation_message]
        .flatMap((part) => (part === undefined ? [] : [part.replace(/(?<![.!?])$/, '.')]))
        .join(' ');
      console.log(printable(`${capable ? 'ok  ' : 'FAIL'} ${name}${why === '' ? '' : `: ${why}`}`));
    }
  if (internal_failure_reason !== undefined) throw new CommandError(internal_failure_reason);
  if (!basic_connectivity?.capable) throw new CommandError(`the source ${type} cannot be reached`);
}

/** Lets DataHub's package test the connection of a source that only it has. */
async function testForeign(recipe: ForeignRecipe, settings: PackageSettings): Promise<ConnectionTest> {
  const [{ testForeignConnection }, { withPackage }] = await Promise.all([
    import('@colophon/ingestion/python'),
    import('./run-foreign.ts'),
  ]);
  try {
    return await withPackage(settings, (options) => testForeignConnection(recipe, options));
  } catch (error) {
    throw error instanceof RecipeError ? invalid(error) : error;
  }
}
