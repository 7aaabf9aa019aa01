import { testConnection } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import { loadRecipe } from './load-recipe.ts';

interface TestSettings {
  readonly config: string;
  readonly json?: boolean;
}

/** `colophon ingest test-connection`: whether a recipe's source can be reached, and what its user may do. */
export async function testSourceConnection({ config, json }: TestSettings): Promise<void> {
  const recipe = await loadRecipe(config);
  const test = await testConnection(recipe);
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
  if (!basic_connectivity?.capable)
    throw new CommandError(`the source ${recipe.source.type} cannot be reached`);
}
