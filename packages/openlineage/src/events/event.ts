import type { Facets } from './facets.ts';

/** What OpenLineage names by a namespace and a name: a job or a dataset. */
export interface Identifier {
  readonly namespace: string;
  readonly name: string;
}

/** A job, as an event describes it. */
export interface EventJob extends Identifier {
  readonly facets: Facets;
}

/** A dataset, as an event describes it; the facets of its role as input or output are among its facets. */
export interface EventDataset extends Identifier {
  readonly facets: Facets;
}

/** The states of a run. */
export const runStates = ['START', 'RUNNING', 'COMPLETE', 'ABORT', 'FAIL', 'OTHER'] as const;
export type RunState = (typeof runStates)[number];

interface AnyEvent {
  /** Milliseconds since the epoch. */
  readonly eventTime: number;
  /** Address of the program that sent the event. */
  readonly producer: string;
}

interface WithDatasets {
  readonly job: EventJob;
  readonly inputs: readonly EventDataset[];
  readonly outputs: readonly EventDataset[];
}

/** Something happened to a run of a job. */
export interface RunEvent extends AnyEvent, WithDatasets {
  readonly kind: 'run';
  readonly state: RunState;
  readonly runId: string;
  readonly runFacets: Facets;
}

/** A description of a job, outside any run. */
export interface JobEvent extends AnyEvent, WithDatasets {
  readonly kind: 'job';
}

/** A description of a dataset, outside any job. */
export interface DatasetEvent extends AnyEvent {
  readonly kind: 'dataset';
  readonly dataset: EventDataset;
}

export type LineageEvent = RunEvent | JobEvent | DatasetEvent;
