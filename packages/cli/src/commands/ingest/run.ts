import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  defaultStateFolder,
  findUnfinishedRun,
  type Recipe,
  type RunOptions,
  type RunResult,
  runRecipe,
} from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';
import { onceSignalled } from '../../once-signalled.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import { createProgress } from '../../print/progress.ts';
import { tokenOf } from '../client-settings.ts';
import { describeRun } from './describe-run.ts';
import { endWith } from './end-with.ts';
import type { IngestSettings, PackageSettings } from './ingest-settings.ts';
import { limitGarbage } from './limit-garbage.ts';
import { loadAnyRecipe } from './load-recipe.ts';

interface RunSettings extends IngestSettings, PackageSettings {
  readonly dryRun?: boolean;
  readonly resume?: boolean;
  readonly reportTo?: string;
}

/** `colophon ingest run`: runs a recipe. */
export async function runIngestion(settings: RunSettings): Promise<void> {
  const recipe = await loadAnyRecipe(settings.config);
  if (recipe.kind === 'foreign') return (await import('./run-foreign.ts')).runForeign(recipe, settings);
  const stateFolder = resolve(settings.state ?? defaultStateFolder());
  const unfinished = settings.resume
    ? await findUnfinishedRun(stateFolder, resolve(settings.config))
    : undefined;
  if (settings.resume && unfinished === undefined)
    throw new CommandError(
      `there is no run of ${settings.config} to resume: the last one succeeded, or there was none`,
    );
  const result = await runWithProgress(recipe, settings, {
    stateFolder,
    ...(settings.dryRun && { dryRun: true }),
    ...(unfinished && { runId: unfinished.runId }),
  });
  if (settings.reportTo !== undefined)
    await writeFile(settings.reportTo, `${JSON.stringify(result.report, null, 2)}\n`);
  const { runId, status, report, deadLetters } = result;
  if (settings.json) printJson({ runId, status, ...(deadLetters && { deadLetters }), report });
  else console.log(describeRun(result, settings.dryRun === true));
  endWith(status, runId);
}

/** Runs a recipe that Ctrl-C cancels, and shows how far it is. */
export const runWithProgress = (
  recipe: Recipe,
  settings: IngestSettings,
  options: RunOptions,
): Promise<RunResult> =>
  recipeRunner(recipe, settings, (common) => runRecipe(recipe, { ...options, ...common }));

/** Calls what runs a recipe with what all commands have in common: Ctrl-C cancels, and progress and problems are shown. */
export async function recipeRunner<T>(
  recipe: Recipe,
  settings: IngestSettings,
  run: (options: RunOptions) => Promise<T>,
): Promise<T> {
  const collectGarbage = limitGarbage();
  const controller = new AbortController();
  const stop = onceSignalled(['SIGINT', 'SIGTERM'], () => controller.abort());
  const progress = createProgress();
  const startedAt = performance.now();
  const token = tokenOf(settings);
  if (token !== undefined) recipe.redactor.add(token);
  try {
    return await run({
      defaultCatalogue: { server: settings.server, ...(token !== undefined && { token }) },
      signal: controller.signal,
      onProgress: ({ records, written, warnings, failures }) => {
        collectGarbage();
        progress.update(() => {
          const seconds = (performance.now() - startedAt) / 1000;
          return (
            `${records.toLocaleString('en')} records, ${written.toLocaleString('en')} aspects written, ` +
            `${Math.round(written / Math.max(seconds, 0.001))}/s, ${warnings} warnings, ${failures} failures`
          );
        });
      },
      onEntry: (severity, { title, message, context }) => {
        if (severity === 'infos') return;
        progress.end();
        const kind = severity === 'failures' ? 'error' : 'warning';
        const place = context === undefined ? '' : `${context}: `;
        console.error(printable(`${kind}: ${title}: ${place}${message}`));
      },
    });
  } finally {
    progress.end();
    stop();
  }
}
