import type { RunPartsFragment } from '../../../gen/types.ts';

interface RunState {
  /** `SUCCESS`, `FAILURE` …; undefined while it runs. */
  readonly result: string | undefined;
  /** Milliseconds since the epoch. */
  readonly start: number | undefined;
  /** Milliseconds. */
  readonly duration: number | undefined;
}

/** How a run is, from what was reported of it: its start and its end, in any order. */
export function runState({ state, created }: Pick<RunPartsFragment, 'state' | 'created'>): RunState {
  const events = (state ?? []).flatMap((event) => event ?? []);
  const started = events.find(({ status }) => status === 'STARTED');
  const ended = events.find(({ status }) => status === 'COMPLETE');
  const start = started?.timestampMillis ?? created?.time ?? undefined;
  const reported = ended?.durationMillis ?? undefined;
  const between = ended && started ? ended.timestampMillis - started.timestampMillis : undefined;
  return {
    result: ended ? (ended.result?.resultType ?? 'COMPLETE') : undefined,
    start,
    duration: reported ?? between,
  };
}

/** A time of some milliseconds as people say it: `1 h 4 min`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
