import type { Colophon } from '@colophon/sdk';
import type { z } from 'zod';
import type { EventEnvelope } from './event.ts';

/** The events of one change, with its place in the log. */
export interface SourcedChange {
  /** Offset of the change in the log, or a number that increases with each change of another source. */
  readonly offset: number;
  /** URN of the entity that changed. Changes of one entity are processed in order. */
  readonly entity: string;
  readonly events: readonly EventEnvelope[];
}

/** What an event source is given. */
export interface SourceContext {
  readonly pipelineName: string;
  readonly catalogue: Colophon;
  /** Types of the events that the pipeline can use; undefined: all. */
  readonly eventTypes: readonly string[] | undefined;
  /** True ends after the last change that exists. */
  readonly untilIdle: boolean;
  /** Aborted when the pipeline stops. */
  readonly signal: AbortSignal;
  warn(message: string): void;
  now(): number;
}

/** An event source that has been opened. */
export interface EventSource {
  /** Changes in the order of the log, from where the last run stopped. */
  changes(): AsyncIterable<SourcedChange>;
  /** Keeps durably that everything before an offset is done. */
  commit(next: number): Promise<void>;
  /** Ends its connections, after the last commit. */
  close?(): Promise<void>;
}

/** An event source as it is defined. */
export interface SourceDefinition<Config = unknown> {
  readonly name: string;
  readonly config: z.ZodType<Config>;
  open(config: Config, context: SourceContext): Promise<EventSource>;
}
