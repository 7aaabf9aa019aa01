import type { Colophon } from '@colophon/sdk';
import type { LoadedPipeline } from '../configuration/read-pipeline.ts';
import type { Statistics } from '../pipeline/statistics.ts';
import { isFailing, type PipelineState, shorten, stateOf, stateUrn, toResource } from './pipeline-state.ts';

/** How often the catalogue hears of a pipeline. */
export const heartbeatMs = 60_000;
/** How often what is stored changes while only numbers do: each change is an entry in the change log. */
export const refreshMs = 5 * 60_000;
/** Longest wait for one report. */
const timeoutMs = 10_000;

export interface Reporting {
  readonly pipeline: LoadedPipeline;
  readonly catalogue: Colophon;
  readonly statistics: Statistics;
  readonly now: () => number;
  warn(message: string): void;
}

export interface Reporter {
  /** Reports the start. */
  start(): void;
  /** Reports how it ended, and nothing further. */
  end(error?: unknown): Promise<void>;
}

/**
 * Tells the catalogue how a pipeline is: each minute, and at its end. A value that is the same as before changes nothing
 * but the time at which it was last seen. A pipeline runs on when it cannot be reported.
 */
export function createReporter({ pipeline, catalogue, statistics, now, warn }: Reporting): Reporter {
  const startedAt = now();
  let stored: PipelineState | undefined;
  let storedAt = 0;
  let isQuiet = false;
  let reporting = Promise.resolve();

  async function write(state: PipelineState): Promise<void> {
    await catalogue.aspects.write(
      stateUrn(pipeline.name),
      { platformResourceInfo: toResource(state) },
      { signal: AbortSignal.timeout(timeoutMs) },
    );
    if (state !== stored) storedAt = now();
    stored = state;
  }
  const report = (choose: () => PipelineState): Promise<void> => {
    reporting = reporting
      .then(() => write(choose()))
      .catch((error: Error) => {
        if (!isQuiet) warn(`its state cannot be reported: ${error.message}`);
        isQuiet = true;
      });
    return reporting;
  };
  const running = () => stateOf(pipeline, statistics, { startedAt, status: 'RUNNING' });
  const beat = () => {
    const current = running();
    const isNews =
      !stored || isFailing(stored) !== isFailing(current) || hasBegun(stored) !== hasBegun(current);
    return isNews || now() - storedAt >= refreshMs ? current : (stored ?? current);
  };
  const timer = setInterval(() => void report(beat), heartbeatMs);
  timer.unref();
  return {
    start: () => void report(running),
    async end(error) {
      clearInterval(timer);
      // Why it stopped is said by who runs it, and is often the reason of this, too.
      isQuiet ||= error !== undefined;
      await report(() =>
        stateOf(pipeline, statistics, {
          startedAt,
          ...(error === undefined
            ? { status: 'ENDED' }
            : { status: 'FAILED', error: shorten(error instanceof Error ? error.message : String(error)) }),
        }),
      );
    },
  };
}

/** True once an event got to an end. */
const hasBegun = ({ done, failed }: PipelineState): boolean => done + failed > 0;
