import type { Connection } from './connection.ts';
import type { Task, TaskOutcome } from './task.ts';

/** What the process of a run is sent: what to do, once, or that it should end. */
export type ToRun = { readonly task: Task; readonly connection: Connection } | { readonly cancel: true };

/** What it sends: lines of its log, and at last how it ended. */
export type FromRun = { readonly line: string } | { readonly outcome: TaskOutcome };
