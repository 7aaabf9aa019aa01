import type { Colophon } from '@colophon/sdk';
import type { z } from 'zod';
import type { SourceRecord } from './record.ts';
import type { Report } from './report.ts';

/** What a transformer is given for one run. */
export interface TransformerContext {
  readonly report: Report;
  readonly signal: AbortSignal;
  /** The catalogue that is written to, for what is merged with its values; undefined with a sink that has none. */
  readonly catalogue: Colophon | undefined;
  /** Folder of the recipe, against which the path of a module is resolved. */
  readonly folder: string;
  now(): number;
}

/** Changes, adds or drops records on their way. */
export type Transformer = (records: AsyncIterable<SourceRecord>) => AsyncIterable<SourceRecord>;

/** A transformer as it is defined. */
export interface TransformerDefinition<Config = unknown> {
  /** Its `type` in a recipe, as DataHub names it. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly description: string;
  readonly config: z.ZodType<Config>;
  create(config: Config, context: TransformerContext): Transformer | Promise<Transformer>;
}

/** Keeps the type of the configuration. */
export const defineTransformer = <Config>(
  definition: TransformerDefinition<Config>,
): TransformerDefinition<Config> => definition;
