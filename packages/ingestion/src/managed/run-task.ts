import { tmpdir } from 'node:os';
import { parseRecipe, type Recipe } from '../recipe/read-recipe.ts';
import { RecipeError } from '../recipe/recipe-error.ts';
import { runRecipe } from '../run/run-recipe.ts';
import { testConnection } from '../run/test-connection.ts';
import type { Connection } from './connection.ts';
import { describeEnd } from './describe-end.ts';
import { runConnectorTask } from './run-connector-task.ts';
import type { Task, TaskControl, TaskOutcome } from './task.ts';

/** Milliseconds between two lines on how far a run is. */
const progressMs = 10_000;

/** Runs the recipe of a task in this process, and logs what happens. */
export async function runTask(
  task: Task,
  control: TaskControl,
  connection: Connection,
): Promise<TaskOutcome> {
  const { log } = control;
  try {
    const recipe = await parseRecipe(task.recipe, {
      file: 'recipe',
      // Relative paths would mean another folder on each executor.
      folder: tmpdir(),
      variables: task.variables,
    });
    if (recipe.kind === 'foreign') return await runConnectorTask(recipe, task, control, connection);
    if (connection.token !== undefined) recipe.redactor.add(connection.token);
    return await (task.name === 'TEST_CONNECTION'
      ? runTest(recipe, control)
      : runIngestion(recipe, task, control, connection));
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    log('The recipe is invalid:');
    for (const line of error.message.split('\n')) log(line);
    return { status: 'FAILURE' };
  }
}

async function runIngestion(
  recipe: Recipe,
  { runId }: Task,
  { log, signal }: TaskControl,
  connection: Connection,
): Promise<TaskOutcome> {
  log(`Reads ${recipe.source.definition.title}`);
  let told = performance.now();
  const { status, report } = await runRecipe(recipe, {
    runId,
    signal,
    defaultCatalogue: connection,
    onProgress: ({ records, written }) => {
      if (performance.now() - told < progressMs) return;
      told = performance.now();
      log(`${records} records read, ${written} aspects written`);
    },
    onEntry: (severity, { title, message, context }) => {
      if (severity === 'infos') return;
      const kind = severity === 'failures' ? 'error' : 'warning';
      log(`${kind}: ${title}: ${context === undefined ? '' : `${context}: `}${message}`);
    },
  });
  for (const line of describeEnd(report)) log(line);
  const warnings = report.source.report.warnings;
  const isClean = !Array.isArray(warnings) || warnings.length === 0;
  return {
    status: status === 'SUCCESS' ? (isClean ? 'SUCCESS' : 'SUCCEEDED_WITH_WARNINGS') : 'FAILURE',
    report: { type: 'CLI_INGEST', value: report },
  };
}

async function runTest(recipe: Recipe, { log, signal }: TaskControl): Promise<TaskOutcome> {
  const value = await testConnection(recipe, signal);
  const { basic_connectivity: basic, internal_failure_reason: reason } = value;
  const failure = basic?.failure_reason ?? reason ?? 'no reason is known';
  log(basic?.capable ? 'The connection works.' : `The connection fails: ${failure}`);
  // The report says what fails; the test itself has succeeded.
  return { status: 'SUCCESS', report: { type: 'TEST_CONNECTION', value } };
}
