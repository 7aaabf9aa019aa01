import type { Colophon } from '@colophon/sdk';
import type { z } from 'zod';
import type { EventEnvelope } from './event.ts';
import type { RunningExecutor } from './executor.ts';

/** What a pipeline gives its transformers and its action. */
export interface PipelineContext {
  /** Name of the pipeline. */
  readonly pipelineName: string;
  /** Client of the catalogue that the events come from. */
  readonly catalogue: Colophon;
  /** Folder of the pipeline's file, against which relative paths are resolved. */
  readonly folder: string;
  /** Aborted when the pipeline stops. */
  readonly signal: AbortSignal;
  /** Prints a line for the operator: standard output when the pipeline runs by the command line. */
  print(line: string): void;
  /** Reports something that is no failure of an event. */
  warn(message: string): void;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Starts an executor of managed ingestion; absent where the program that runs the pipeline has none. */
  readonly startExecutor?: (executorId: string) => Promise<RunningExecutor>;
}

/** An action that is ready to work. */
export interface Action {
  /**
   * Does the work for one event. The events of an entity come one after the other; those of different entities may come at
   * the same time. An event may come twice, so the work should be idempotent.
   *
   * @throws Anything when it failed: it is tried again as the pipeline's options say.
   */
  act(event: EventEnvelope): void | Promise<void>;
  /** Releases connections and files. */
  close?(): void | Promise<void>;
}

/** An action as it is defined: its configuration, and how it is made. */
export interface ActionDefinition<Config = unknown> {
  /** Its `type` in the file of a pipeline, such as `webhook`. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** Its configuration. Every field has a description. */
  readonly config: z.ZodType<Config>;
  /** Makes it, when the pipeline starts. */
  create(config: Config, context: PipelineContext): Action | Promise<Action>;
}

/** Keeps the type of the configuration: `export default defineAction({...})`. */
export const defineAction = <Config>(definition: ActionDefinition<Config>): ActionDefinition<Config> =>
  definition;
