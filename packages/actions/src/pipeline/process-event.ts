import type { Action } from '../definitions/action.ts';
import { PipelineError } from '../definitions/errors.ts';
import type { EventEnvelope } from '../definitions/event.ts';
import type { Filter } from '../definitions/filter.ts';
import type { Transformer } from '../definitions/transformer.ts';
import { failedEventsFile, keepFailedEvent } from './failed-events.ts';
import type { Statistics } from './statistics.ts';
import { type Retries, withRetries } from './with-retries.ts';

/** The parts of a pipeline that an event passes. */
export interface Stages {
  readonly pipelineName: string;
  readonly filters: readonly Filter[];
  readonly transformers: readonly Transformer[];
  readonly action: Action;
  readonly retries: Retries;
  readonly failureMode: 'CONTINUE' | 'THROW';
  readonly failedEventsDir: string;
  readonly statistics: Statistics;
  warn(message: string): void;
  now(): number;
}

/** Whether an event passes all filters. A filter that throws is a failure of the event. */
export const passes = (filters: readonly Filter[], event: EventEnvelope): boolean =>
  filters.every((filter) => filter.matches(event));

/**
 * Takes an event through the filters and transformers to the action, as often as the options say.
 *
 * @throws What the last attempt failed with.
 */
export async function attempt(
  { filters, transformers, action, retries, statistics, now }: Stages,
  event: EventEnvelope,
): Promise<void> {
  await withRetries(async () => {
    let current: EventEnvelope | null | undefined = passes(filters, event) ? event : undefined;
    for (const step of transformers) if (current) current = await step.transform(current);
    if (!current) {
      statistics.dropped++;
      return;
    }
    await action.act(current);
    statistics.done++;
    statistics.lastDoneAt = now();
  }, retries);
}

/**
 * Processes an event: one that fails for good is kept, and the pipeline goes on or stops.
 *
 * @throws PipelineError with the failure mode `THROW`, and when the event cannot be kept: it must not be lost.
 */
export async function processEvent(stages: Stages, event: EventEnvelope): Promise<void> {
  const { pipelineName, statistics, failureMode, failedEventsDir, warn } = stages;
  try {
    await attempt(stages, event);
  } catch (error) {
    // Stopped in the middle of it: the event comes again.
    if (stages.retries.signal.aborted) throw error;
    statistics.failed++;
    const file = failedEventsFile(failedEventsDir, pipelineName);
    const place = `event ${JSON.stringify(event.meta)}`;
    const reason = error instanceof Error ? error.message : String(error);
    statistics.lastFailure = { time: stages.now(), message: reason };
    try {
      await keepFailedEvent(file, event, error);
    } catch (cause) {
      throw new PipelineError(
        `${pipelineName}: ${place} failed (${reason}), and cannot be kept in ${file}: ${(cause as Error).message}`,
        { cause },
      );
    }
    if (failureMode === 'THROW')
      throw new PipelineError(`${pipelineName}: ${place} failed: ${reason}`, { cause: error });
    warn(`${place} failed, and is kept in ${file}: ${reason}`);
  }
}
