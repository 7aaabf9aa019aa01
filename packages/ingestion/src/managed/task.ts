import type { TaskName } from './requests.ts';

/** A request as a program runs it. */
export interface Task {
  readonly name: TaskName;
  /** URN of the request, which is also the id of the run. */
  readonly runId: string;
  /** The recipe, as JSON, with its variables. */
  readonly recipe: string;
  /** Values of the variables that it names: secrets, and what the executor's machine has. */
  readonly variables: Readonly<Record<string, string>>;
  /** Version of DataHub's package, for connectors that it runs; undefined for the one that is installed by default. */
  readonly version: string | undefined;
}

/** How a task ended. */
export interface TaskOutcome {
  readonly status: 'SUCCESS' | 'SUCCEEDED_WITH_WARNINGS' | 'FAILURE';
  /** What programs read of it, as JSON. */
  readonly report?: { readonly type: string; readonly value: unknown };
}

/** Runs a task to its end. */
export type RunTask = (task: Task, control: TaskControl) => Promise<TaskOutcome>;

/** What a running task is given. */
export interface TaskControl {
  /** Takes a line of the log. */
  log(line: string): void;
  /** Aborted when the run is cancelled or the executor stops. */
  readonly signal: AbortSignal;
}
