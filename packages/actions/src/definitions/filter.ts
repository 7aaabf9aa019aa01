import type { z } from 'zod';
import type { EventEnvelope } from './event.ts';

/** Whether an event goes on to the transformers and the action. */
export interface Filter {
  matches(event: EventEnvelope): boolean;
  /** Types of the events that can match; others are not even computed. Undefined: any. */
  readonly eventTypes?: readonly string[];
}

/** A filter as it is defined. */
export interface FilterDefinition<Config = unknown> {
  /** Its `type` in the file of a pipeline. */
  readonly name: string;
  /** Its configuration. */
  readonly config: z.ZodType<Config>;
  create(config: Config): Filter;
}
