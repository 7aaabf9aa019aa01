import type { ChangeProposal, Colophon } from '@colophon/sdk';
import type { z } from 'zod';
import type { Report } from './report.ts';

/** A proposal that the receiver rejected, with its reason. */
export interface Rejected {
  readonly proposal: ChangeProposal;
  readonly reason: string;
}

/** An opened sink. */
export interface Sink {
  /**
   * Writes proposals in order. When it returns, all of them are written or rejected.
   *
   * @throws When nothing more can be written, such as a server that stays away after all retries.
   */
  write(proposals: readonly ChangeProposal[], signal: AbortSignal): Promise<readonly Rejected[]>;
  /** The catalogue behind it, if there is one. */
  readonly catalogue?: Colophon;
  /**
   * Batches that may be written at the same time; never two with values of the same entity. Default 1: strictly in order.
   */
  readonly concurrency?: number;
  /** What the report says about it, beside what all sinks have. */
  statistics?(): Readonly<Record<string, unknown>>;
  /**
   * Finishes what is open: the end of a file.
   *
   * @param end Whether everything was written. What would look complete and is not, such as half a file, is discarded.
   */
  close(end?: { readonly complete: boolean }): Promise<void>;
}

/** What a sink is given for one run. */
export interface SinkContext {
  readonly report: Report;
  /** Folder of the recipe. */
  readonly folder: string;
  /** The catalogue of the command line or server that runs the recipe, for sinks whose recipe names none. */
  readonly defaultCatalogue: { readonly server: string; readonly token?: string } | undefined;
}

/** A sink as it is defined. */
export interface SinkDefinition<Config = unknown> {
  /** Its `type` in a recipe, as DataHub names it: `datahub-rest`. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly description: string;
  readonly config: z.ZodType<Config>;
  open(config: Config, context: SinkContext): Sink | Promise<Sink>;
}

/** Keeps the type of the configuration. */
export const defineSink = <Config>(definition: SinkDefinition<Config>): SinkDefinition<Config> => definition;
