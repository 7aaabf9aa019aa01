import type { Sent } from '../../edit/edit.ts';
import type { Target } from './selection.ts';

/** A change of several entities that one mutation can make, or several of them after another. */
export interface Step {
  readonly targets: readonly Target[];
  /** The mutation for some of the targets. */
  readonly send: (urns: readonly string[]) => Sent;
  /** Entities that a mutation takes: one where the server has no batch. */
  readonly size: number;
}

/** An edit of everything that is chosen. */
export interface BulkEdit {
  /** What is done, as it is told: `Tag PII added`. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Takes back what was done of it; absent where nothing does that exactly. */
  readonly revert?: (done: ReadonlySet<string>) => readonly Step[];
}

/** Entities that a batch takes: an answer comes soon enough to show progress. */
export const batchSize = 50;

export const step = (targets: readonly Target[], send: Step['send'], size = batchSize): Step => ({
  targets,
  send,
  size,
});

/** The targets of a step that were reached. */
export const among = (targets: readonly Target[], done: ReadonlySet<string>): readonly Target[] =>
  targets.filter(({ urn }) => done.has(urn));
