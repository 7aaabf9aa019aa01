import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { actions } from '../actions/index.ts';
import type { ActionDefinition } from '../definitions/action.ts';
import { PipelineFileError, type Problem } from '../definitions/errors.ts';
import type { Filter } from '../definitions/filter.ts';
import type { SourceDefinition } from '../definitions/source.ts';
import type { TransformerDefinition } from '../definitions/transformer.ts';
import { createFilter } from '../filters/event-type.ts';
import { filters } from '../filters/index.ts';
import { loadAction, loadTransformer } from '../plugins/load-plugin.ts';
import { sources } from '../sources/index.ts';
import { transformers } from '../transformers/index.ts';
import { checkValue } from './check-value.ts';
import { suggestion } from './nearest-word.ts';
import { defaultOptions, type PipelineFile, pipelineSchema } from './pipeline-schema.ts';
import { type Path, readYaml, type YamlDocument } from './yaml-document.ts';

/** A plug-in with its checked configuration. */
export interface Configured<Definition> {
  readonly definition: Definition;
  readonly config: unknown;
}

/** A pipeline whose file has been read and checked. Nothing has been connected to. */
export interface LoadedPipeline {
  readonly name: string;
  readonly enabled: boolean;
  /** Path of its file. */
  readonly file: string;
  /** Folder of its file. */
  readonly folder: string;
  readonly source: Configured<SourceDefinition>;
  readonly filters: readonly Filter[];
  readonly transformers: readonly Configured<TransformerDefinition>[];
  readonly action: Configured<ActionDefinition>;
  readonly connection: NonNullable<PipelineFile['datahub']>;
  readonly options: {
    readonly retryCount: number;
    readonly failureMode: 'CONTINUE' | 'THROW';
    readonly retryDelayMs: number;
    readonly concurrency: number;
    readonly failedEventsDir: string;
  };
}

/**
 * Reads the file of a pipeline, and checks all of it.
 *
 * @throws PipelineFileError with every problem, each with its line and column.
 */
export async function readPipeline(
  file: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<LoadedPipeline> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new PipelineFileError(file, [
      { line: 1, column: 1, message: error.code === 'ENOENT' ? 'the file does not exist' : error.message },
    ]);
  });
  return loadPipeline(file, text, environment);
}

/** The same for the text of a file. */
export async function loadPipeline(
  file: string,
  text: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<LoadedPipeline> {
  const document = readYaml(file, text, environment);
  const checked = checkValue(document, [], document.value, pipelineSchema);
  if (checked.value === undefined) throw new PipelineFileError(file, checked.problems);
  const pipeline = checked.value;
  const folder = dirname(resolve(file));
  const problems: Problem[] = [];
  const report = (found: readonly Problem[]) => problems.push(...found);
  const configure = async <D extends { readonly config: z.ZodType }>(
    path: Path,
    { type, config }: { readonly type: string; readonly config?: unknown },
    load: (type: string) => D | Promise<D>,
  ): Promise<Configured<D> | undefined> => {
    try {
      const definition = await load(type);
      const result = checkValue(document, [...path, 'config'], config ?? {}, definition.config);
      if ('problems' in result) report(result.problems);
      else return { definition, config: result.value };
    } catch (error) {
      report([problemOfType(document, path, error)]);
    }
    return undefined;
  };
  const source = await configure(['source'], pipeline.source, (type) => named('event source', type, sources));
  const found: Filter[] = [];
  for (const [index, spec] of (pipeline.filters ?? []).entries()) {
    const filter = await configure(['filters', index], spec, (type) => named('filter', type, filters));
    if (filter) found.push(filter.definition.create(filter.config as never));
  }
  if (pipeline.filter) found.push(createFilter(pipeline.filter));
  const steps: Configured<TransformerDefinition>[] = [];
  for (const [index, spec] of (pipeline.transform ?? []).entries()) {
    const step = await configure(['transform', index], spec, (type) =>
      loadTransformer(type, transformers, folder),
    );
    if (step) steps.push(step);
  }
  const action = await configure(['action'], pipeline.action, (type) => loadAction(type, actions, folder));
  if (problems.length > 0 || !source || !action) throw new PipelineFileError(file, problems);
  const options = pipeline.options ?? {};
  return {
    name: pipeline.name,
    enabled: pipeline.enabled,
    file,
    folder,
    source,
    filters: found,
    transformers: steps,
    action,
    connection: pipeline.datahub ?? {},
    options: {
      retryCount: options.retry_count ?? defaultOptions.retryCount,
      failureMode: options.failure_mode ?? defaultOptions.failureMode,
      retryDelayMs: options.retry_delay_ms ?? defaultOptions.retryDelayMs,
      concurrency: options.concurrency ?? defaultOptions.concurrency,
      failedEventsDir: resolve(folder, options.failed_events_dir ?? 'failed_events'),
    },
  };
}

const problemOfType = (document: YamlDocument, path: Path, error: unknown): Problem =>
  document.problemAt(
    [...path, 'type'],
    `${path.map(String).join('.')}.type: ${error instanceof Error ? error.message : String(error)}`,
  );

function named<D>(kind: string, type: string, registry: Readonly<Record<string, D>>): D {
  const found = Object.hasOwn(registry, type) ? registry[type] : undefined;
  if (found === undefined)
    throw new Error(`there is no ${kind} ${JSON.stringify(type)}${suggestion(type, Object.keys(registry))}`);
  return found;
}
