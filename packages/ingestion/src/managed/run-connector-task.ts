import type { ForeignRecipe } from '../recipe/read-recipe.ts';
import type { Connection } from './connection.ts';
import { describeEnd } from './describe-end.ts';
import type { Task, TaskControl, TaskOutcome } from './task.ts';

/** Runs a task whose source only DataHub's package has, in a Python environment that is made on first use. */
export async function runConnectorTask(
  recipe: ForeignRecipe,
  { name, runId, variables, version }: Task,
  { log, signal }: TaskControl,
  { server, token }: Connection,
): Promise<TaskOutcome> {
  if (name === 'TEST_CONNECTION') {
    log(`The connection of ${recipe.type} is not tested: its connector is DataHub's.`);
    return { status: 'FAILURE' };
  }
  const { PythonError, runForeignRecipe } = await import('../python/index.ts');
  try {
    const { status, report, result } = await runForeignRecipe(recipe, {
      catalogue: { server, token },
      runId,
      version,
      secrets: variables,
      signal,
      log,
      onOutput: log,
    });
    for (const line of describeEnd(report)) log(line);
    const isClean = result.entries.warnings.length === 0;
    return {
      status: status === 'SUCCESS' ? (isClean ? 'SUCCESS' : 'SUCCEEDED_WITH_WARNINGS') : 'FAILURE',
      report: { type: 'CLI_INGEST', value: report },
    };
  } catch (error) {
    if (!(error instanceof PythonError)) throw error;
    log(error.message);
    if (error.remedy !== undefined) log(error.remedy);
    return { status: 'FAILURE' };
  }
}
