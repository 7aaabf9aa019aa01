import { wordsOf } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';

/** What is stored of how far a run is; nothing while it waits for an executor for the first time. */
export interface RunResult {
  readonly status: string;
  readonly startTimeMs: number | null;
  readonly durationMs: number | null;
}

/** How a state is drawn. */
export type Tone = 'open' | 'good' | 'doubtful' | 'bad' | 'off';

const tones: Readonly<Record<string, Tone>> = {
  PENDING: 'open',
  RUNNING: 'open',
  UP_FOR_RETRY: 'open',
  ROLLING_BACK: 'open',
  SUCCESS: 'good',
  SUCCEEDED_WITH_WARNINGS: 'doubtful',
  FAILURE: 'bad',
  TIMEOUT: 'bad',
  ROLLBACK_FAILED: 'bad',
};

/** States that a list can be narrowed to. */
export const filterableStates = [
  'RUNNING',
  'SUCCESS',
  'SUCCEEDED_WITH_WARNINGS',
  'FAILURE',
  'CANCELLED',
  'ABORTED',
  'ROLLED_BACK',
] as const;

export const statusOf = (result: RunResult | null): string => result?.status ?? 'PENDING';
export const toneOf = (status: string): Tone => tones[status] ?? 'off';
export const stateText = (status: string): string => ingestionTexts.states[status] ?? wordsOf(status);

/** Whether a run waits or goes on, so that it can be cancelled and is worth looking at again. */
export const isOpen = (result: RunResult | null): boolean => toneOf(statusOf(result)) === 'open';

/** Whether an ingestion has ended in a way that may have left something, which can be taken back. */
export const canRollBack = (result: RunResult | null): boolean =>
  ['SUCCESS', 'SUCCEEDED_WITH_WARNINGS', 'FAILURE', 'CANCELLED', 'ABORTED', 'ROLLBACK_FAILED'].includes(
    statusOf(result),
  );

/** Milliseconds between two looks at something that goes on, and at what may begin by itself. */
export const pollMs = { open: 1500, idle: 15_000 };
