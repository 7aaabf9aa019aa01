import type { z } from 'zod';
import type { PipelineContext } from './action.ts';
import type { EventEnvelope } from './event.ts';

/** A transformer that is ready to work. */
export interface Transformer {
  /** Returns the event for the next step, changed or not; undefined drops it. */
  transform(
    event: EventEnvelope,
  ): EventEnvelope | null | undefined | Promise<EventEnvelope | null | undefined>;
}

/** A transformer as it is defined: its configuration, and how it is made. */
export interface TransformerDefinition<Config = unknown> {
  /** Its `type` in the file of a pipeline. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** Its configuration. */
  readonly config: z.ZodType<Config>;
  /** Makes it, when the pipeline starts. */
  create(config: Config, context: PipelineContext): Transformer | Promise<Transformer>;
}

/** Keeps the type of the configuration: `export default defineTransformer({...})`. */
export const defineTransformer = <Config>(
  definition: TransformerDefinition<Config>,
): TransformerDefinition<Config> => definition;
