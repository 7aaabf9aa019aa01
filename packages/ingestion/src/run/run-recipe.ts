import { resolve } from 'node:path';
import { type ChangeProposal, Colophon } from '@colophon/sdk';
import type { SourceRecord } from '../definitions/record.ts';
import type { Entry } from '../definitions/report.ts';
import type { Sink } from '../definitions/sink.ts';
import type { Source, SourceContext } from '../definitions/source.ts';
import type { Recipe } from '../recipe/read-recipe.ts';
import { type DefaultCatalogue, toClientOptions } from '../sinks/catalogue-fields.ts';
import { PipelineState } from '../state/pipeline-state.ts';
import { OwnedEntities } from '../state/removal-state.ts';
import { KeptState } from '../state/source-state.ts';
import { statefulSettings } from '../state/stateful-settings.ts';
import { deadLettersFile } from './dead-letters.ts';
import { describeError } from './describe-error.ts';
import { makeRunId } from './make-run-id.ts';
import { openSink } from './open-sink.ts';
import { recordEnd, recordStart } from './record-run.ts';
import { printReport, type ReportJson } from './report-json.ts';
import { type RunStatus, runFolder, writeRunFile } from './run-files.ts';
import { RunReport, type Severity } from './run-report.ts';
import { SinkWriter } from './sink-writer.ts';
import { withLabelKeys } from './with-label-keys.ts';

/** How far a run has come. */
export interface RunProgress {
  readonly records: number;
  readonly written: number;
  readonly warnings: number;
  readonly failures: number;
}

/** How to run a recipe. */
export interface RunOptions {
  /** The catalogue of recipes that name none. */
  readonly defaultCatalogue?: DefaultCatalogue;
  /** Id of the run. Default: that of the recipe, else a new one. */
  readonly runId?: string;
  /** Cancels the run: what was written stays. */
  readonly signal?: AbortSignal;
  /** Where the run is kept on this machine, with its dead letters. Default: nowhere. */
  readonly stateFolder?: string;
  /** Reads and transforms everything, and writes nothing. */
  readonly dryRun?: boolean;
  /** Reads this many records only. Nothing counts as gone then. */
  readonly maxRecords?: number;
  /** Takes the place of the recipe's sink. The catalogue that it would have written to can be read. */
  readonly replaceSink?: (catalogue: Colophon | undefined) => Sink;
  readonly onProgress?: (progress: RunProgress) => void;
  /** Receives warnings and failures as they happen. */
  readonly onEntry?: (severity: Severity, entry: Entry) => void;
  /** Default: the clock of the machine. */
  readonly now?: () => number;
}

/** What came of a run. */
export interface RunResult {
  readonly runId: string;
  readonly status: RunStatus;
  /** With DataHub's keys, without secrets. */
  readonly report: ReportJson;
  /** Entities that were marked as removed, or would be. */
  readonly stale: readonly string[];
  /** File with the proposals that were rejected; undefined if none was, or they are not kept. */
  readonly deadLetters: string | undefined;
}

/**
 * Runs a recipe: source, transformers, sink, and then what only a complete run can do: removing what is gone.
 *
 * A failure is part of the result. Running a recipe again is always safe, since every write can be repeated: a run that was
 * killed is resumed by running the recipe again, under the same id.
 */
export async function runRecipe(recipe: Recipe, options: RunOptions = {}): Promise<RunResult> {
  const { settings, redactor } = recipe;
  const now = options.now ?? Date.now;
  const startedAt = now();
  const runId = options.runId ?? settings.run_id ?? makeRunId(recipe.source.definition.name, startedAt);
  const { flags } = settings;
  const report = new RunReport(
    redactor,
    {
      failures: flags.report_failure_sample_size,
      warnings: flags.report_warning_sample_size,
      infos: flags.report_info_sample_size,
    },
    options.onEntry,
  );
  const isReadOnly = options.dryRun === true || options.replaceSink !== undefined;
  const stateFolder = isReadOnly ? undefined : options.stateFolder;
  const file = {
    runId,
    recipe: resolve(recipe.file),
    startedAt,
    ...(settings.pipeline_name !== undefined && { pipelineName: settings.pipeline_name }),
  };
  if (stateFolder !== undefined) await writeRunFile(stateFolder, file);
  const pipeline = new Pipeline(recipe, options, { runId, report, now, isReadOnly, stateFolder });
  const status = await pipeline.run();
  const endedAt = now();
  const { writer } = pipeline;
  const json = printReport(recipe, report, writer, { startedAt, endedAt });
  await pipeline.end(status, json, { startedAt, endedAt });
  if (stateFolder !== undefined) await writeRunFile(stateFolder, { ...file, endedAt, status, report: json });
  return {
    runId,
    status,
    report: json,
    stale: pipeline.stale,
    deadLetters:
      stateFolder !== undefined && writer !== undefined && writer.rejected > 0
        ? deadLettersFile(runFolder(stateFolder, runId))
        : undefined,
  };
}

interface PipelineContext {
  readonly runId: string;
  readonly report: RunReport;
  readonly now: () => number;
  readonly isReadOnly: boolean;
  readonly stateFolder: string | undefined;
}

/** A recipe while it runs. */
class Pipeline {
  /** Undefined if the sink could not be opened. */
  writer: SinkWriter | undefined;
  stale: readonly string[] = [];
  readonly #recipe: Recipe;
  readonly #options: RunOptions;
  readonly #context: PipelineContext;
  /** Aborted when the run is cancelled, and when it ends. */
  readonly #controller = new AbortController();
  #sink: Sink | undefined;
  #source: Source | undefined;
  /** For state, transformers and reports. */
  #catalogue: Colophon | undefined;
  /** A client of our own, to close. */
  #ownClient: Colophon | undefined;
  #isRecorded = false;

  constructor(recipe: Recipe, options: RunOptions, context: PipelineContext) {
    this.#recipe = recipe;
    this.#options = options;
    this.#context = context;
  }

  /** Runs everything, and reports what fails. */
  async run(): Promise<RunStatus> {
    const { report } = this.#context;
    const { signal } = this.#options;
    const cancel = () => this.#controller.abort(signal?.reason);
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await this.#openSink();
      await this.#recordStart();
      await this.#readAndWrite();
    } catch (error) {
      if (!signal?.aborted) report.fail(describeError(error));
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
    await this.#source?.close().catch((error: unknown) => report.warn(describeError(error)));
    if (signal?.aborted) return 'CANCELLED';
    const failures = report.total('failures') + (this.writer?.report.total('failures') ?? 0);
    return failures > 0 ? 'FAILURE' : 'SUCCESS';
  }

  /** Records the end of the run in the catalogue, and closes what is open. */
  async end(
    status: RunStatus,
    report: unknown,
    times: { readonly startedAt: number; readonly endedAt: number },
  ): Promise<void> {
    const { runId, report: entries } = this.#context;
    try {
      if (this.#isRecorded && this.#catalogue)
        await recordEnd(this.#catalogue, { runId, status, report, ...times });
    } catch (error) {
      entries.warn({ ...describeError(error), title: 'the report was not stored in the catalogue' });
    } finally {
      // Half of what should be there must not look like all of it.
      const isWhole = status !== 'CANCELLED' && this.writer?.isComplete === true;
      await this.#sink?.close({ complete: isWhole });
      await this.#ownClient?.close();
      this.#controller.abort();
    }
  }

  async #openSink(): Promise<void> {
    const sink = await openSink(this.#recipe, this.#context.report, this.#options.defaultCatalogue);
    this.#catalogue = sink.catalogue;
    const { datahub_api: api } = this.#recipe.settings;
    if (this.#catalogue === undefined && api?.server !== undefined) {
      const settings = { server: api.server, token: api.token, disable_ssl_verification: false };
      this.#ownClient = new Colophon(toClientOptions(settings, this.#options.defaultCatalogue));
      this.#catalogue = this.#ownClient;
    }
    const replaced = this.#options.replaceSink?.(this.#catalogue);
    const unused: Sink = { write: async () => [], close: () => sink.close({ complete: false }) };
    this.#sink = this.#context.isReadOnly ? withClose(replaced ?? unused, unused) : sink;
    this.writer = new SinkWriter(this.#sink, this.#recipe, this.#context);
  }

  async #recordStart(): Promise<void> {
    const { runId, now, isReadOnly } = this.#context;
    const { reporting } = this.#recipe.settings;
    const reporter = reporting?.find(({ type }) => type === 'datahub');
    if (isReadOnly || this.#catalogue === undefined) return;
    await recordStart(this.#catalogue, this.#recipe, {
      runId,
      now: now(),
      reportRecipe: reporter?.config?.report_recipe !== false,
    });
    this.#isRecorded = true;
  }

  async #readAndWrite(): Promise<void> {
    const { report, now, isReadOnly } = this.#context;
    const { signal } = this.#controller;
    const writer = this.writer as SinkWriter;
    const state = await this.#readState();
    const owned = state && new OwnedEntities();
    const read = await this.#open(state?.kept ?? new KeptState());
    const observed = this.#observe(read.records(), owned);
    await writer.write(await this.#transform(observed), signal);
    if (state === undefined || owned === undefined || this.#options.maxRecords !== undefined) {
      writer.isComplete = true;
      return;
    }
    const failed = writer.report.total('failures');
    if (failed > 0) {
      report.warn({
        title: 'nothing is removed',
        message: `${failed} proposals were rejected: the state of the last run is kept.`,
      });
      writer.isComplete = true;
      return;
    }
    const { stale, restored, store } = state.finish(owned, report);
    this.stale = stale;
    report.count('soft_deleted_stale_entities', stale.length);
    await writer.write(statusesOf(stale, true), signal);
    await writer.write(statusesOf(restored, false), signal);
    writer.isComplete = true;
    if (!isReadOnly && report.total('failures') === 0) await store(now());
  }

  async #readState(): Promise<PipelineState | undefined> {
    const { runId, report } = this.#context;
    const { source, settings, packagePlatforms } = this.#recipe;
    const stateful = statefulSettings(source.config);
    const { pipeline_name: pipelineName } = settings;
    if (stateful === undefined || pipelineName === undefined) return undefined;
    if (this.#catalogue === undefined) {
      report.warn({
        title: 'no state is kept',
        message: 'The sink is no catalogue. Set datahub_api.server to the one that keeps the state.',
      });
      return undefined;
    }
    return PipelineState.read({
      catalogue: this.#catalogue,
      pipelineName,
      platforms: packagePlatforms ?? [source.definition.platform ?? source.definition.name],
      restores: packagePlatforms === undefined,
      runId,
      settings: stateful,
      signal: this.#controller.signal,
    });
  }

  async #open(state: SourceContext['state']): Promise<Source> {
    const { definition, config } = this.#recipe.source;
    const { runId, report, now } = this.#context;
    this.#source = await definition.open(config, {
      report,
      signal: this.#controller.signal,
      runId,
      pipelineName: this.#recipe.settings.pipeline_name,
      catalogue: this.#catalogue,
      state,
      folder: this.#recipe.folder,
      now,
    });
    return this.#source;
  }

  async #transform(records: AsyncIterable<SourceRecord>): Promise<AsyncIterable<SourceRecord>> {
    const { report, now } = this.#context;
    let transformed = records;
    for (const { definition, config } of this.#recipe.transformers) {
      const transformer = await definition.create(config, {
        report,
        signal: this.#controller.signal,
        catalogue: this.#catalogue,
        folder: this.#recipe.folder,
        now,
      });
      transformed = transformer(transformed);
    }
    return this.#recipe.source.definition.repeats ? transformed : withLabelKeys(transformed);
  }

  /** Counts what the source reads, and ends after as many records as were asked for. */
  async *#observe(
    records: AsyncIterable<SourceRecord>,
    owned: OwnedEntities | undefined,
  ): AsyncGenerator<SourceRecord> {
    const { report } = this.#context;
    const { maxRecords = Number.POSITIVE_INFINITY, onProgress } = this.#options;
    const { signal } = this.#controller;
    if (maxRecords <= 0) return;
    for await (const record of records) {
      signal.throwIfAborted();
      report.read(record.proposals);
      owned?.add(record);
      onProgress?.({
        records: report.records,
        written: this.writer?.written ?? 0,
        warnings: report.total('warnings'),
        failures: report.total('failures') + (this.writer?.report.total('failures') ?? 0),
      });
      yield record;
      if (report.records >= maxRecords) return;
    }
  }
}

/** A sink that also closes the one whose place it takes. */
const withClose = (sink: Sink, other: Sink): Sink =>
  sink === other
    ? sink
    : {
        ...sink,
        write: (proposals, signal) => sink.write(proposals, signal),
        close: async (end) => {
          await sink.close(end);
          await other.close();
        },
      };

async function* statusesOf(urns: readonly string[], removed: boolean): AsyncGenerator<SourceRecord> {
  for (const entityUrn of urns) {
    const proposal: ChangeProposal = { entityUrn, aspectName: 'status', aspect: { removed } };
    yield { id: `status of ${entityUrn}`, proposals: [proposal] };
  }
}
