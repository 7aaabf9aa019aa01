import type { ForeignRecipe } from '../recipe/read-recipe.ts';
import { RecipeError } from '../recipe/recipe-error.ts';
import { makeRunId } from '../run/make-run-id.ts';
import type { ReportJson } from '../run/report-json.ts';
import type { RunStatus } from '../run/run-files.ts';
import { findConnector } from './connectors/read-connectors.ts';
import type { RecipeInput } from './prepare-recipe.ts';
import { type ConnectorOptions, type ConnectorResult, runConnector } from './run-connector.ts';

/** How a recipe is run whose file, folder and secrets are known. */
export type ForeignOptions = Omit<ConnectorOptions, 'redactor' | 'folder'>;

/** What came of a run by DataHub's package, as of one that runs here. */
export interface ForeignRunResult {
  readonly runId: string;
  readonly status: RunStatus;
  /** The package's own, or what its log says if it has written none. */
  readonly report: ReportJson;
  readonly result: ConnectorResult;
}

/**
 * Runs a recipe whose source only DataHub's package has.
 *
 * @throws RecipeError if that has no such source either.
 * @throws PythonError if Python is missing or the packages cannot be installed.
 */
export async function runForeignRecipe(
  recipe: ForeignRecipe,
  options: ForeignOptions = {},
): Promise<ForeignRunResult> {
  if (!(await findConnector(recipe.type))) throw new RecipeError(recipe.file, [recipe.problem]);
  const runId = options.runId ?? recipe.settings.run_id ?? makeRunId(recipe.type, Date.now());
  const result = await runConnector(recipe.raw as RecipeInput, {
    ...options,
    runId,
    folder: recipe.folder,
    redactor: recipe.redactor,
  });
  const { failures, warnings, infos } = result.entries;
  const entries = { failures, warnings, infos };
  return {
    runId,
    // DataHub has no run that took too long: it is one that failed.
    status: result.status === 'TIMEOUT' ? 'FAILURE' : result.status,
    report: result.report ?? {
      cli: {},
      source: { type: recipe.type, report: entries },
      sink: { type: recipe.settings.sink?.type ?? 'datahub-rest', report: {} },
    },
    result,
  };
}
