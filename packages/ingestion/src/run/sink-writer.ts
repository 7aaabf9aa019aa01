import type { ChangeProposal } from '@colophon/sdk';
import type { SourceRecord } from '../definitions/record.ts';
import type { Rejected, Sink } from '../definitions/sink.ts';
import type { Recipe } from '../recipe/read-recipe.ts';
import { keepDeadLetters } from './dead-letters.ts';
import { type Batch, makeBatches } from './make-batches.ts';
import { runFolder } from './run-files.ts';
import { RunReport } from './run-report.ts';
import { writeBatches } from './write-batches.ts';

interface WriterContext {
  readonly runId: string;
  readonly now: () => number;
  readonly stateFolder: string | undefined;
}

/** Writes records to the sink of a run, and keeps account of it. */
export class SinkWriter {
  /** The sink's part of the report. */
  readonly report: RunReport;
  /** Proposals that were written. */
  written = 0;
  /** Proposals that were rejected. */
  rejected = 0;
  /** Whether everything was written that should be. */
  isComplete = false;
  readonly sink: Sink;
  readonly #recipe: Recipe;
  readonly #context: WriterContext;

  constructor(sink: Sink, recipe: Recipe, context: WriterContext) {
    this.sink = sink;
    this.#recipe = recipe;
    this.#context = context;
    const { report_failure_sample_size: size } = recipe.settings.flags;
    this.report = new RunReport(recipe.redactor, { failures: size, warnings: size, infos: size });
  }

  /** Writes records, in order for each entity. */
  async write(records: AsyncIterable<SourceRecord>, signal: AbortSignal): Promise<void> {
    await writeBatches(makeBatches(this.#stamp(records)), this.sink, signal, (batch, rejected) =>
      this.#settle(batch, rejected),
    );
  }

  async #settle({ proposals, recordIds }: Batch, rejected: readonly Rejected[]): Promise<void> {
    this.written += proposals.length - rejected.length;
    this.rejected += rejected.length;
    if (rejected.length === 0) return;
    const letters = rejected.map(({ proposal, reason }) => ({
      record: recordIds[proposals.indexOf(proposal)] ?? '',
      reason: this.#recipe.redactor.redact(reason),
      proposal,
    }));
    for (const { record, reason, proposal } of letters)
      this.report.fail({
        title: 'rejected by the sink',
        message: reason,
        context: `${proposal.aspectName} of ${proposal.entityUrn} (${record})`,
      });
    const { stateFolder, runId } = this.#context;
    if (stateFolder !== undefined) await keepDeadLetters(runFolder(stateFolder, runId), letters);
  }

  /** Adds what the catalogue keeps about where values come from. */
  async *#stamp(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
    const { flags, pipeline_name: pipelineName } = this.#recipe.settings;
    const { runId, now } = this.#context;
    if (!flags.set_system_metadata) {
      yield* records;
      return;
    }
    const pipeline =
      flags.set_system_metadata_pipeline_name && pipelineName !== undefined ? { pipelineName } : {};
    for await (const record of records) {
      const shared = { lastObserved: now(), runId, ...pipeline };
      const proposals = record.proposals.map(
        (proposal): ChangeProposal => ({
          ...proposal,
          systemMetadata: { ...shared, ...proposal.systemMetadata },
        }),
      );
      yield { ...record, proposals };
    }
  }
}
