/** What a pipeline says of itself. Numbers count since `startedAt`; times are milliseconds since the epoch. */
export interface PipelineState {
  readonly name: string;
  readonly action: string;
  readonly source: string;
  /** Name of its position in the change log; absent where its source keeps that elsewhere. */
  readonly consumer?: string;
  readonly status: 'RUNNING' | 'ENDED' | 'FAILED';
  readonly startedAt: number;
  readonly done: number;
  readonly failed: number;
  readonly retries: number;
  readonly lastDoneAt?: number;
  readonly lastFailure?: { readonly time: number; readonly message: string };
  readonly error?: string;
}

export interface Pipeline extends PipelineState {
  readonly urn: string;
  /** When the server last heard of it. */
  readonly heardAt: number;
}

/** A platform resource, as the server lists it. */
interface WireResource {
  readonly urn: string;
  readonly platformResourceInfo?: {
    readonly value: { readonly resourceType?: string; readonly value?: { readonly blob?: string } };
    readonly systemMetadata?: { readonly lastObserved?: number };
  };
}

export const resourceType = 'actionPipeline';

/** The pipelines among resources, by name. A resource that cannot be read is none. */
export const pipelinesIn = (resources: readonly WireResource[]): readonly Pipeline[] =>
  resources
    .flatMap(({ urn, platformResourceInfo: info }) => {
      const state = info?.value.resourceType === resourceType ? parsed(info.value.value?.blob) : undefined;
      return state ? [{ ...state, urn, heardAt: info?.systemMetadata?.lastObserved ?? 0 }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

function parsed(blob = ''): PipelineState | undefined {
  try {
    const state = JSON.parse(blob) as Partial<PipelineState> | null;
    const isState = typeof state?.name === 'string' && typeof state.status === 'string';
    return isState ? { ...none, ...(state as PipelineState) } : undefined;
  } catch {
    return undefined;
  }
}

/** What another version of the program may leave out. */
const none = { action: '', source: '', startedAt: 0, done: 0, failed: 0, retries: 0 } as const;

/** A running pipeline reports each minute: after this long without a report, it is taken to have stopped. */
export const silentAfterMs = 5 * 60_000;

/** How a pipeline is: `silent` is one that should run, and is not heard of. */
export type Condition = 'running' | 'failing' | 'silent' | 'failed' | 'ended';

export function conditionOf(
  { status, heardAt, lastDoneAt = 0, lastFailure }: Pipeline,
  now: number,
): Condition {
  if (status === 'FAILED') return 'failed';
  if (status === 'ENDED') return 'ended';
  if (now - heardAt > silentAfterMs) return 'silent';
  return lastFailure && lastFailure.time >= lastDoneAt ? 'failing' : 'running';
}

/** Why a pipeline is not well, in its own words; undefined for one that is. */
export function problemOf(pipeline: Pipeline, condition: Condition): string | undefined {
  if (condition === 'failed') return pipeline.error;
  return condition === 'failing' ? pipeline.lastFailure?.message : undefined;
}

/** When the last event got to an end, whether it succeeded or failed. */
export function lastEventAt({ lastDoneAt, lastFailure }: PipelineState): number | undefined {
  const latest = Math.max(lastDoneAt ?? 0, lastFailure?.time ?? 0);
  return latest === 0 ? undefined : latest;
}
