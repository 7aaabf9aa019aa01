import type { ExecutorsQuery } from '../../../gen/ingestion/executors/executors.ts';
import { isOpen, statusOf } from '../runs/run-state.ts';
import { commandLineExecutor } from '../urns.ts';

/** What the server knows of an executor, which registers nowhere. */
export interface KnownExecutor {
  readonly id: string;
  /** Sources that name it. */
  readonly sources: number;
  readonly running: number;
  /** Runs that it has not begun. */
  readonly waiting: number;
  /** When it last wrote the state of a run, in milliseconds since the epoch. */
  readonly heardAt: number | undefined;
  /** Whether a run has waited for it for longer than it takes to look for one. */
  readonly isLate: boolean;
}

/** Milliseconds after which an executor that is there has begun a run, unless it is busy. */
const lateMs = 60_000;
/** The server's own, unless it was started with another. */
export const ownExecutor = 'default';

type Sources = NonNullable<ExecutorsQuery['listIngestionSources']>['ingestionSources'];
type Runs = NonNullable<ExecutorsQuery['listExecutionRequests']>['executionRequests'];

/** Executors that sources name or that took a run, the server's own first. */
export function executorsOf(sources: Sources, runs: Runs, now: number): readonly KnownExecutor[] {
  const ids = new Set([
    ...sources.map(({ config }) => config.executorId),
    ...runs.map(({ input }) => input.executorId ?? ownExecutor),
  ]);
  ids.delete(commandLineExecutor);
  return [...ids]
    .toSorted((a, b) => Number(b === ownExecutor) - Number(a === ownExecutor) || a.localeCompare(b))
    .map((id) => {
      const own = runs.filter(({ input }) => (input.executorId ?? ownExecutor) === id);
      const waiting = own.filter(({ result }) => statusOf(result) === 'PENDING');
      const running = own.filter(({ result }) => isOpen(result) && statusOf(result) !== 'PENDING');
      const heard = own.flatMap(({ result }) =>
        result?.startTimeMs == null ? [] : result.startTimeMs + (result.durationMs ?? 0),
      );
      return {
        id,
        sources: sources.filter(({ config }) => config.executorId === id).length,
        running: running.length,
        waiting: waiting.length,
        heardAt: heard.length === 0 ? undefined : Math.max(...heard),
        isLate: running.length === 0 && waiting.some(({ input }) => now - input.requestedAt > lateMs),
      };
    });
}
