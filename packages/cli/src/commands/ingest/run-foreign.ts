import { writeFile } from 'node:fs/promises';
import type { ForeignRecipe } from '@colophon/ingestion';
import {
  type ForeignOptions,
  type ForeignRunResult,
  PythonError,
  runForeignRecipe,
} from '@colophon/ingestion/python';
import { CommandError } from '../../describe-failure.ts';
import { onceSignalled } from '../../once-signalled.ts';
import { formatCount } from '../../print/format-count.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import { createProgress } from '../../print/progress.ts';
import { type ClientSettings, tokenOf } from '../client-settings.ts';
import { endWith } from './end-with.ts';
import type { IngestSettings, PackageSettings } from './ingest-settings.ts';

/** What `ingest run` takes for sources of DataHub's package. */
export interface ForeignRunSettings extends IngestSettings, PackageSettings {
  readonly dryRun?: boolean;
  readonly reportTo?: string;
}

/** Runs a recipe by DataHub's package, and shows how far it is. */
export async function runForeign(recipe: ForeignRecipe, settings: ForeignRunSettings): Promise<void> {
  const run = await runByPackage(recipe, settings);
  const { runId, status, report } = run;
  if (settings.reportTo !== undefined)
    await writeFile(settings.reportTo, `${JSON.stringify(report, null, 2)}\n`);
  if (settings.json) printJson({ runId, status, report });
  else console.log(describe(run, recipe.type, settings.dryRun === true));
  endWith(status, runId);
}

const runByPackage = (recipe: ForeignRecipe, settings: ForeignRunSettings): Promise<ForeignRunResult> =>
  withPackage(settings, (options) => runForeignRecipe(recipe, { ...options, dryRun: settings.dryRun }));

/** Calls what runs DataHub's package with what all commands have in common: Ctrl-C cancels, and progress and problems are shown. */
export async function withPackage<T>(
  // What writes nothing needs no server.
  settings: PackageSettings & Partial<ClientSettings>,
  run: (options: ForeignOptions) => Promise<T>,
): Promise<T> {
  const { datahubVersion, timeout, server } = settings;
  const controller = new AbortController();
  const stop = onceSignalled(['SIGINT', 'SIGTERM'], () => controller.abort());
  const progress = createProgress();
  const print = (line: string) => {
    progress.end();
    console.error(printable(line));
  };
  try {
    return await run({
      ...(server !== undefined && { catalogue: { server, token: tokenOf({ ...settings, server }) } }),
      version: datahubVersion,
      ...(settings.with && { packages: settings.with }),
      ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
      signal: controller.signal,
      log: print,
      onOutput: (line) => progress.update(printable(line)),
      onEntry: (severity, { title, message, context }) => {
        if (severity === 'infos') return;
        const kind = severity === 'failures' ? 'error' : 'warning';
        print(`${kind}: ${title}: ${context === undefined ? '' : `${context}: `}${message}`);
      },
    });
  } catch (error) {
    if (controller.signal.aborted) throw new CommandError('the installation was interrupted', 'interrupted');
    if (!(error instanceof PythonError)) throw error;
    throw new CommandError([error.message, error.remedy].filter((part) => part !== undefined).join('\n'));
  } finally {
    progress.end();
    stop();
  }
}

const outcomes = { SUCCESS: 'succeeded', FAILURE: 'failed', CANCELLED: 'was cancelled' } as const;

function describe(
  { runId, status, report, result }: ForeignRunResult,
  type: string,
  isDryRun: boolean,
): string {
  const events = report.source.report.events_produced;
  const { entries, recordsWritten } = result;
  const rows: (readonly [string, string])[] = [
    [
      'read',
      `${typeof events === 'number' ? formatCount(events, 'aspect') : 'an unknown number of aspects'} from ${type}`,
    ],
    ...(recordsWritten === undefined
      ? []
      : [
          [
            isDryRun ? 'not written' : 'wrote',
            `${formatCount(recordsWritten, 'aspect')} to ${report.sink.type}`,
          ] as const,
        ]),
    ...entries.warnings.map(({ title }) => ['warning', title] as const),
    ...entries.failures.map(({ title }) => ['failure', title] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${isDryRun ? 'Dry run' : 'Run'} ${runId} ${outcomes[status]}, by DataHub's package`,
    ...rows.map(([name, text]) => printable(`  ${name.padEnd(width)}  ${text}`)),
  ].join('\n');
}
