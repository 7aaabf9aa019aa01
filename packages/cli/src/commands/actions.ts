import {
  actions,
  describeStatistics,
  type LoadedPipeline,
  PipelineFileError,
  readPipeline,
  replayFailedEvents,
  runPipelines,
} from '@colophon/actions';
import { CommandError, describeFailure } from '../describe-failure.ts';
import { onceSignalled } from '../once-signalled.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';
import { startExecutor } from './start-executor.ts';

export interface ActionsSettings extends ClientSettings {
  readonly config: readonly string[];
}

/** `colophon actions run`: pipelines, until they end or the command is stopped. */
export async function runActions({
  config,
  untilIdle = false,
  count,
  ...settings
}: ActionsSettings & { readonly untilIdle?: boolean; readonly count?: number }): Promise<void> {
  const pipelines = await readAll(config);
  for (const { name, enabled } of pipelines) if (!enabled) console.error(`${name}: disabled`);
  const stop = new AbortController();
  const unlisten = onceSignalled(['SIGINT', 'SIGTERM'], () => stop.abort());
  const results = await runPipelines(pipelines, {
    client: clientOptions(settings),
    signal: stop.signal,
    untilIdle,
    ...(count !== undefined && { count }),
    print: (line) => console.log(line),
    warn: (message) => console.error(message),
    startExecutor,
    onEnd({ pipeline, statistics, error }) {
      if (statistics) console.log(`${pipeline.name}: ${describeStatistics(statistics)}`);
      else console.error(`${pipeline.name}: stopped. ${describeFailure(error)}`);
    },
  });
  unlisten();
  const stopped = results.filter(({ error }) => error !== undefined);
  if (stopped.length > 0)
    throw new CommandError(
      `${stopped.length === 1 ? 'a pipeline' : `${stopped.length} pipelines`} stopped with an error`,
    );
}

/** `colophon actions validate`: every problem of the files. */
export async function validateActions({ config }: Pick<ActionsSettings, 'config'>): Promise<void> {
  for (const { file, name, action } of await readAll(config))
    console.log(`${file}: ${name}, with the action ${action.definition.name}`);
}

/** `colophon actions replay`: failed events again. */
export async function replayActions({ config, ...settings }: ActionsSettings): Promise<void> {
  const pipelines = await readAll(config);
  const stop = new AbortController();
  const unlisten = onceSignalled(['SIGINT', 'SIGTERM'], () => stop.abort());
  let failed = 0;
  for (const pipeline of pipelines) {
    const statistics = await replayFailedEvents(pipeline, {
      client: clientOptions(settings),
      signal: stop.signal,
      print: (line) => console.log(line),
      warn: (message) => console.error(message),
      startExecutor,
    });
    console.log(`${pipeline.name}: ${describeStatistics(statistics)}`);
    failed += statistics.failed;
  }
  unlisten();
  if (failed > 0) throw new CommandError(`events that failed again: ${failed}`);
}

/** `colophon actions list`: the built-in actions. */
export async function listActions({ json = false }: { readonly json?: boolean }): Promise<void> {
  const found = await Promise.all(Object.values(actions).map((load) => load()));
  const rows = found.map(({ name, description }) => ({ name, description }));
  if (json) printJson(rows);
  else
    printTable(
      ['ACTION', 'WHAT IT DOES'],
      rows.map(({ name, description }) => [name, description]),
      '',
    );
}

/** All files, or the problems of all of them. */
async function readAll(files: readonly string[]): Promise<LoadedPipeline[]> {
  const results = await Promise.allSettled(files.map((file) => readPipeline(file)));
  const problems: string[] = [];
  const pipelines = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    if (!(result.reason instanceof PipelineFileError)) throw result.reason;
    problems.push(result.reason.message);
    return [];
  });
  if (problems.length > 0)
    throw new CommandError(`the configuration cannot be used.\n${problems.join('\n')}`);
  const names = pipelines.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new CommandError(`two pipelines are named ${twice}. They would share one position in the log.`);
  return pipelines;
}
